"""Pictures that grow from a seed: photos, covers, faces, maps, charts, documents, codes, weather.

Each is a widget whose painter is a pure function of its size and arguments: equal arguments give equal pixels.
"""

from gts_env.android.pictures.chance import Chance, Seed
from gts_env.android.pictures.charts import bar_chart, line_chart, pie_chart, slice_color
from gts_env.android.pictures.cover import cover
from gts_env.android.pictures.map_tile import map_tile
from gts_env.android.pictures.paper import document, qr_code
from gts_env.android.pictures.photo import SCENES, photo, scene_of
from gts_env.android.pictures.picture import Picture
from gts_env.android.pictures.portrait import monogram, portrait, tone_of
from gts_env.android.pictures.weather import weather

__all__ = [
    "SCENES",
    "Chance",
    "Picture",
    "Seed",
    "bar_chart",
    "cover",
    "document",
    "line_chart",
    "map_tile",
    "monogram",
    "photo",
    "pie_chart",
    "portrait",
    "qr_code",
    "scene_of",
    "slice_color",
    "tone_of",
    "weather",
]

"""How Sphinx builds the site. Its sources are gathered first: see site_pages/write.py and ``make docs``."""

from __future__ import annotations

from gts_env._version import __version__

project = "gts-env"
author = "The gts-env authors"
copyright = f"2026, {author}"
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx_copybutton"]
myst_enable_extensions = ["attrs_inline"]
myst_heading_anchors = 4
# Blocks of JSON and YAML on the pages may leave things out.
# Names of classes in signatures are short, and a few of them are borne by two.
suppress_warnings = ["misc.highlighting_failure", "ref.python"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_class_signature = "mixed"
autodoc_preserve_defaults = True
# What is there only where an extra is installed.
autodoc_mock_imports = ["appium", "onnxruntime", "rapidocr", "ray", "sb3_contrib", "stable_baselines3", "torch"]
napoleon_google_docstring = True
napoleon_numpy_docstring = False
napoleon_use_ivar = True
napoleon_custom_sections = [("Keys", "params_style")]
add_module_names = False
# Names of hundreds of members would make each page carry a table of contents longer than itself.
toc_object_entries = False
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = f"gts-env {release}"
html_copy_source = False
html_show_sourcelink = False

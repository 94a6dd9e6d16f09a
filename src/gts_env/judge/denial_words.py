"""The words by which a denial is known."""

from __future__ import annotations

import re


def _set(words: str) -> frozenset[str]:
    return frozenset(words.split())


TROUBLE = _set(
    """problem problems issue issues bug bugs defect defects fault faults flaw flaws anomaly anomalies anomalous
    error errors trouble troubles glitch glitches failure failures malfunction deviation deviations irregularity
    irregularities inconsistency inconsistencies abnormality abnormalities concern concerns complaint complaints"""
)
ODD = _set(
    """wrong unusual strange odd weird suspicious abnormal incorrect broken buggy defective faulty unexpected off
    amiss"""
)
NONE = _set("no not any without zero never neither nor none nothing hardly")
"""Words that negate trouble."""
TELLING = _set("report note complain mention flag add remark criticise criticize object correct fix")
"""Words that make ``nothing to …`` a denial."""
NEGATION = _set("not no never nor without hardly cannot fail fails failed failing stop stops stopped nothing none")
"""Words that turn an approval into a complaint."""
DUTY = _set("should must ought supposed expected meant shall would")
MILD = _set(
    """a an any real really actual actually visible obvious apparent apparently other further single such kind of
    sort be find found see seen saw notice noticed detect detected observe observed is are was were there here
    functional visual major minor noticeable i we seem seems seemed to have has had encounter encountered
    experience experienced spot spotted come across appear appears"""
)
"""Words that may stand between a negation and the trouble."""
SHOWING = _set(
    """message messages dialog toast hint warning popup shown displayed appears appear text prompt notice raised code
    page"""
)
"""What follows an error that an app ought to show."""
FINE = _set(
    """fine ok okay good correct right normal alright well correctly properly normally perfectly flawlessly nicely"""
)
SIDE = _set("of next side below above edge corner aligned to hand")
"""What follows a "right" that is a direction."""
FINE_VERBS = _set(
    """is are was were be look looks looked seem seems seemed work works worked working behave behaves behaved
    function functions functioned appear appears appeared go goes went run runs open opens opened show shows
    showed display displays displayed render renders rendered return returns returned respond responds responded
    everything all load loads loaded"""
)
FILLER = _set("all just perfectly completely totally quite very still also again so absolutely and pretty everything")
TAIL = _set("as which that this it so everything all and exactly just not no")
POINTING = _set("as which that this it so")
"""Words by which a short sentence speaks of the one before."""
GOING_ON = _set("or nor and with in on of for when at")
"""Words by which a bit goes on with the one before."""
NORMAL = _set("expected intended normal correct desired right")
AS_SHOULD = tuple(
    tuple(words.split())
    for words in (
        "as expected",
        "as intended",
        "as designed",
        "by design",
        "as it should",
        "like it should",
        "as they should",
        "as supposed",
        "as desired",
        "as wanted",
        "as specified",
        "as usual",
    )
)

OTHER_LANGUAGES = re.compile(
    "|".join(
        (
            r"\bkeine?[nrs]? (?:\w+ )?(?:problem|fehler|auffalligkeit|defekt)",
            r"\balles (?:ok|okay|in ordnung|gut|bestens)\b|(?<!nicht )\bwie erwartet",
            r"\bnichts (?:auffallig|ungewohnlich|falsch)",
            r"\bfunktioniert (?:gut|korrekt|richtig|einwandfrei|problemlos)\b",
            r"\baucune? (?:probleme|bug|defaut|anomalie|erreur)|\bpas de (?:probleme|bug|defaut)",
            r"(?<!pas )\bcomme prevu",
            r"\bfonctionne (?:bien|correctement|parfaitement)|\brien d.anormal",
            r"\b(?:ningun|sin) (?:problema|error|fallo|defecto)|\bno hay (?:\w+ )?(?:problema|error|fallo|defecto)s?",
            r"(?<!no )\bfunciona (?:bien|correctamente|perfectamente)|\btodo (?:bien|correcto|normal)",
            r"\bnessun (?:problema|errore|difetto)|(?<!non )\bfunziona (?:bene|correttamente)",
            r"\btutto (?:bene|ok|regolare)",
            r"\bnenhum (?:problema|erro|defeito)|(?<!nao )\bfunciona (?:bem|corretamente)",
            r"\bнет (?:никаких )?(?:проблем|ошибок|дефектов)|\bвсе (?:в порядке|хорошо|нормально)",
            r"(?<!не )\bработает (?:нормально|корректно|правильно)",
            r"没有(?:发现)?(?:任何)?(?:问题|异常|错误|缺陷)",
            r"未发现(?:任何)?(?:问题|异常|错误|缺陷)|一切正常|没问题",
            r"(?<!不)(?<!未)符合预期|問題(?:は|も)?(?:ありません|ない|なし|見つかりません)",
            r"異常(?:は|も)?(?:ありません|なし)",
            r"문제(?:가|는)? ?(?:없|발견되지)|이상 ?없",
        )
    )
)
"""Denials in other languages, in folded text; they deny the whole report."""

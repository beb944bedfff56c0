"""The booking dialog of the match; the dialog itself is imported when it is first asked for."""

from typing import TYPE_CHECKING

from riichi_desktop.later import later

from .form import Kind, RecordForm
from .form_text import form_from_text, form_to_text

if TYPE_CHECKING:
    from .dialog import Purpose, RecordDialog
    from .events import event_of, form_of
    from .preview import Preview, preview_of
    from .problems import problem_of

__all__ = [
    "Kind",
    "Preview",
    "Purpose",
    "RecordDialog",
    "RecordForm",
    "event_of",
    "form_from_text",
    "form_of",
    "form_to_text",
    "preview_of",
    "problem_of",
]

__getattr__ = later(
    __name__,
    {
        "dialog": ("Purpose", "RecordDialog"),
        "events": ("event_of", "form_of"),
        "preview": ("Preview", "preview_of"),
        "problems": ("problem_of",),
    },
)

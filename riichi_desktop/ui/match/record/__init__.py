"""The booking dialog of the match."""

from .dialog import Purpose, RecordDialog
from .events import event_of, form_of
from .form import Kind, RecordForm
from .form_text import form_from_text, form_to_text
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

"""Files for the browser: the built client, and a few plain pages that need none."""
from __future__ import annotations

import gzip
import hashlib
import html
import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response

from fivesuns.server import texts

FOLDER: Final = Path(__file__).parent / "pages"
CSP: Final = ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
              "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
              "frame-ancestors 'none'")
_TEXT: Final = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")


class Blob:
    """Bytes with a type and an ETag, packed if that is worth it."""

    def __init__(self, data: bytes, kind: str, cache: str = "no-cache") -> None:
        self.data = data
        self.kind = kind
        self.cache = cache
        self.etag = f'"{hashlib.sha256(data).hexdigest()[:24]}"'
        packed = gzip.compress(data, 6, mtime=0) if len(data) > 1000 and kind.startswith(_TEXT) else data
        self.packed = packed if len(packed) < len(data) * 0.9 else None

    def response(self, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
        headers = {"ETag": self.etag, "Cache-Control": self.cache, "Vary": "Accept-Encoding"}
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, status_code=status, headers={**headers, "Content-Encoding": "gzip"},
                            media_type=self.kind)
        return Response(self.data, status_code=status, headers=headers, media_type=self.kind)


class Pages:
    """The client as `npm run build` left it, read once."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files: dict[str, Blob] = {}
        index = folder / "index.html"
        self.built = index.is_file()
        if not self.built:
            self.index = Blob(plain_page("Fivesuns", [
                "The pages of the client are not built.",
                "In a working copy run `npm ci` and `npm run build` in web/, then start the server again.",
                "Installed packages contain the pages. The interface for programs works: see docs/protocol.md.",
            ]), "text/html")
            return
        self.index = Blob(index.read_bytes(), "text/html")
        for file in sorted(folder.rglob("*")):
            name = file.relative_to(folder).as_posix()
            if file.is_file() and name != "index.html":
                kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
                if kind == "application/javascript":
                    kind = "text/javascript"
                hashed = name.startswith("assets/")
                self.files[name] = Blob(file.read_bytes(), kind,
                                        "public, max-age=31536000, immutable" if hashed else "public, max-age=3600")

    def find(self, path: str) -> Blob | None:
        """A file, or the single page for every address that is none; None for a file that is not there."""
        name = path.strip("/")
        if name in self.files:
            return self.files[name]
        return None if "." in name.rsplit("/", 1)[-1] or name.startswith("assets/") else self.index


def plain_page(title: str, lines: list[str], language: str = "en", form: str = "") -> bytes:
    """A page without scripts or styles. `form`: the label of a button that posts to this address."""
    body = "".join([f"<p>{html.escape(line)}</p>" for line in lines])
    button = f'<form method="post"><button>{html.escape(form)}</button></form>' if form else ""
    return (f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" '
            f'content="width=device-width, initial-scale=1"><title>{html.escape(title)}</title></head>'
            f"<body><main><h1>{html.escape(title)}</h1>{body}{button}</main></body></html>").encode()


def mail_page(language: str, what: str, done: bool | None) -> bytes:
    """Confirming or stopping mails: a question first, because programs open links too."""
    say = texts.say
    if done is None:
        return plain_page(say(language, f"page-{what}-title"), [say(language, f"page-{what}-ask")], language,
                          say(language, f"page-{what}-button"))
    return plain_page(say(language, f"page-{what}-title"),
                      [say(language, f"page-{what}-done" if done else "page-mail-unknown")], language)

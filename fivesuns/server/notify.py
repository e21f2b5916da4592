"""Telling people who are away that it is their turn: by mail, webhook or web push, once a turn, not at night."""
from __future__ import annotations

import asyncio
import http.client
import ipaddress
import re
import secrets
import smtplib
import socket
import ssl
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta, tzinfo
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any, Final
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import Connection, and_, delete, select, update

from fivesuns.server import logs, push, schema, store, texts, wire
from fivesuns.server.errors import Refused
from fivesuns.server.hall import Hall
from fivesuns.server.settings import Settings, Smtp

TRIES: Final = 5
AGAIN: Final = 300_000                                    # ms until a message that failed is tried again
SECONDS: Final = 10
JSON: Final = {"Content-Type": "application/json"}
AT_ONCE: Final = 8                                        # people who are told at the same time
_MAIL: Final = re.compile(r"[^@\s<>\"',;:\\()\[\]]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z]{2,24}")


# settings

def checked(settings: Settings, wanted: wire.Notify | None) -> dict[str, Any] | None:
    """A person's settings, if they can be used here."""
    if wanted is None or not (wanted.mail or wanted.webhook or wanted.quiet):
        return None
    if wanted.mail and (settings.smtp is None or not _MAIL.fullmatch(wanted.mail)):
        raise Refused("notify-refused", what="mail")
    if wanted.webhook:
        if not settings.webhooks or not _allowed(settings, wanted.webhook):
            raise Refused("notify-refused", what="webhook")
    zone(wanted.zone)
    return {"mail": wanted.mail or None, "webhook": wanted.webhook or None, "zone": wanted.zone,
            "quiet": list(wanted.quiet) if wanted.quiet and wanted.quiet[0] != wanted.quiet[1] else None}


def check_push(settings: Settings, wanted: wire.Subscription) -> None:
    """Raises notify-refused for a subscription that cannot be used here."""
    if not settings.push or not _allowed(settings, wanted.endpoint) or not push.usable(wanted):
        raise Refused("notify-refused", what="push")


def _allowed(settings: Settings, url: str) -> bool:
    parts = _split(url)
    return parts is not None and (parts[0] == "https" or settings.private_webhooks)


def zone(name: str) -> tzinfo:
    if name == "UTC":
        return UTC
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        raise Refused("notify-refused", what="zone") from None


def _split(url: str) -> tuple[str, str, int, str] | None:
    """Scheme, host, port and path of an address; None if it is none."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or not url.isascii():
        return None
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if not all([c.isprintable() and c != " " for c in path]):
        return None
    return parts.scheme, parts.hostname, port or (443 if parts.scheme == "https" else 80), path


def quiet_until(moment: datetime, quiet: list[int] | None, zone_name: str) -> datetime | None:
    """The end of the quiet hours, if it is quiet now."""
    if not quiet:
        return None
    here = moment.astimezone(zone(zone_name))
    start, end = quiet
    now_quiet = start <= here.hour < end if start < end else here.hour >= start or here.hour < end
    if not now_quiet:
        return None
    finish = here.replace(hour=end, minute=0, second=0, microsecond=0)
    return (finish if finish > here else finish + timedelta(days=1)).astimezone(UTC)


# what is due

class Due(msgspec.Struct):
    table_id: str
    key_id: int
    tries: int
    game: str
    title: str
    seats: list[int]
    name: str
    notify: dict[str, Any]
    confirmed: bool
    lang: str
    code: str | None
    pushes: list[store.Push]
    offer: bool                                           # there is an offer; the table does not wait

    @property
    def what(self) -> str:
        return "offer" if self.offer else "turn"


def take_due(conn: Connection, moment: int, grace: int) -> list[Due]:
    """Claims what is due: no other process sends it too. Who is connected, or sleeps, is put off."""
    n, k, t, s = schema.notices, schema.seat_keys, schema.tables, schema.seats
    rows = list(conn.execute(
        select(n.c.table_id, n.c.key_id, n.c.tries, n.c.due, n.c.offer, t.c.game, t.c.title, k.c.notify,
               k.c.mail_confirmed, k.c.lang, k.c.mail_code)
        .join(k, k.c.id == n.c.key_id).join(t, t.c.id == n.c.table_id)
        .where(and_(~n.c.sent, n.c.due <= moment, t.c.status == store.PLAYING)).limit(200)))
    found = []
    for r in rows:
        here = and_(n.c.table_id == r.table_id, n.c.key_id == r.key_id)
        seats = list(conn.execute(select(s.c.seat, s.c.name, s.c.seen).where(and_(
            s.c.table_id == r.table_id, s.c.key_id == r.key_id, s.c.kind == "person")).order_by(s.c.seat)))
        notify, pushes = store.unpack(r.notify) or {}, store.read_pushes(conn, r.table_id, r.key_id)
        if not (store.reaches(notify) or pushes) or not seats:
            conn.execute(delete(n).where(here))
            continue
        until = quiet_until(datetime.fromtimestamp(moment / 1000, UTC), notify.get("quiet"), notify.get("zone", "UTC"))
        deaf = not notify.get("webhook") and not r.mail_confirmed and not pushes
        here_now = max([x.seen for x in seats]) > moment
        if here_now and r.offer:
            conn.execute(delete(n).where(here))
            continue
        later = int(until.timestamp() * 1000) if until else moment + grace if here_now or deaf else 0
        if later:
            conn.execute(update(n).where(here).values(due=later))
            continue
        claimed = conn.execute(update(n).where(and_(here, ~n.c.sent, n.c.due == r.due)).values(sent=True))
        if claimed.rowcount == 1:
            found.append(Due(r.table_id, r.key_id, r.tries, r.game, r.title, [x.seat for x in seats], seats[0].name,
                             notify, r.mail_confirmed, r.lang, r.mail_code, pushes, r.offer))
    return found


async def send_due(hall: Hall) -> int:
    """One round: several tables of one person go into one mail. What reached somebody in one way is not said again
    because another way failed."""
    grace = int(hall.settings.grace * 1000)
    due = await hall.database.write(lambda conn: take_due(conn, store.now(), grace))
    gate = asyncio.Semaphore(AT_ONCE)
    told = await asyncio.gather(*[_tell(hall, d, gate) for d in due])
    mails: dict[tuple[str, str, bool], list[int]] = {}
    for n, d in enumerate(due):
        if d.notify.get("mail") and d.confirmed and hall.settings.smtp is not None:
            mails.setdefault((d.notify["mail"], d.lang, d.offer), []).append(n)
    for (address, lang, _), places in mails.items():
        sent = await _turn_mail(hall, address, lang, [due[n] for n in places])
        for n in places:
            told[n].append(sent)
    for d, ways in zip(due, told):
        if ways and not any(ways) and d.tries + 1 < TRIES:
            await hall.database.write(lambda conn, d=d: _again(conn, d))  # type: ignore[misc]
    return len(due)


async def _tell(hall: Hall, d: Due, gate: asyncio.Semaphore) -> list[bool]:
    """By webhook and push: what became of each."""
    ways = []
    async with gate:
        if d.notify.get("webhook") and hall.settings.webhooks:
            ways.append(await _webhook(hall, d))
        if hall.settings.push:
            pushed = [await _push(hall, d, browser) for browser in d.pushes]
            ways += [done for done in pushed if done is not None]
    return ways


def _again(conn: Connection, d: Due) -> None:
    n = schema.notices
    conn.execute(update(n).where(and_(n.c.table_id == d.table_id, n.c.key_id == d.key_id))
                 .values(sent=False, due=store.now() + AGAIN, tries=d.tries + 1))


def _where(hall: Hall, d: Due, lang: str) -> dict[str, Any]:
    return {"game": texts.title(lang, d.game), "title": d.title or d.table_id, "name": d.name,
            "link": f"{hall.settings.public_url()}/t/{d.table_id}"}


async def _turn_mail(hall: Hall, address: str, lang: str, several: list[Due]) -> bool:
    base = hall.settings.public_url()
    args = {**_where(hall, several[0], lang), "tables": len(several)}
    lines = [texts.say(lang, "mail-turn-line", _where(hall, d, lang)) for d in several]
    codes = [d.code for d in several if d.code]
    stop = f"{base}/mail/stop/{codes[0]}" if codes else ""
    what = several[0].what
    body = "\n".join([texts.say(lang, f"mail-{what}-intro", args), "", *lines, "",
                      texts.say(lang, "mail-stop", {"link": stop or base})])
    return await send_mail(hall, address, texts.say(lang, f"mail-{what}-subject", args), body, stop)


async def _webhook(hall: Hall, d: Due) -> bool:
    where = _where(hall, d, d.lang)
    text = texts.say(d.lang, f"webhook-{d.what}-named" if d.name else f"webhook-{d.what}", where)
    body = msgspec.json.encode({"text": text, "content": text, "table": d.table_id, "game": d.game,
                                "title": d.title, "seat": d.seats[0], "link": where["link"]})
    try:
        status = await asyncio.to_thread(post, d.notify["webhook"], body, hall.settings.private_webhooks)
    except (OSError, http.client.HTTPException, ValueError) as error:
        logs.warn("webhook-failed", table=d.table_id, error=type(error).__name__)
        return False
    logs.info("webhook-sent", table=d.table_id, status=status)
    return status < 500


async def _push(hall: Hall, d: Due, browser: store.Push) -> bool | None:
    """The push service passes on what it cannot read. A browser that has gone is forgotten: None."""
    where = _where(hall, d, d.lang)
    body = msgspec.json.encode({"title": texts.say(d.lang, f"push-{d.what}-title"), "lang": d.lang, "tag": d.table_id,
                                "body": texts.say(d.lang, "push-turn-at" if d.title else "push-turn", where),
                                "link": f"/t/{d.table_id}"})
    base = urlsplit(hall.settings.public_url())
    contact = f"https://{base.hostname}" if base.scheme == "https" else "mailto:fivesuns@localhost"
    try:
        headers = push.headers(await hall.push_key(), browser, f"{d.table_id} {browser.seat}", contact)
        status = await asyncio.to_thread(post, browser.endpoint, push.sealed(browser, body),
                                         hall.settings.private_webhooks, headers)
    except (OSError, http.client.HTTPException, ValueError) as error:
        logs.warn("push-failed", table=d.table_id, error=type(error).__name__)
        return False
    logs.info("push-sent", table=d.table_id, status=status)
    if status in push.GONE:
        await hall.database.write(lambda conn: store.drop_push(conn, d.table_id, browser.endpoint))
        await _look_again(hall, d.table_id)
        return None
    return status < 500 and status != 429


async def _look_again(hall: Hall, table: str) -> None:
    """What is known of a key has changed outside of an act."""
    live = hall.tables.get(table)
    if live is not None:
        await live.refresh()
        live.wake()


def post(url: str, body: bytes, private: bool, headers: Mapping[str, str] = JSON) -> int:
    """POST to somebody's address: never into our own network, never after a redirect."""
    parts = _split(url)
    if parts is None:
        raise ValueError("not an address to post to")
    scheme, host, port, path = parts
    family, kind, proto, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    if not private and not ipaddress.ip_address(str(where[0]).split("%")[0]).is_global:
        raise ValueError("not a public address")
    raw = socket.socket(family, kind, proto)
    raw.settimeout(SECONDS)
    conn = http.client.HTTPConnection(host, port, timeout=SECONDS)
    try:
        raw.connect(where)                                # the address that was looked at, not looked up again
        conn.sock = ssl.create_default_context().wrap_socket(raw, server_hostname=host) if scheme == "https" else raw
        conn.request("POST", path, body, {"User-Agent": "fivesuns", **headers})
        response = conn.getresponse()
        response.read(1024)
        return response.status
    finally:
        conn.close()
        raw.close()


# mail

async def ask_to_confirm(hall: Hall, row: store.Row, address: str, lang: str) -> str:
    """Nobody gets mails who did not say yes. Returns the code of the link that says yes, or later stops them."""
    code = secrets.token_urlsafe(24)
    args = {"link": f"{hall.settings.public_url()}/mail/confirm/{code}", "title": row.title or row.id}
    sent = await send_mail(hall, address, texts.say(lang, "mail-confirm-subject", args),
                           texts.say(lang, "mail-confirm-body", args), "")
    if not sent:
        raise Refused("notify-refused", what="mail")
    return code


async def confirm(hall: Hall, code: str, yes: bool) -> bool:
    """The link from a mail: confirm the address, or stop all mails to it."""
    k = schema.seat_keys

    def write(conn: Connection) -> str | None:
        row = conn.execute(select(k.c.id, k.c.table_id, k.c.notify).where(k.c.mail_code == code)).first()
        if row is None:
            return None
        if yes:
            conn.execute(update(k).where(k.c.id == row.id).values(mail_confirmed=True))
        else:
            notify = store.unpack(row.notify) or {}
            notify["mail"] = None
            conn.execute(update(k).where(k.c.id == row.id).values(mail_confirmed=False, notify=store.pack(notify)))
        table: str = row.table_id
        return table
    table = await hall.database.write(write) if wire.is_id(code) else None
    if table is None:
        return False
    await _look_again(hall, table)
    return True


async def send_mail(hall: Hall, address: str, subject: str, body: str, stop: str) -> bool:
    smtp = hall.settings.smtp
    if smtp is None:
        return False
    message = EmailMessage()
    message["From"] = smtp.sender or f"Fivesuns <fivesuns@{urlsplit(hall.settings.public_url()).hostname}>"
    message["To"] = address
    message["Subject"] = subject.replace("\n", " ")
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=urlsplit(hall.settings.public_url()).hostname)
    if stop:
        message["List-Unsubscribe"] = f"<{stop}>"
    message.set_content(body)
    try:
        await asyncio.to_thread(_deliver, smtp, message)
    except (OSError, smtplib.SMTPException) as error:
        logs.warn("mail-failed", error=type(error).__name__, detail=str(error)[:200])
        return False
    logs.info("mail-sent")
    return True


def _deliver(smtp: Smtp, message: EmailMessage) -> None:
    make = smtplib.SMTP_SSL if smtp.security == "tls" else smtplib.SMTP
    with make(smtp.host, smtp.port, timeout=SECONDS) as server:
        if smtp.security == "starttls":
            server.starttls(context=ssl.create_default_context())
        if smtp.user:
            server.login(smtp.user, smtp.password)
        server.send_message(message)

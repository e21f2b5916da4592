"""Telling people who are away that it is their turn: by mail, webhook or web push, once a turn, not at night."""
from __future__ import annotations

import asyncio
import functools
import ipaddress
import re
import secrets
import smtplib
import socket
import ssl
from collections.abc import Awaitable, Mapping
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta, tzinfo
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any, Final
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

import h11
import msgspec
from sqlalchemy import Connection, and_, delete, select, update

from fivesuns.server import logs, push, schema, store, texts, wire
from fivesuns.server.errors import Refused
from fivesuns.server.hall import Hall
from fivesuns.server.settings import Settings, Smtp

TRIES: Final = 5
AGAIN: Final = 300_000                                    # ms until a message that failed is tried again
SECONDS: Final = 10                                       # for every step of a mail, and for a name to be looked up
JSON: Final = {"Content-Type": "application/json"}
_MAIL: Final = re.compile(r"(?=[^@]{1,64}@)[\w!#$%&*+/=?^`{|}~-]+(\.[\w!#$%&*+/=?^`{|}~-]+)*"
                          r"@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}", re.ASCII | re.IGNORECASE)
# IPv6 addresses that stand for one of IPv4, and where in them it is
_NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
_TUNNELS: Final = [ipaddress.IPv6Network(net) for net in ("64:ff9b:1::/48", "2001::/32", "::/96", "fec0::/10")]
UNSENT: Final = (OSError, h11.ProtocolError, ValueError)  # what is raised when a message does not go out
_names: Final = ThreadPoolExecutor(32, "names")
_mails: Final = ThreadPoolExecutor(4, "mails")


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
    reminder: bool                                        # it was said before, and time runs out

    @property
    def what(self) -> str:
        return "offer" if self.offer else "reminder" if self.reminder else "turn"


def take_due(conn: Connection, moment: int, grace: int, most: int) -> list[Due]:
    """Claims what is due: no other process sends it too. Who is connected, or sleeps, is put off."""
    n, k, t, s = schema.notices, schema.seat_keys, schema.tables, schema.seats
    rows = list(conn.execute(
        select(n.c.table_id, n.c.key_id, n.c.tries, n.c.due, n.c.offer, n.c.reminder, t.c.game, t.c.title, k.c.notify,
               k.c.mail_confirmed, k.c.lang, k.c.mail_code)
        .join(k, k.c.id == n.c.key_id).join(t, t.c.id == n.c.table_id)
        .where(and_(~n.c.sent, n.c.due <= moment, t.c.status == store.PLAYING)).order_by(n.c.due).limit(most)))
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
                             notify, r.mail_confirmed, r.lang, r.mail_code, pushes, r.offer,
                             r.reminder))
    return found


async def send_due(hall: Hall) -> int:
    """Tells those who are due, as many as can be told at once, each apart from the others: who is slow holds nobody up.
    Several tables of one person go into one mail. What reached somebody in one way is not said again because another
    way failed."""
    grace, room = int(hall.settings.grace * 1000), hall.settings.limits.notices - len(hall.telling)
    if room <= 0:
        return 0
    due = await hall.database.write(lambda conn: take_due(conn, store.now(), grace, room))
    mails: dict[tuple[str, str, str], list[Due]] = {}
    for d in due:
        if d.notify.get("mail") and d.confirmed and hall.settings.smtp is not None:
            mails.setdefault((d.notify["mail"], d.lang, d.what), []).append(d)
    posted = {place: hall.spawn(_turn_mail(hall, place[0], place[1], several))
              for place, several in mails.items()}
    for d in due:
        mail = posted.get((d.notify.get("mail") or "", d.lang, d.what)) if d.confirmed else None
        task = hall.spawn(_tell(hall, d, mail))
        hall.telling.add(task)
        task.add_done_callback(hall.telling.discard)
    return len(due)


async def _tell(hall: Hall, d: Due, mail: Awaitable[bool] | None) -> None:
    """In every way at once; if none of them succeeds, again later."""
    ways: list[Awaitable[bool | None]] = [] if mail is None else [asyncio.shield(mail)]
    if d.notify.get("webhook") and hall.settings.webhooks:
        ways.append(_webhook(hall, d))
    if hall.settings.push:
        ways += [_push(hall, d, browser) for browser in d.pushes]
    told = [done for done in await asyncio.gather(*ways) if done is not None]
    if told and not any(told) and d.tries + 1 < TRIES:
        await hall.database.write(lambda conn: _again(conn, d))


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
        async with asyncio.timeout(hall.settings.limits.notice):
            status = await post(d.notify["webhook"], body, hall.settings.private_webhooks)
    except UNSENT as error:
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
        async with asyncio.timeout(hall.settings.limits.notice):
            status = await post(browser.endpoint, push.sealed(browser, body), hall.settings.private_webhooks, headers)
    except UNSENT as error:
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


def public(address: str) -> bool:
    """Is this an address of the world outside, however it is written? What stands for an IPv4 address is judged by it;
    what can be somebody's own network is not public."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inside = found.ipv4_mapped or found.sixtofour
        if found in _NAT64:
            inside = ipaddress.IPv4Address(int(found) & 0xffffffff)
        if inside is not None:
            return public(str(inside))
        if any([found in net for net in _TUNNELS]):
            return False
    return found.is_global and not found.is_multicast


@functools.cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(url: str, body: bytes, private: bool, headers: Mapping[str, str] = JSON) -> int:
    """POST to somebody's address: never into our own network, never after a redirect."""
    parts = _split(url)
    if parts is None:
        raise ValueError("not an address to post to")
    scheme, host, port, path = parts
    found = await asyncio.get_running_loop().run_in_executor(
        _names, functools.partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM))
    where = [str(address[0]) for _, _, _, _, address in found if private or public(str(address[0]))]
    if not where:
        raise ValueError("not a public address")
    safe: dict[str, Any] = {"ssl": _trust(), "server_hostname": host} if scheme == "https" else {}
    for last, address in enumerate(where, 1 - len(where)):
        try:                                              # the address that was looked at, not looked up again
            reader, writer = await asyncio.open_connection(address, port, **safe)
            break
        except OSError:
            if last == 0:
                raise
    try:
        name = (f"[{host}]" if ":" in host else host) + ("" if port in (80, 443) else f":{port}")
        return await _ask(reader, writer, h11.Request(method="POST", target=path, headers=[
            ("Host", name), ("User-Agent", "fivesuns"), ("Connection", "close"),
            ("Content-Length", str(len(body))), *headers.items()]), body)
    finally:
        writer.transport.abort()


async def _ask(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: h11.Request, body: bytes) -> int:
    """The status of the answer; nothing else of it is read."""
    talk = h11.Connection(h11.CLIENT)
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(talk.send(part) or b"")
    await writer.drain()
    while True:
        event = talk.next_event()
        if event is h11.NEED_DATA:
            talk.receive_data(await reader.read(4096))
        elif isinstance(event, h11.Response):
            return event.status_code
        elif not isinstance(event, h11.InformationalResponse):
            raise ConnectionError("closed without an answer")


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
    try:
        message = _mail(hall, smtp, address, subject, body, stop)
        await asyncio.get_running_loop().run_in_executor(_mails, _deliver, smtp, message)
    except (OSError, smtplib.SMTPException, ValueError) as error:
        logs.warn("mail-failed", error=type(error).__name__, detail=str(error)[:200])
        return False
    logs.info("mail-sent")
    return True


def _mail(hall: Hall, smtp: Smtp, address: str, subject: str, body: str, stop: str) -> EmailMessage:
    if not _MAIL.fullmatch(address):                      # kept since before it was looked at so closely
        raise ValueError("not an address to write to")
    message = EmailMessage()
    message["From"] = smtp.sender or f"Fivesuns <fivesuns@{urlsplit(hall.settings.public_url()).hostname}>"
    message["To"] = address
    message["Subject"] = subject.replace("\n", " ")
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=urlsplit(hall.settings.public_url()).hostname)
    if stop:
        message["List-Unsubscribe"] = f"<{stop}>"
    message.set_content(body)
    return message


def _deliver(smtp: Smtp, message: EmailMessage) -> None:
    make = smtplib.SMTP_SSL if smtp.security == "tls" else smtplib.SMTP
    with make(smtp.host, smtp.port, timeout=SECONDS) as server:
        if smtp.security == "starttls":
            server.starttls(context=ssl.create_default_context())
        if smtp.user:
            server.login(smtp.user, smtp.password)
        server.send_message(message)

"""The web: HTTP routes and websockets. Everything is checked here or passed on; nothing is decided here."""
from __future__ import annotations

import asyncio
import csv
import io
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, Literal

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.exceptions import HTTPException, WebSocketDisconnect
from sqlalchemy import select

import fivesuns
from fivesuns import clauses
from fivesuns.server import acts, history, lobby, logs, notify, push, rings, schema, store, telling, texts, wire
from fivesuns.server.errors import Refused
from fivesuns.server.guard import Guard, same_origin
from fivesuns.server.hall import Hall
from fivesuns.server.limits import home_of
from fivesuns.server.live import Live
from fivesuns.server.pages import Blob, Pages, mail_page, plain_page
from fivesuns.server.settings import Limits, Settings
from fivesuns.server.telling import Watcher
from fivesuns.server.workers import refuse
from fivesuns.texts import LANGUAGES

Req = Request[Any, Any, Any]
Socket = WebSocket[Any, Any, Any]
HELLO: Final = 10.0                                       # seconds for the first message
SEND: Final = 20.0                                        # seconds for a message to go out
OUTBOX: Final = 200
JSON: Final = "application/json"
FORM_CSP: Final = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"


def reply(value: Any, status: int = 200, **headers: str) -> Response[bytes]:
    return Response(msgspec.json.encode(value), status_code=status, media_type=JSON,
                    headers={"Cache-Control": "no-store", **headers})


def refused(refusal: Refused) -> Response[bytes]:
    headers = {"Retry-After": str(refusal.retry)} if refusal.retry else {}
    return reply({"error": refusal.wire()}, refusal.status, **headers)


def on_refused(request: Req, refusal: Refused) -> Response[bytes]:
    return refused(refusal)


def on_http(request: Req, error: HTTPException) -> Response[bytes]:
    known = {404: "not-found", 405: "wrong-method", 413: "too-large"}
    return refused(Refused(known.get(error.status_code, "bad-request")))


def on_failure(request: Req, error: Exception) -> Response[bytes]:
    logs.error("request-failed", error, path=request.url.path)
    return reply({"error": {"id": "failed", "args": {}, "text": texts.say("en", "error-failed")}}, 500)


def hall_of(connection: Req | Socket) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


def address_of(connection: Req | Socket) -> str:
    return home_of(connection.client.host) if connection.client else "unknown"


def secret_of(request: Req) -> str | None:
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    if not scheme:
        return None
    if scheme.lower() != "bearer" or not 16 <= len(secret.strip()) <= 64:
        raise Refused("bad-key")
    return secret.strip()


_decoders: dict[Any, msgspec.json.Decoder[Any]] = {}


async def body_of(request: Req, kind: Any) -> Any:
    data = await request.body()
    if kind not in _decoders:
        _decoders[kind] = msgspec.json.Decoder(kind)
    return wire.read(_decoders[kind], data)


def number_of(text: str | None, default: int | None = None) -> int | None:
    if text is None:
        return default
    if not text.isascii() or not text.isdecimal() or len(text) > 15:
        raise Refused("bad-request", detail="a whole number is expected")
    return int(text)


def flag_of(text: str | None) -> bool | None:
    if text is None:
        return None
    if text not in ("true", "false", "1", "0"):
        raise Refused("bad-request", detail="true or false is expected")
    return text in ("true", "1")


def language_of(request: Req) -> str:
    wanted: str = request.query_params.get("lang", "en")
    if wanted not in LANGUAGES:
        raise Refused("bad-request", detail=f"lang is one of {', '.join(LANGUAGES)}")
    return wanted


async def seen_table(request: Req, table: str) -> tuple[Live, store.KeyRow | None]:
    """The table, if whoever asks may see it."""
    hall = hall_of(request)
    live = await hall.table(table)
    key = live.key_of(secret_of(request))
    acts.watches(live, key)
    if not live.holds(key):
        hall.welcome()
    return live, key


# what there is to play

@get("/api/games")
async def games(request: Req) -> Response[bytes]:
    hall = hall_of(request)
    return reply({"games": [{**game, "rules": clauses.rules(name) is not None} for name, game in hall.games.items()],
                  "server": fivesuns.__version__, "languages": LANGUAGES,
                  "mail": hall.settings.smtp is not None, "webhooks": hall.settings.webhooks,
                  "push": hall.settings.push})


@post("/api/games/{game:str}/check", status_code=200)
async def check(request: Req, game: str) -> Response[bytes]:
    wish = await body_of(request, wire.Check)
    try:
        return reply({"options": await lobby.check(hall_of(request), game, wish.options, wish.seats),
                      "complaints": []})
    except Refused as refusal:
        if refusal.id != "options-refused":
            raise
        return reply({"options": wish.options, "complaints": [refusal.detail]})


@get("/api/games/{game:str}/catalogue")
async def catalogue(request: Req, game: str) -> Response[bytes]:
    hall = hall_of(request)
    blobs: dict[str, Blob] = request.app.state.catalogues
    if not hall.game(game)["catalogue"]:
        raise Refused("no-catalogue", game=game)
    if game not in blobs:
        found = refuse(await hall.rules.call("catalogue", {"game": game}, hall.settings.budgets.load))
        blobs[game] = Blob(found["catalogue"], JSON)
    return blobs[game].response(request)


@post("/api/games/{game:str}/odds", status_code=200)
async def odds(request: Req, game: str) -> Response[bytes]:
    """Worked out by processes of their own, so that nobody's move waits for it."""
    hall = hall_of(request)
    if not hall.game(game)["odds"]:
        raise Refused("no-odds", game=game)
    wish = await body_of(request, wire.Odds)
    address = address_of(request)
    hall.odds_limit.take(address)
    work = {"game": game, "cases": wish.cases}
    return reply(refuse(await hall.solvers.call("odds", work, hall.settings.budgets.odds, address), game=game))


@get("/api/rules/{game:str}")
async def rules(request: Req, game: str) -> Response[bytes]:
    language = language_of(request)
    found = clauses.rules(game, language)
    if found is None:
        raise Refused("no-such-rule", rule=game[:64])
    blobs: dict[tuple[str, str], Blob] = request.app.state.rules
    if (game, language) not in blobs:
        blobs[game, language] = Blob(msgspec.json.encode(found), JSON)
    return blobs[game, language].response(request)


@get("/api/rules/{game:str}/{clause:str}")
async def clause(request: Req, game: str, clause: str) -> Response[bytes]:
    found = clauses.rules(game, language_of(request))
    one = None if found is None else found.clause(clause)
    if one is None:
        raise Refused("no-such-rule", rule=clause[:64])
    return reply({**msgspec.to_builtins(one[0]), "section": one[1].title, "section_language": one[1].language})


@get("/api/texts")
async def text_names(request: Req) -> Response[bytes]:
    return reply({"languages": LANGUAGES, "names": texts.names()})


@get("/api/texts/{language:str}/{name:str}")
async def text(request: Req, language: str, name: str) -> Response[bytes]:
    data = texts.fluent(language, name.removesuffix(".ftl")) if name.endswith(".ftl") else None
    if data is None:
        raise Refused("no-such-text", text=f"{language}/{name}"[:64])
    blobs: dict[tuple[str, str], Blob] = request.app.state.texts
    if (language, name) not in blobs:
        blobs[language, name] = Blob(data, "text/plain")
    return blobs[language, name].response(request)


@get("/api/push")
async def push_key(request: Req) -> Response[bytes]:
    hall = hall_of(request)
    if not hall.settings.push:
        raise Refused("not-found")
    return reply({"key": push.public_key(await hall.push_key())})


@get("/api/server-key")
async def server_key(request: Req) -> Response[bytes]:
    signer = hall_of(request).signer
    return reply({"key": signer.public, "former": signer.former})


# the lobby

@get("/api/tables")
async def tables(request: Req) -> Response[bytes]:
    query = request.query_params
    status = query.get("status")
    if status not in (None, store.OPEN, store.PLAYING, store.OVER):
        raise Refused("bad-request", detail="status: open, playing or over")
    return reply(await lobby.listed(hall_of(request), query.get("game"), status, flag_of(query.get("slow")),
                                    flag_of(query.get("free")), number_of(query.get("after"))))


@post("/api/tables")
async def make_table(request: Req) -> Response[bytes]:
    wish = await body_of(request, wire.NewTable)
    hall = hall_of(request)
    hall.welcome()
    hall.table_limit.take(address_of(request))
    return reply(await lobby.make(hall, wish, hall.maker_of(address_of(request))), 201)


@post("/api/mine", status_code=200)
async def mine(request: Req) -> Response[bytes]:
    return reply(await lobby.mine(hall_of(request), (await body_of(request, wire.Mine)).keys))


@post("/api/rings")
async def make_ring(request: Req) -> Response[bytes]:
    wish = await body_of(request, wire.Mine)
    hall = hall_of(request)
    hall.welcome()
    hall.table_limit.take(address_of(request))
    return reply({"secret": await rings.make(hall.database, wish.keys)}, 201)


@post("/api/rings/turn", status_code=200)
async def turn_ring(request: Req) -> Response[bytes]:
    wish = await body_of(request, wire.RingTurn)
    return reply({"keys": await rings.turn(hall_of(request).database, ring_of(request), wish)})


@post("/api/rings/melt", status_code=200)
async def melt_ring(request: Req) -> Response[bytes]:
    await rings.melt(hall_of(request).database, ring_of(request))
    return reply({})


def ring_of(request: Req) -> str:
    secret = secret_of(request)
    if secret is None:
        raise Refused("no-such-ring")
    return secret


@post("/api/import", request_max_body_size=Limits().import_body)
async def import_record(request: Req) -> Response[bytes]:
    wish = await body_of(request, wire.Import)
    hall = hall_of(request)
    hall.welcome()
    hall.table_limit.take(address_of(request))
    return reply(await lobby.import_record(hall, wish, hall.maker_of(address_of(request))), 201)


# at a table

@get("/api/tables/{table:str}")
async def state(request: Req, table: str) -> Response[bytes]:
    live, key = await seen_table(request, table)
    await hall_of(request).noticed(live, key)
    key_id = None if key is None else key.id

    async def look() -> bytes:
        now = None if key_id is None else live.keys.get(key_id)
        await live.look([live.held_by(now)])
        told = telling.told(live.row, 0, [], live.row.number)
        return msgspec.json.encode({"type": "state", **telling.state(live, now), **told})
    return Response(await live.changing(look), media_type=JSON, headers={"Cache-Control": "no-store"})


@post("/api/tables/{table:str}/acts", status_code=200)
async def act(request: Req, table: str) -> Response[bytes]:
    wanted = wire.read(wire.act_decoder, await request.body())
    hall = hall_of(request)
    live = await hall.table(table)
    live.key_of(secret_of(request))
    return reply(await acts.do(acts.Actor(hall, live, secret_of(request), address_of(request)), wanted))


@get("/api/tables/{table:str}/log")
async def log(request: Req, table: str) -> Response[bytes]:
    live, key = await seen_table(request, table)
    viewer = history.eyes_of(live, key, number_of(request.query_params.get("seat")))
    return reply(await history.log(hall_of(request), live, viewer, number_of(request.query_params.get("from"), -1)))


@get("/api/tables/{table:str}/at/{number:str}")
async def position(request: Req, table: str, number: str) -> Response[bytes]:
    live, key = await seen_table(request, table)
    viewer = history.eyes_of(live, key, number_of(request.query_params.get("seat")))
    return reply(await history.position(hall_of(request), live, viewer, number_of(number) or 0))


@get("/api/tables/{table:str}/answers")
async def answers(request: Req, table: str) -> Response[bytes]:
    live, key = await seen_table(request, table)
    viewer = history.eyes_of(live, key, number_of(request.query_params.get("seat")))
    return reply(await history.answers(hall_of(request), live, viewer,
                                       number_of(request.query_params.get("from"), 0) or 0))


@get("/api/tables/{table:str}/statistics")
async def statistics(request: Req, table: str) -> Response[bytes]:
    live, _ = await seen_table(request, table)
    return reply(await history.statistics(hall_of(request), live))


@get("/api/tables/{table:str}/statistics.csv")
async def statistics_csv(request: Req, table: str) -> Response[bytes]:
    live, _ = await seen_table(request, table)
    found = await history.statistics(hall_of(request), live)
    out = io.StringIO()
    rows = csv.writer(out)
    names = [s.name or f"seat {s.seat}" for s in live.seats]
    names += [f"player {n}" for n in range(len(names), len(found["scores"]))]
    rows.writerow(["round", "number", *[name if name[:1] not in "=+-@" else f"'{name}" for name in names]])
    parts = hall_of(request).games[live.row.game]["parts"]
    for line in found["rounds"]:
        points = line["scores"] if parts == 1 else [round(n / parts, 3) for n in line["scores"]]
        rows.writerow([line["round"], line["number"], *points])
    return Response(out.getvalue().encode(), media_type="text/csv",
                    headers={"Content-Disposition": f'attachment; filename="{live.row.game}-{live.id}.csv"'})


@get("/api/tables/{table:str}/record")
async def record(request: Req, table: str) -> Response[bytes]:
    live, _ = await seen_table(request, table)
    text = await history.record(hall_of(request), live, bool(flag_of(request.query_params.get("names"))))
    return Response(text.encode(), media_type="text/plain", headers={
        "Content-Disposition": f'attachment; filename="{live.row.game}-{live.id}.txt"', "Cache-Control": "no-store"})


@get("/api/tables/{table:str}/dice")
async def dice(request: Req, table: str) -> Response[bytes]:
    live, _ = await seen_table(request, table)
    return reply(history.dice(live))


@get("/api/tables/{table:str}/chat")
async def chat(request: Req, table: str) -> Response[bytes]:
    live, _ = await seen_table(request, table)
    after = number_of(request.query_params.get("after"), 0) or 0
    return reply({"messages": await hall_of(request).database.read(
        lambda conn: store.read_chat(conn, live.id, after))})


@get("/api/tables/{table:str}/note")
async def note(request: Req, table: str) -> Response[bytes]:
    _, key = await seen_table(request, table)
    if key is None:
        raise Refused("bad-key")
    keys = schema.seat_keys
    text = await hall_of(request).database.read(
        lambda conn: conn.execute(select(keys.c.note).where(keys.c.id == key.id)).scalar())
    return reply({"text": text or ""})


@get("/api/reports/{report:str}")
async def report(request: Req, report: str) -> Response[bytes]:
    wanted = select(schema.reports).where(schema.reports.c.id == (report if wire.is_id(report) else ""))
    row = await hall_of(request).database.read(lambda conn: conn.execute(wanted).first())
    if row is None:
        raise Refused("no-such-report")
    return reply({"report": row.id, "table": row.table_id, "number": row.number, "at": row.at, "text": row.text,
                  "game_version": row.game_version, "seats": store.unpack(row.seats),
                  "state": msgspec.Raw(row.position.encode())})


# the websocket

class Connection:
    """One browser window: what waits to be sent to it."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.outbox: deque[bytes] = deque()
        self.dirty = True
        self.news = asyncio.Event()

    def wake(self) -> None:
        self.dirty = True
        self.news.set()

    def say(self, data: bytes) -> None:
        self.outbox.append(data)
        self.news.set()

    async def send(self, data: bytes) -> None:
        try:
            async with asyncio.timeout(SEND):
                await self.socket.send_data(data.decode())
        except RuntimeError as error:                     # closed by the protocol itself, a message too large for one
            raise ConnectionResetError(str(error)) from None

    async def gone(self, refusal: Refused, code: int) -> None:
        await self.send(msgspec.json.encode({"type": "gone", "error": refusal.wire()}))
        await self.socket.close(code)


@websocket("/api/tables/{table:str}/live")
async def live_socket(socket: Socket, table: str) -> None:
    hall, address = hall_of(socket), address_of(socket)
    if not same_origin(socket.headers, hall.settings):
        await socket.close(4403)
        return
    await socket.accept()
    connection = Connection(socket)
    here: Counter[str] = socket.app.state.addresses
    onlookers: Counter[str] = socket.app.state.onlookers
    counted = [here]
    here[address] += 1
    try:
        if here[address] > hall.settings.limits.connections_here:
            raise Refused("too-many", retry=30)
        async with asyncio.timeout(HELLO):
            hello = wire.read(wire.hello_decoder, await socket.receive_data(mode="text"))
        live = await hall.table(table)
        key = live.key_of(hello.key)
        acts.watches(live, key)
        if not live.holds(key):
            counted.append(onlookers)
            onlookers[address] += 1
        check_place(hall, live, key, onlookers[address])
        await attend(connection, hall, live, key, hello, address)
    except Refused as refusal:
        await quietly(connection.gone(refusal, 4000 + refusal.status))
    except TimeoutError:
        await quietly(connection.gone(Refused("slow-hello"), 4408))
    except (WebSocketDisconnect, HTTPException, OSError):
        pass                                              # the other side is gone
    except asyncio.CancelledError:
        return                                            # the server stops
    except Exception as error:
        logs.error("socket-failed", error, table=table[:40])
        await quietly(connection.gone(Refused("broken"), 1011))
    finally:
        for counter in counted:
            counter[address] -= 1
            if counter[address] <= 0:
                del counter[address]


def check_place(hall: Hall, live: Live, key: store.KeyRow | None, looking: int) -> None:
    """Is there a place for one more window? Those who look on never take the places of those who play."""
    limits = hall.settings.limits
    if key is not None and live.holds(key):
        full = len([w for w in live.watchers if w.key_id == key.id]) >= limits.windows
    else:
        hall.welcome()
        holders = {k.id for k in live.keys.values() if live.holds(k)}
        others = len([w for w in live.watchers if w.key_id not in holders])
        full = others >= limits.spectators or looking > limits.spectators_here
    if full:
        raise Refused("too-many", retry=30)


async def quietly(work: Any) -> None:
    """Whoever is told may be gone already."""
    try:
        await work
    except (WebSocketDisconnect, HTTPException, TimeoutError, RuntimeError, OSError):
        return


async def attend(connection: Connection, hall: Hall, live: Live, key: store.KeyRow | None, hello: wire.Hello,
                 address: str) -> None:
    """Both directions, until one ends."""
    watcher = Watcher(None if key is None else key.id, connection.wake, connection.say)
    if hello.have is not None:
        watcher.epoch, watcher.number = hello.have.epoch, hello.have.number
    tasks: list[asyncio.Task[None]] = []
    try:
        await hall.join(live, watcher)
        connection.news.set()
        tasks = [asyncio.create_task(speaking(connection, live, watcher)),
                 asyncio.create_task(listening(connection, hall, live, watcher, hello.key, address))]
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        live.watchers.discard(watcher)                    # whatever becomes of the rest
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.shield(hall.part(live, watcher))


async def speaking(connection: Connection, live: Live, watcher: Watcher) -> None:
    while True:
        await connection.news.wait()
        connection.news.clear()
        if len(connection.outbox) > OUTBOX:
            raise Refused("too-many", retry=5)
        while connection.outbox:
            await connection.send(connection.outbox.popleft())
        if connection.dirty:
            connection.dirty = False
            acts.watches(live, None if watcher.key_id is None else live.keys.get(watcher.key_id))
            try:
                await live.show(watcher.key_id)
                data = watcher.message(live)
            except Refused as refusal:                    # the rules cannot show the table now; it is tried again
                connection.say(msgspec.json.encode({"type": "error", "id": None, "error": refusal.wire()}))
                watcher.start_again()
                asyncio.get_running_loop().call_later(5, connection.wake)
                continue
            if data is not None:
                await connection.send(data)


async def listening(connection: Connection, hall: Hall, live: Live, watcher: Watcher, secret: str | None,
                    address: str) -> None:
    wrong = 0
    while True:
        data = await connection.socket.receive_data(mode="text")
        id = None
        try:
            if len(data) > hall.settings.limits.message:
                raise Refused("too-large")
            wanted = wire.read(wire.socket_decoder, data)
            if isinstance(wanted, wire.Whole):
                watcher.start_again()
                watcher.wake()
                continue
            id = wanted.id
            result = await acts.do(acts.Actor(hall, live, secret, address), wanted)
            if isinstance(wanted, wire.Claim):
                if secret is None:
                    secret = result["key"]                # from now on this window plays the seat
                    watcher.key_id = live.keys[store.find_key(live.keys, secret).id].id  # type: ignore[union-attr]
                await hall.join(live, watcher)
            answer: dict[str, Any] = {"type": "done", "id": id, "result": result}
        except Refused as refusal:
            answer = {"type": "error", "id": id, "error": refusal.wire()}
            wrong += 1
            if wrong > 500 or refusal.id == "too-many":
                await asyncio.sleep(0.2)                  # whoever hammers waits
        connection.say(msgspec.json.encode(answer))


# pages

@get("/api/health")
async def health(request: Req) -> Response[bytes]:
    found = await hall_of(request).health()
    return reply({**found, "version": fivesuns.__version__}, 200 if found["status"] == "ok" else 503)


@get("/health")
async def health_page(request: Req) -> Response[bytes]:
    found = await hall_of(request).health()
    lines = [f"{name}: {value}" for name, value in found.items()]
    return Response(plain_page(f"Fivesuns {fivesuns.__version__}: {found['status']}", lines),
                    status_code=200 if found["status"] == "ok" else 503, media_type="text/html",
                    headers={"Cache-Control": "no-store"})


def _language(request: Req) -> str:
    wanted = request.headers.get("accept-language", "en")[:2].lower()
    return wanted if wanted in LANGUAGES else "en"


@get("/mail/{what:str}/{code:str}")
async def mail_question(request: Req, what: str, code: str) -> Response[bytes]:
    return mail_answer(request, what, None)


@post("/mail/{what:str}/{code:str}", status_code=200)
async def mail_done(request: Req, what: str, code: str) -> Response[bytes]:
    done = await notify.confirm(hall_of(request), code, what == "confirm")
    return mail_answer(request, what, done)


def mail_answer(request: Req, what: str, done: bool | None) -> Response[bytes]:
    if what not in ("confirm", "stop"):
        raise Refused("not-found")
    page: Literal["confirm", "stop"] = "confirm" if what == "confirm" else "stop"
    return Response(mail_page(_language(request), page, done), media_type="text/html",
                    headers={"Content-Security-Policy": FORM_CSP, "Cache-Control": "no-store"})


@get(["/", "/{path:path}"])
async def page(request: Req) -> Response[bytes]:
    path = request.url.path
    if path == "/api" or path.startswith("/api/"):
        raise Refused("not-found")
    pages: Pages = request.app.state.pages
    found = pages.find(path)
    if found is None:
        raise Refused("not-found")
    return found.response(request)


def application(settings: Settings) -> Guard:
    """The whole server as one ASGI application."""
    hall = Hall(settings)

    @asynccontextmanager
    async def alive(app: Litestar) -> AsyncIterator[None]:
        await hall.open()
        hall.spawn(hall._repeat("notify", settings.tick, lambda: notify.send_due(hall)))
        try:
            yield
        finally:
            await hall.close()

    app = Litestar(
        route_handlers=[games, check, catalogue, odds, rules, clause, text_names, text, push_key, server_key, tables,
                        make_table, mine, make_ring, turn_ring, melt_ring, import_record, state, act, log, position,
                        answers, statistics, statistics_csv, record, dice, chat, note, report, live_socket, health,
                        health_page, mail_question, mail_done, page],
        lifespan=[alive], openapi_config=None, logging_config=None, request_max_body_size=settings.limits.body,
        exception_handlers={Refused: on_refused, HTTPException: on_http, Exception: on_failure})
    app.state.hall = hall
    app.state.pages = Pages()
    app.state.catalogues = {}
    app.state.rules = {}
    app.state.texts = {}
    app.state.addresses = Counter()
    app.state.onlookers = Counter()
    return Guard(app, settings, hall)

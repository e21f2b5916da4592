"""Web push as a person meets it: the switch, the message, the click. The browser's own push service is played by us."""
from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Playwright, Worker, expect

from tests.server.harness import Server
from tests.server.pushes import Browser, Service
from tests.server.test_notify import wait
from tests.web.conftest import launched
from tests.web.person import Person


@pytest.fixture
def service() -> Iterator[Service]:
    with contextlib.closing(Service()) as made:
        yield made


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Chromium]:
    """The whole browser: the smaller one of the other tests knows no notifications."""
    running = launched(playwright, ("chromium", "chromium-browser"))
    yield running
    running.close()


@pytest.fixture
def server(browser: Chromium, tmp_path: Any) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path}/tables.sqlite3", private_webhooks=True, grace=0.5, tick=0.2) as running:
        yield running


def subscribed(person: Person, browser: Browser) -> None:
    """From now on the browser's push service is ours."""
    person.context.grant_permissions(["notifications"], origin=person.server.url)
    person.context.add_init_script(f"const given = {json.dumps(browser.subscription)}" + """
        const made = { endpoint: given.endpoint, toJSON: () => given, unsubscribe: async () => true }
        const kept = () => localStorage.getItem('test.push') ? made : null
        Notification.requestPermission = async () => 'granted'
        Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
        PushManager.prototype.getSubscription = async () => kept()
        PushManager.prototype.subscribe = async (wanted) => {
          localStorage.setItem('test.push', wanted.applicationServerKey)
          return made
        }
    """)


SHOWN = "self.registration.getNotifications().then(all => all.map(x => [x.title, x.body, x.lang]))"


def deliver(person: Person, message: Any) -> Worker:
    """As the browser's push service would: again, until the service worker has shown it (under its tag, so once)."""
    known: list[Any] = []
    devtools = person.context.new_cdp_session(person.page)
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda news: known.extend(news["registrations"]))
    devtools.send("ServiceWorker.enable")
    person.page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    for _ in range(20):
        person.page.wait_for_timeout(500)
        worker = person.context.service_workers[-1]
        if worker.evaluate(SHOWN):
            return worker
        devtools.send("ServiceWorker.deliverPushMessage", {
            "origin": person.server.url, "registrationId": known[-1]["registrationId"], "data": json.dumps(message)})
    raise AssertionError("the message should have been shown")


def test_a_switch_a_message_and_a_click(visit: Callable[..., Person], server: Server, service: Service) -> None:
    anna = server.make("me", "open", title="Slow one")
    bo = server.claim(anna.table, 1, "Bo")
    person, browser = visit(language="ru"), Browser(service)
    subscribed(person, browser)
    page = person.open(f"/t/{bo.table}#{bo.key}").page
    page.get_by_role("button", name="Настройки").click()
    switch = page.get_by_label("В этом браузере")
    expect(switch).not_to_be_checked()
    switch.check()
    wait(lambda: bo.state()["settings"]["push"])
    expect(switch).to_be_checked()
    expect(switch).to_be_enabled()
    assert page.evaluate("localStorage.getItem('test.push')") == server.get("/api/push")["key"]
    page.reload()
    page.get_by_role("button", name="Настройки").click()
    expect(page.get_by_label("В этом браузере")).to_be_checked()
    page.goto(server.url)
    wait(lambda: service.got)
    message = browser.read(service.got[0][2])
    assert message["title"] == "Ваш ход"

    worker = deliver(person, message)
    (title, body, lang), = worker.evaluate(SHOWN)
    assert (title, lang) == ("Ваш ход", "ru")
    assert body.endswith("Slow one")
    worker.evaluate("""async () => {
        self.clients.openWindow = async (link) => { self.opened = link }
        const [notification] = await self.registration.getNotifications()
        self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
    }""")
    wait(lambda: worker.evaluate("self.opened ?? null") is not None)
    assert worker.evaluate("self.opened") == f"{server.url}/t/{anna.table}"

    page = person.open(f"/t/{bo.table}").page
    page.get_by_role("button", name="Настройки").click()
    page.get_by_label("В этом браузере").uncheck()
    wait(lambda: bo.state()["settings"]["push"] == [])
    expect(page.get_by_label("В этом браузере")).not_to_be_checked()


def test_a_browser_that_cannot_says_so(visit: Callable[..., Person], server: Server) -> None:
    anna = server.make("me", "careful")
    person = visit()
    person.context.add_init_script("delete window.PushManager")
    page = person.open(f"/t/{anna.table}#{anna.key}").page
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("In this browser")).to_be_disabled()
    expect(page.get_by_text("cannot show messages of closed pages")).to_be_visible()


def test_an_insecure_address_says_so(visit: Callable[..., Person], server: Server) -> None:
    anna = server.make("me", "careful")
    person = visit()
    person.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page = person.open(f"/t/{anna.table}#{anna.key}").page
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("In this browser")).to_be_disabled()
    expect(page.get_by_text("begin with https://")).to_be_visible()

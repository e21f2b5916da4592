### Що сервер каже людям: відмови, листи, прості сторінки.

error-bad-request = Цей запит незрозумілий.
error-too-large = Це завелике.
error-too-many = Занадто часто. Спробуйте через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[other] { $seconds } секунд
}.
error-not-found = Тут нічого немає.
error-wrong-method = Тут так не можна.
error-wrong-host = Цей сервер відповідає лише на власне ім'я.
error-no-such-table = Такого столу немає.
error-no-such-game = Такої гри немає.
error-no-such-seat = За цим столом немає місця { $seat }.
error-no-such-text = Такого тексту немає.
error-no-such-rule = Такого правила немає.
error-no-such-report = Такого повідомлення про помилку немає.
error-no-such-number = У цій партії такого положення не було.
error-no-catalogue = Ця гра не має каталогу.
error-no-odds = У цій грі нема чого розраховувати наперед.
error-odds-refused = Цей бій не можна розрахувати: його описано неправильно.
error-bad-key = Це посилання не відкриває місця за цим столом.
error-no-such-ring = Це посилання на ваші столи більше не діє. Столи, які знає цей пристрій, залишилися на місці.
error-not-your-seat = Це не ваше місце.
error-not-host = Це може лише той, хто відкрив стіл.
error-not-open = Це місце не вільне.
error-not-started = Гра ще не почалася.
error-already-over = Гру закінчено.
error-paused = За столом перерва. Спершу продовжте гру.
error-not-over = Гру ще не закінчено.
error-not-asked = Зараз від вас нічого не потрібно.
error-not-legal = Правила зараз цього не дозволяють.
error-not-standing = На це тут не можна відповісти наперед.
error-not-to-try = Тут відомо замало, щоб щось пробувати.
error-moment-gone = Положення змінилося. Погляньте ще раз і вирішуйте.
error-nothing-to-take-back = Забрати відповідь уже не можна: усі відповіли.
error-nothing-to-undo = Скасовувати нічого.
error-undo-needs-consent = Відтоді хтось дізнався нове, або скасування зачепить чужі відповіді. Для нього потрібна згода цих людей.
error-no-such-proposal = Цю пропозицію вже знято.
error-proposal-running = Інша пропозиція ще чекає на відповідь.
error-options-refused = З такими опціями грати не можна.
error-seats-refused = У цій грі від { $least } до { $most } місць.
error-no-such-bot = Такого бота для цієї гри немає.
error-record-refused = Це не запис гри за правилами.
error-name-refused = Ім'я може мати не більше ніж { $most } знаків.
error-text-refused = Напишіть щось, але не більше ніж { $most } знаків.
error-notify-refused = { $what ->
    [mail] Звідси не можна надіслати лист на цю адресу.
    [webhook] Цей вебхук звідси використати не можна. Він має починатися з https://.
    [push] Надіслати сповіщення в цей браузер звідси не можна.
    [zone] Такий часовий пояс невідомий.
   *[other] Так сповістити вас не можна.
}
error-clock-refused = { $what ->
    [alone] Для годинника потрібні принаймні двоє гравців.
    [increment] Хід може додавати щонайбільше { $hours } годин, і лише до часу на партію.
   *[seconds] На годиннику може бути від { $least } секунд до { $days } днів.
}
error-not-left = Це місце зайняте.
error-hidden = Подивитися чужими очима можна буде після гри.
error-no-spectators = Цей стіл закритий для глядачів.
error-table-stuck = Цей стіл лагодять. Нічого не втрачено. Спробуйте через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[other] { $seconds } секунд
}.
error-too-slow = Це тривало задовго й було перервано. Нічого не змінилося.
error-busy = Сервер зайнятий. Нічого не змінилося. Спробуйте ще раз.
error-broken = У правилах цієї гри помилка. Нічого не змінилося. Будь ласка, повідомте про неї.
error-trouble-bot = Бот не може тут продовжити. Нічого не втрачено, спроба повториться сама.
error-other-version = Правила змінилися відтоді, як почався цей стіл. Його можна дивитися, але не дограти.
error-origin-refused = Цій сторінці не можна з'єднуватися з цим сервером.
error-slow-hello = Вчасно нічого не було сказано.
error-stopping = Сервер перезапускається. Нічого не втрачено.
error-not-away = Це місце зайняте, і той, хто грає, був тут зовсім недавно. Бот може сісти сюди, якщо його немає { $days ->
    [0] { $minutes ->
        [one] { $minutes } хвилину
        [few] { $minutes } хвилини
       *[other] { $minutes } хвилин
    }
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
}.
error-no-storage = Сервер зараз не може зберігати відповіді. Нічого не втрачено: збережене лишається, а сервер пробує знову сам.
error-too-busy = Сервер повний. Ігри тривають, але новим столам і глядачам доведеться зачекати. Спробуйте знову через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[other] { $seconds } секунд
}.
error-failed = На сервері щось пішло не так. Нічого не втрачено.

mail-turn-subject = { $tables ->
    [1] Ваш хід: { $title }
    [few] Ваш хід за { $tables } столами
   *[other] Ваш хід за { $tables } столами
}
mail-turn-intro = { $tables ->
    [1] Зараз ваш хід.
    [few] Зараз ваш хід за { $tables } столами.
   *[other] Зараз ваш хід за { $tables } столами.
}
mail-offer-subject = { $tables ->
    [1] Вам пропозиція: { $title }
    [few] Вам пропозиції за { $tables } столами
   *[other] Вам пропозиції за { $tables } столами
}
mail-offer-intro = { $tables ->
    [1] Вам зробили пропозицію. Стіл на вас не чекає.
    [few] Вам зробили пропозиції за { $tables } столами. Там на вас не чекають.
   *[other] Вам зробили пропозиції за { $tables } столами. Там на вас не чекають.
}
mail-reminder-subject = { $tables ->
    [1] Ваш час спливає: { $title }
    [few] Ваш час спливає за { $tables } столами
   *[other] Ваш час спливає за { $tables } столами
}
mail-reminder-intro = { $tables ->
    [1] Досі ваш хід, і ваш час спливає.
    [few] За { $tables } столами досі ваш хід, і ваш час спливає.
   *[other] За { $tables } столами досі ваш хід, і ваш час спливає.
}
mail-turn-line = Стіл { $title } ({ $game }): { $link }
mail-stop = Щоб більше не отримувати цих листів: { $link }
mail-confirm-subject = Листи про ваші ходи?
mail-confirm-body = Хтось, імовірно ви, хоче отримувати на цю адресу листи про свої ходи за столом { $title }.
    Щоб отримувати їх, відкрийте сторінку й підтвердьте: { $link }
    Якщо це були не ви, нічого не робіть: листів більше не буде.
webhook-turn = Ваш хід: { $game }, { $title }. { $link }
webhook-turn-named = { $name }, ваш хід: { $game }, { $title }. { $link }
webhook-offer = Вам пропозиція: { $game }, { $title }. { $link }
webhook-offer-named = { $name }, вам пропозиція: { $game }, { $title }. { $link }
webhook-reminder = Ваш час спливає: { $game }, { $title }. { $link }
webhook-reminder-named = { $name }, ваш час спливає: { $game }, { $title }. { $link }
push-reminder-title = Ваш час спливає
push-offer-title = Вам пропозиція
push-turn-title = Ваш хід
push-turn = { $game }
push-turn-at = { $game }: { $title }

page-confirm-title = Листи про ваші ходи
page-confirm-ask = Надсилати вам лист, коли настане ваш хід?
page-confirm-button = Так, надсилати
page-confirm-done = Готово. Лист надійде, коли настане ваш хід, а вас не буде за столом.
page-stop-title = Більше не надсилати листів
page-stop-ask = Більше не надсилати листів про цей стіл?
page-stop-button = Не надсилати
page-stop-done = Готово. Листів більше не буде.
page-mail-unknown = Це посилання більше не дійсне.

dice-how = Ключ: SHA-256 від "fivesuns dice", довжини зерна (4 байти, старший перший), самого зерна, потім для кожного слова гравців його довжини (4 байти) та його байтів UTF-8. Вислід із номером n утворюється зі слів SHA-256 від ключа, n (8 байтів) і лічильника від 0 (4 байти); кожен геш дає чотири слова по 8 байтів за порядком. Вибір із k бере перше слово, менше за найбільше кратне k, за модулем k. Зобов'язання: SHA-256 від "fivesuns commitment" і зерна.

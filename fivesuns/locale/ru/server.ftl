### Что сервер говорит людям: отказы, письма, простые страницы.

error-bad-request = Этот запрос непонятен.
error-too-large = Это слишком много.
error-too-many = Слишком часто. Попробуйте через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
error-not-found = Здесь ничего нет.
error-wrong-method = Здесь так нельзя.
error-wrong-host = Этот сервер отвечает только на своё имя.
error-no-such-table = Такого стола нет.
error-no-such-game = Такой игры нет.
error-no-such-seat = За этим столом нет места { $seat }.
error-no-such-text = Такого текста нет.
error-no-such-rule = Такого правила нет.
error-no-such-report = Такого сообщения об ошибке нет.
error-no-such-number = В этой игре такого положения не было.
error-no-catalogue = У этой игры нет каталога.
error-no-odds = В этой игре нечего рассчитывать заранее.
error-odds-refused = Этот бой нельзя рассчитать: он описан неверно.
error-bad-key = Эта ссылка не открывает место за этим столом.
error-no-such-ring = Эта ссылка на ваши столы больше не действует. Столы, которые знает это устройство, остались на месте.
error-not-your-seat = Это не ваше место.
error-not-host = Это может только тот, кто открыл стол.
error-not-open = Это место не свободно.
error-not-started = Игра ещё не началась.
error-already-over = Игра окончена.
error-not-over = Игра ещё не окончена.
error-not-asked = Сейчас от вас ничего не требуется.
error-not-legal = Правила сейчас этого не позволяют.
error-not-standing = На это здесь нельзя ответить заранее.
error-not-to-try = Здесь известно слишком мало, чтобы что-то пробовать.
error-moment-gone = Положение изменилось. Посмотрите ещё раз и решите.
error-nothing-to-take-back = Забрать ответ уже нельзя: все ответили.
error-nothing-to-undo = Отменять нечего.
error-undo-needs-consent = С тех пор кто-то узнал новое, или отмена затронет чужие ответы. Для неё нужно согласие этих людей.
error-no-such-proposal = Это предложение уже снято.
error-proposal-running = Другое предложение ещё ждёт ответа.
error-options-refused = С такими настройками играть нельзя.
error-seats-refused = В этой игре мест от { $least } до { $most }.
error-no-such-bot = Такого бота для этой игры нет.
error-record-refused = Это не запись игры по правилам.
error-name-refused = В имени может быть не больше { $most } знаков.
error-text-refused = Напишите что-нибудь, но не больше { $most } знаков.
error-notify-refused = { $what ->
    [mail] Отсюда нельзя отправить письмо на этот адрес.
    [webhook] Этот вебхук отсюда использовать нельзя. Он должен начинаться с https://.
    [push] Отправить уведомление в этот браузер отсюда нельзя.
    [zone] Такой часовой пояс неизвестен.
   *[other] Так оповестить вас нельзя.
}
error-clock-refused = { $what ->
    [alone] Для часов нужны хотя бы два игрока.
    [increment] Ход может добавлять не больше { $hours } часов, и только ко времени на партию.
   *[seconds] На часах может быть от { $least } секунд до { $days } дней.
}
error-not-left = Это место занято.
error-hidden = Посмотреть чужими глазами можно будет после игры.
error-no-spectators = Этот стол закрыт для зрителей.
error-table-stuck = Этот стол чинят. Ничего не потеряно. Попробуйте через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
error-too-slow = Это заняло слишком много времени и было прервано. Ничего не изменилось.
error-busy = Сервер занят. Ничего не изменилось. Попробуйте ещё раз.
error-broken = В правилах этой игры ошибка. Ничего не изменилось. Пожалуйста, сообщите о ней.
error-trouble-bot = Бот не может здесь продолжить. Ничего не потеряно, попытка повторится сама.
error-other-version = Правила изменились с тех пор, как начался этот стол. Его можно смотреть, но не доиграть.
error-origin-refused = Этой странице нельзя соединяться с этим сервером.
error-slow-hello = Вовремя ничего не было сказано.
error-stopping = Сервер перезапускается. Ничего не потеряно.
error-not-away = Это место занято, и играющий был здесь совсем недавно. Бот может сесть сюда, если его нет { $days ->
    [0] { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
       *[other] { $minutes } минут
    }
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}.
error-no-storage = Сервер сейчас не может сохранять ответы. Ничего не потеряно: сохранённое остаётся, а сервер пробует снова сам.
error-too-busy = Сервер полон. Игры продолжаются, но новым столам и зрителям придётся подождать. Попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
error-failed = На сервере что-то пошло не так. Ничего не потеряно.

mail-turn-subject = { $tables ->
    [1] Ваш ход: { $title }
    [few] Ваш ход за { $tables } столами
   *[other] Ваш ход за { $tables } столами
}
mail-turn-intro = { $tables ->
    [1] Сейчас ваш ход.
    [few] Сейчас ваш ход за { $tables } столами.
   *[other] Сейчас ваш ход за { $tables } столами.
}
mail-offer-subject = { $tables ->
    [1] Вам предложение: { $title }
    [few] Вам предложения за { $tables } столами
   *[other] Вам предложения за { $tables } столами
}
mail-offer-intro = { $tables ->
    [1] Вам сделали предложение. Стол вас не ждёт.
    [few] Вам сделали предложения за { $tables } столами. Там вас не ждут.
   *[other] Вам сделали предложения за { $tables } столами. Там вас не ждут.
}
mail-reminder-subject = { $tables ->
    [1] Ваше время истекает: { $title }
    [few] Ваше время истекает за { $tables } столами
   *[other] Ваше время истекает за { $tables } столами
}
mail-reminder-intro = { $tables ->
    [1] Всё ещё ваш ход, и ваше время истекает.
    [few] За { $tables } столами всё ещё ваш ход, и ваше время истекает.
   *[other] За { $tables } столами всё ещё ваш ход, и ваше время истекает.
}
mail-turn-line = Стол { $title } ({ $game }): { $link }
mail-stop = Чтобы больше не получать этих писем: { $link }
mail-confirm-subject = Письма о ваших ходах?
mail-confirm-body = Кто-то, вероятно вы, хочет получать на этот адрес письма о своих ходах за столом { $title }.
    Чтобы получать их, откройте страницу и подтвердите: { $link }
    Если это были не вы, ничего не делайте: писем больше не будет.
webhook-turn = Ваш ход: { $game }, { $title }. { $link }
webhook-turn-named = { $name }, ваш ход: { $game }, { $title }. { $link }
webhook-offer = Вам предложение: { $game }, { $title }. { $link }
webhook-offer-named = { $name }, вам предложение: { $game }, { $title }. { $link }
webhook-reminder = Ваше время истекает: { $game }, { $title }. { $link }
webhook-reminder-named = { $name }, ваше время истекает: { $game }, { $title }. { $link }
push-reminder-title = Ваше время истекает
push-offer-title = Вам предложение
push-turn-title = Ваш ход
push-turn = { $game }
push-turn-at = { $game }: { $title }

page-confirm-title = Письма о ваших ходах
page-confirm-ask = Присылать вам письмо, когда настанет ваш ход?
page-confirm-button = Да, присылать
page-confirm-done = Готово. Письмо придёт, когда настанет ваш ход, а вас не будет за столом.
page-stop-title = Больше не присылать писем
page-stop-ask = Больше не присылать писем об этом столе?
page-stop-button = Не присылать
page-stop-done = Готово. Писем больше не будет.
page-mail-unknown = Эта ссылка больше не действует.

dice-how = Ключ: SHA-256 от "fivesuns dice", длины зерна (4 байта, старший первым), самого зерна, затем для каждого слова игроков его длины (4 байта) и его байтов UTF-8. Исход с номером n получается из слов SHA-256 от ключа, n (8 байтов) и счётчика с 0 (4 байта); каждый хеш даёт четыре слова по 8 байтов по порядку. Выбор из k берёт первое слово, меньшее наибольшего кратного k, по модулю k. Обязательство: SHA-256 от "fivesuns commitment" и зерна.

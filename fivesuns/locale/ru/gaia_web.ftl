# Что говорит поле «Проекта Гайя» сверх слов самой игры.
automa = Автома
map = Карта галактики
panels = Части поля
panel-map = Карта
panel-plans = Федерации
panel-research = Исследования
panel-scoring = Подсчёт
row-end = Если бы игра закончилась сейчас
forecast = → { $n }, если бы конец сейчас
row-academies = академии
price-mine = Шахта: кредиты { $credits }, руда { $ore }{ $qic ->
    [0] { "" }
   *[other] , ККИ { $qic }
}{ $steps ->
    [0] { "" }
   *[other] , шагов терраформирования { $steps }
}; расстояние { $distance }
price-project = Проект Гайя: фишек энергии { $tokens }{ $qic ->
    [0] { "" }
   *[other] , ККИ { $qic }
}; расстояние { $distance }
place-of = { $planet }, сектор { $sector }
bar-mine = { $what }: { $place } (кредиты { $credits }, руда { $ore }{ $qic ->
    [0] { "" }
   *[other] , ККИ { $qic }
})
bar-project = { $what }: { $place } (фишек энергии { $tokens }{ $qic ->
    [0] { "" }
   *[other] , ККИ { $qic }
})
value = энергоёмкость { $n }
in-federation = в федерации
not-yet = пока недоступно
free-tiles = Жетоны технологий с шагом на выбор
board-actions = Действия за энергию и ККИ
taken = занято в этом раунде
tokens = Жетоны федераций
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
neutral = нейтральный
automa-deck = карт в колоде { $n }, открыто в этом раунде { $turned }
bid = ставка { $n }
spendable = можно потратить { $n }
stores = Ресурсы
next-power = далее: подзарядка { $charge }, фишки { $token }
pieces = Запас строений и возможности
federation-help = Энергоёмкость строений вне федераций и сколько нужно для следующей федерации
next-federation = следующая федерация
budget = (спутников не больше { $n })
my-tiles = Мои жетоны
covered = закрыт
green = зелёный
grey = серый
exchanges = Свободные действия
warn-specials = Неиспользованных особых действий: { $n }.
warn-overflow = Следующий доход: пропадёт { $what } — { $n }.
warn-charge = Следующий доход: впустую уйдёт подзарядок — { $n }.
has-passed = спасовал
charge-setting = Когда рядом строят другие
charge-always = всегда заряжать
charge-up-to-ask = { $points ->
    [0] заряжать 1 (бесплатно), о большем спросить
    [one] заряжать до { $n } ({ $points } очко), о большем спросить
    [few] заряжать до { $n } ({ $points } очка), о большем спросить
   *[other] заряжать до { $n } ({ $points } очков), о большем спросить
}
charge-up-to-decline = { $points ->
    [0] заряжать 1 (бесплатно), от большего отказываться
    [one] заряжать до { $n } ({ $points } очко), от большего отказываться
    [few] заряжать до { $n } ({ $points } очка), от большего отказываться
   *[other] заряжать до { $n } ({ $points } очков), от большего отказываться
}
charge-never = никогда не заряжать
charge-taklons = Таклоны с институтом сначала заряжают, потом берут фишку.
income-setting = Порядок дохода энергии
income-best = выбирать лучший за меня
settings = Ответы за меня
plans = Возможные федерации
plans-need = нужна энергоёмкость от { $n }
plan-satellites = { $n ->
    [0] без спутников
    [one] { $n } спутник
    [few] { $n } спутника
   *[other] { $n } спутников
}
plan-price = цена: { $what } × { $n }
plan-way = спутники: { $where }
plan-one-way = например, { $where }; вариантов: { $n }, выбор потом
automa-card = { $card }: { $action }, { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
automa-support = Где и как, решает предыдущая карта: { $card }.
automa-build_mine = строит шахту
automa-upgrade = улучшает строение
automa-research_highest = продвигается по самой развитой шкале
automa-research_random = продвигается по случайной шкале
automa-power_qic = занимает действие за энергию или ККИ
automa-faction = действие своей цивилизации
plans-many = вариантов: { $n }

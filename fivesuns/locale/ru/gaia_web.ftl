# Что говорит поле «Проекта Гайя» сверх слов самой игры.
automa = Автома
map = Карта галактики
panels = Части поля
panel-map = Карта
panel-research = Исследования
panel-scoring = Подсчёт
row-end = Если бы игра закончилась сейчас
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

# Що каже поле «Проєкту Гая» понад слова самої гри.
automa = Автома
map = Карта галактики
panels = Частини поля
panel-map = Карта
panel-research = Дослідження
panel-scoring = Підрахунок
row-end = Якби гра закінчилася зараз
row-academies = академії
price-mine = Шахта: кредити { $credits }, руда { $ore }{ $qic ->
    [0] { "" }
   *[other] , ККІ { $qic }
}{ $steps ->
    [0] { "" }
   *[other] , кроків тераформування { $steps }
}; відстань { $distance }
price-project = Проєкт Гая: жетонів енергії { $tokens }{ $qic ->
    [0] { "" }
   *[other] , ККІ { $qic }
}; відстань { $distance }
value = енергоємність { $n }
in-federation = у федерації
not-yet = поки недосяжно
free-tiles = Жетони технологій із кроком на вибір
board-actions = Дії за енергію та ККІ
taken = зайнято в цьому раунді
tokens = Жетони федерацій
points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
}
neutral = нейтральний
automa-deck = карт у колоді { $n }, відкрито в цьому раунді { $turned }
bid = ставка { $n }
spendable = можна витратити { $n }
stores = Ресурси
next-power = далі: зарядка { $charge }, жетони { $token }
pieces = Запас будівель і можливості
federation-help = Енергоємність будівель поза федераціями та скільки треба для наступної федерації
next-federation = наступна федерація
budget = (супутників не більше { $n })
my-tiles = Мої жетони
covered = закритий
green = зелений
grey = сірий
exchanges = Вільні дії
warn-specials = Невикористаних особливих дій: { $n }.
warn-overflow = Наступний дохід: пропаде { $what } — { $n }.
warn-charge = Наступний дохід: марно піде зарядів — { $n }.
has-passed = спасував

pass = Пас
nothing = ничего
stop = Стоп
done = Готово
yes = Да
no = Нет

pass = Пас
nothing = нічого
stop = Стоп
done = Готово
yes = Так
no = Ні

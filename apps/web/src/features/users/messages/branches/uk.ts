/** Точки та депо, їхні директори й люди. */
export const uk = {
  'branches.title': 'Точки та люди',
  'branches.total':
    '{count, plural, one {# точка або депо} few {# точки й депо} many {# точок і депо} other {# точки й депо}}',
  'branches.totalCapped': 'Понад {total} точок і депо',
  'branches.search': 'Пошук точок і депо',
  'branches.searchPlaceholder': 'Назва, місто або адреса',
  'branches.empty': 'Додайте точку або депо: тут буде видно, хто там працює і хто директор.',
  'branches.back': 'Користувачі',

  'column.place': 'Місто, адреса',
  'people.count':
    '{count, plural, =0 {Нікого} one {# людина} few {# людини} many {# людей} other {# людини}}',

  'branch.title': 'Точка та її люди',
  'branch.lostTitle': 'Такої точки чи депо немає',
  'branch.lostText': 'Можливо, посилання застаріло або точку видалено.',
  'branch.toList': 'До точок і людей',
  'branch.kind.fiscal': 'Фіскальна точка',
  'branch.kind.non_fiscal': 'Нефіскальна точка',
  'branch.kind.depot': 'Депо',
  'branch.openPoint': 'Картка точки',
  'branch.openDepot': 'Сторінка депо',
  'branch.schedule': 'Графік',

  'director.none': 'Немає',
  'director.assign': 'Призначити директора',
  'director.change': 'Змінити директора',
  'director.changeShort': 'Змінити',
  'director.badge': 'Директор',
  'director.notUser': 'не користувач Каси',
  'director.call': 'Подзвонити директору',
  'director.make': 'Зробити директором',
  'director.is': 'Уже директор.',
  'director.invited': 'Спершу людина має прийняти запрошення.',
  'director.left': 'Людина не працює.',
  'director.title': 'Директор: {point}',
  'director.now': 'Зараз директор — {name}. Місце роботи й права цієї людини не зміняться.',
  'director.nowNobody': 'Зараз директора немає.',
  'director.field': 'Новий директор',
  'director.search': 'Пошук людини',
  'director.about': 'Новий директор працюватиме тут, якщо ще не працює; права не зміняться.',
  'director.submit': 'Призначити',
  'director.busy': 'Призначаємо…',
  'director.done': 'Директора призначено!',
  'director.askTitle': 'Зробити директором «{point}»: {name}?',
  'director.removal': 'Зняти директора',
  'director.removeTitle': 'Залишити «{point}» без директора?',
  'director.removeConfirm': 'Зняти',
  'director.removeBusy': 'Знімаємо…',
  'director.removed': 'Директора знято!',

  'people.title': 'Люди',
  'people.search': 'Пошук серед людей точки',
  'people.searchPlaceholder': 'Ім’я, посада або телефон',
  'people.empty': 'Тут ще ніхто не працює.',
  'people.add': 'Додати людей',
  'people.elsewhere': 'Працює ще',
  'people.selected':
    '{count, plural, one {Вибрано # людину} few {Вибрано # людини} many {Вибрано # людей} other {Вибрано # людини}}',
  'people.actions': 'Дії',
  'people.open': 'Картка користувача',
  'people.tooMany': 'Щонайбільше {most} людей за раз.',

  'move.action': 'Перемістити…',
  'move.title':
    'Перемістити з «{point}»: {count, plural, one {# людину} few {# людини} many {# людей} other {# людини}}',
  'move.titleOne': 'Перемістити з «{point}»: {name}',
  'move.about':
    'Нове місце роботи замінить «{point}». Доступ, права та інші точки не зміняться. Зміни за графіком лишаться на «{point}».',
  'move.submit': 'Перемістити',
  'move.busy': 'Переміщуємо…',
  'move.done':
    '{count, plural, one {Переміщено # людину!} few {Переміщено # людини!} many {Переміщено # людей!} other {Переміщено # людини!}}',

  'also.action': 'Додати ще на точку…',
  'also.title':
    'Додати ще на точку: {count, plural, one {# людину} few {# людини} many {# людей} other {# людини}}',
  'also.titleOne': 'Додати ще на точку: {name}',
  'also.about': 'Нове місце роботи додасться до «{point}». Доступ і права не зміняться.',
  'also.submit': 'Додати',

  'drag.title': 'Інші точки й депо',
  'drag.about':
    'Перетягніть людину за ім’я на іншу точку, щоб перемістити; із Ctrl або Alt — щоб додати ще й туди; на картку «Директор» — щоб зробити директором. Вибрані переміщуються разом.',
  'drag.search': 'Знайти точку чи депо',
  'drag.more': 'Показано {shown} з {total}. Решту знайде пошук.',
  'drag.oneDirector': 'Директор може бути лише один.',

  'to.field': 'Точка або депо',

  'remove.fromPoint': 'Прибрати з точки',
  'remove.fromDepot': 'Прибрати з депо',
  'remove.title':
    'Прибрати з «{point}» {count, plural, one {# людину} few {# людини} many {# людей} other {# людини}}?',
  'remove.titleOne': 'Прибрати з «{point}»: {name}?',
  'remove.about': 'Зміниться лише місце роботи: доступ, права та інші точки залишаться.',
  'remove.confirm': 'Прибрати',
  'remove.busy': 'Прибираємо…',
  'remove.done':
    '{count, plural, one {Прибрано # людину!} few {Прибрано # людини!} many {Прибрано # людей!} other {Прибрано # людини!}}',
  'directs.stays': '{name} залишиться директором «{point}», доки не призначите іншого.',

  'add.title': 'Додати людей: {point}',
  'add.list': 'Знайдені люди',
  'add.chosen': 'Вибрані люди',
  'add.unchoose': 'Не додавати: {name}',
  'add.here': 'Уже працює тут.',
  'add.none': 'Спершу додайте користувача: тоді його можна буде поставити на точку.',
  'add.nothingFor': 'За запитом «{asked}» нікого не знайдено.',
  'add.previous': 'Попередні',
  'add.next': 'Наступні',
  'add.position': '{page} з {pages}',
  'add.choose': 'Виберіть, кого додати.',
  'add.submit':
    '{count, plural, =0 {Додати} one {Додати # людину} few {Додати # людини} many {Додати # людей} other {Додати # людини}}',
  'add.busy': 'Додаємо…',
  'add.done':
    '{count, plural, one {Додано # людину!} few {Додано # людини!} many {Додано # людей!} other {Додано # людини!}}',

  'same.done': 'Нічого не змінилося: усі вже працюють саме так.',
  'skipped.title':
    '{count, plural, one {Без змін залишилася # людина} few {Без змін залишилися # людини} many {Без змін залишилося # людей} other {Без змін залишилося # людини}}',
  'skipped.own_rights': 'це ви самі: вас переміщує хтось інший',
  'skipped.owner_only': 'це власник: його переміщує лише власник',
  'skipped.too_many': 'працює вже на {most} точках, більше не можна',
  'skipped.dismiss': 'Закрити повідомлення',
} as const;

export type UserBranchId = keyof typeof uk;

export const uk = {
  'users.title': 'Користувачі',
  'users.total':
    '{count, plural, one {# користувач} few {# користувачі} many {# користувачів} other {# користувача}}',
  'users.totalCapped': 'Понад {total} користувачів',
  'users.search': 'Пошук користувача',
  'users.searchPlaceholder': 'Ім’я, посада або телефон',
  'users.empty': 'Додайте тих, хто працює у вас: кожен входитиме зі свого телефону.',
  'users.create': 'Додати користувача',

  'state.expired': 'Запрошення прострочено',

  'invitation.about':
    'Код надійшов на телефон людини. Передайте їй посилання: за кодом вона задасть пароль і ввійде.',
  'invitation.expired': 'Код більше не діє. Надішліть його ще раз.',
  'invitation.link': 'Посилання',

  'hire.title': 'Новий користувач',
  'hire.text': 'На телефон надійде код, за яким людина задасть свій пароль.',
  'hire.submit': 'Надіслати запрошення',
  'hire.busy': 'Надсилаємо запрошення…',
  'hire.done': 'Запрошення надіслано!',

  'edit.title': 'Редагування користувача',
  'edit.lostTitle': 'Такого користувача немає',
  'edit.toList': 'До списку користувачів',
  'edit.done': 'Дані користувача змінено!',
  'edit.donePhone': 'Дані змінено, код надіслано на новий номер!',

  'form.person': 'Людина',
  'form.personText': 'Ім’я бачать усі, хто працює у вашій Касі; воно стоїть і в журналі змін.',
  'form.signIn': 'Вхід',
  'form.signInText': 'Пароль людина задасть сама за кодом, який надійде на телефон.',
  'form.work': 'Де працює',
  'form.workText': 'Точки й депо: за ними людину легко знайти у списку.',
  'form.rights': 'Права доступу',
  'form.rightsText': 'Що людина може бачити й робити. Змінити права можна будь-коли.',
  'form.rightsElsewhere': 'Ролі та окремі права змінюють окремо від даних.',

  'points.add': 'Додати точку або депо',
  'points.search': 'Пошук точок і депо',
  'points.chosen': 'Вибрані точки',
  'points.remove': 'Прибрати: {name}',

  'phone.active': 'Людина вийде з усіх пристроїв; код надійде на новий номер.',
  'phone.invited': 'Попередній код більше не діятиме; новий надійде на цей номер.',

  'single.added': 'Надано: {rights}',
  'single.removed': 'Вилучено: {rights}',
  'single.none': 'Як у ролі',

  'filter.single.true': 'Є',
  'filter.single.false': 'Немає, лише ролі',

  'action.rights': 'Змінити права',
  'action.branches': 'Точки та люди',
  'action.templates': 'Шаблони прав',
  'action.compare': 'Порівняти…',
  'action.whoMay': 'Хто що може',
  'action.fromFile': 'Додати з файлу',
  'action.resend': 'Надіслати код ще раз',
  'action.withdraw': 'Відкликати запрошення',
  'action.close': 'Закрити доступ',
  'action.reopen': 'Повернути',

  'denial.own_rights': 'Це ви самі: власний доступ, телефон і точки змінює хтось інший.',
  'denial.owner_only': 'Змінити власника може лише власник.',
  'denial.right_beyond_own': 'Ця людина має право «{right}», якого у вас немає.',
  'denial.by':
    '{count, plural, one {Це може зробити} few {Це можуть зробити} many {Це можуть зробити} other {Це можуть зробити}}: {people}',

  'resend.done': 'Код надіслано ще раз!',
  'withdraw.title': 'Відкликати запрошення: {name}?',
  'withdraw.text':
    'Код, надісланий на {phone}, більше не діятиме. Хто ще жодного разу не входив, зникне зі списку; хто працював раніше, залишиться у ньому як «Не працює».',
  'withdraw.confirm': 'Відкликати',
  'withdraw.busy': 'Відкликаємо…',
  'withdraw.done': 'Запрошення відкликано!',
  'close.title': 'Закрити доступ: {name}?',
  'close.text':
    'Усі сеанси людини завершаться одразу, і ввійти вона більше не зможе. Історія її дій, чеки та зміни залишаться.',
  'close.confirm': 'Закрити доступ',
  'close.busy': 'Закриваємо доступ…',
  'close.done': 'Доступ закрито!',
  'reopen.title': 'Повернути: {name}?',
  'reopen.text':
    'На {phone} надійде код, за яким людина задасть новий пароль. Права й точки будуть ті самі, що раніше.',
  'reopen.confirm': 'Надіслати код',
  'reopen.busy': 'Надсилаємо код…',
  'reopen.done': 'Запрошення надіслано!',

  'action.removeFactor': 'Скинути двофакторну перевірку',
  'removeFactor.own': 'Свою двофакторну перевірку вимикають у профілі',
  'removeFactor.denied': 'Скинути її може лише той, хто має всі права цієї людини, а власнику — власник',

  'factor.title': 'Скинути двофакторну перевірку?',
  'factor.about':
    '{name} входитиме лише за паролем, доки не ввімкне її знову. Усі сеанси цієї людини завершаться. Переконайтеся, що просить саме вона.',
  'factor.reason': 'Причина',
  'factor.reasonHint': 'Наприклад, загублено телефон. Залишиться в журналі змін.',
  'factor.remove': 'Скинути',
  'factor.removing': 'Скидаємо…',
  'factor.removed': 'Двофакторну перевірку скинуто!',

  'user.title': 'Користувач',
  'user.noTags': 'Лише перегляд',

  'rights.title': 'Права користувача',
  'rights.lost':
    'Такого користувача немає. Можливо, посилання застаріло або користувач належить іншій компанії.',
  'rights.left': 'Людина не працює: права запрацюють, коли її повернуть.',
  'rights.invited': 'Людина ще не прийняла запрошення: права запрацюють, щойно вона увійде.',
  'rights.roles': 'Ролі',
  'rights.rolesAbout': 'Роль дає набір прав. Ролей може бути кілька.',
  'rights.roleRights':
    '{count, plural, =0 {Лише перегляд} one {# право} few {# права} many {# прав} other {# права}}',
  'rights.tags': 'Права',
  'rights.tagsAbout': 'Позначте, що ще людина може робити, або зніміть те, чого робити не повинна.',
  'rights.ofRole': '{count, plural, one {З ролі} few {З ролей} many {З ролей} other {З ролей}} {roles}',
  'rights.roleName': '«{name}»',
  'rights.added': 'Надано окремо',
  'rights.removed':
    'Вилучено окремо, хоча є в {count, plural, one {ролі} few {ролях} many {ролях} other {ролях}} {roles}',

  'group.terminals': 'Термінали',
  'group.payments': 'Оплати й готівка',
  'group.trade': 'Точки, товари, лояльність',
  'group.transport': 'Транспорт',
  'group.company': 'Компанія та люди',
  'group.control': 'Звіти та контроль',

  'summary.title': 'Після збереження',
  'summary.rolesGiven':
    '{count, plural, one {Нова роль} few {Нові ролі} many {Нові ролі} other {Нові ролі}}: {names}',
  'summary.rolesTaken':
    '{count, plural, one {Без ролі} few {Без ролей} many {Без ролей} other {Без ролей}}: {names}',
  'summary.gained': 'Отримає: {names}',
  'summary.lost': 'Втратить: {names}',
  'summary.same': 'Що людина може робити, не зміниться.',
  'summary.roleNeeded': 'Виберіть хоча б одну роль',

  'reason.own': 'Це ваші права: власні права змінити не можна.',
  'reason.ownBy':
    'Це ваші права: власні права змінити не можна. Змінити їх {count, plural, one {може} few {можуть} many {можуть} other {можуть}}: {people}',
  'reason.owner': 'Права власника надає, змінює та забирає лише власник.',
  'reason.ownerBy': 'Права власника надає, змінює та забирає лише власник: {people}',
  'reason.role': 'Ця роль містить право «{right}», якого у вас немає.',
  'reason.roleBy':
    'Ця роль містить право «{right}», якого у вас немає. Надати чи забрати її {count, plural, one {може} few {можуть} many {можуть} other {можуть}}: {people}',
  'reason.tag': 'У вас немає цього права.',
  'reason.tagBy':
    'У вас немає цього права. Надати чи забрати його {count, plural, one {може} few {можуть} many {можуть} other {можуть}}: {people}',

  'toast.saved': 'Права збережено!',
} as const;

export type UsersId = keyof typeof uk;

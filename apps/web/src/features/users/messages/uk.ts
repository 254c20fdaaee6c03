export const uk = {
  'users.title': 'Користувачі',
  'users.total':
    '{count, plural, one {# користувач} few {# користувачі} many {# користувачів} other {# користувача}}',
  'users.totalCapped': 'Понад {total} користувачів',
  'users.search': 'Пошук користувача',
  'users.searchPlaceholder': 'Ім’я, посада або телефон',
  'users.empty': 'Тут з’являться всі, хто працює у вашій Касі.',

  'single.added': 'Надано: {rights}',
  'single.removed': 'Вилучено: {rights}',
  'single.none': 'Як у ролі',

  'filter.single.true': 'Є',
  'filter.single.false': 'Немає, лише ролі',

  'action.rights': 'Змінити права',

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
  'rights.closed': 'Доступ закрито: права запрацюють, коли його відкриють.',
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

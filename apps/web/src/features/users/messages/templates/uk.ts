/** Шаблони прав. */
export const uk = {
  'templates.title': 'Шаблони прав',
  'templates.total': '{count, plural, one {# шаблон} few {# шаблони} many {# шаблонів} other {# шаблону}}',
  'templates.totalCapped': 'Понад {total} шаблонів',
  'templates.search': 'Пошук шаблонів',
  'templates.searchPlaceholder': 'Назва шаблону',
  'templates.empty': 'Збережіть права, які даєте кільком людям однаково, щоб не позначати їх щоразу.',
  'templates.create': 'Створити шаблон',
  'templates.back': 'Користувачі',

  'column.rights': 'Права',
  'rights.count':
    '{count, plural, =0 {Лише перегляд} one {# право} few {# права} many {# прав} other {# права}}',
  'changed.count': '{count} з іншими правами',
  'changed.none': 'Як у шаблоні',

  'template.title': 'Шаблон прав',
  'template.lostTitle': 'Такого шаблону немає',
  'template.lostText': 'Можливо, посилання застаріло або шаблон видалено.',
  'template.toList': 'До списку шаблонів',
  'template.createTitle': 'Новий шаблон прав',
  'template.createText': 'Ролі та права, які ви даватимете разом.',
  'template.editShort': 'Редагування шаблону',
  'template.created': 'Шаблон створено!',
  'template.changed': 'Шаблон збережено!',
  'template.changedFor':
    'Шаблон збережено! {count, plural, one {Права # людини} few {Права # людей} many {Права # людей} other {Права # людини}} не змінилися: застосуйте його ще раз.',
  'template.deleted': 'Шаблон видалено!',
  'template.noTags': 'Лише перегляд',

  'form.name': 'Назва',
  'form.nameText': 'За нею шаблон вибирають, коли дають права.',
  'form.rights': 'Права доступу',
  'form.rightsText':
    'Зміна шаблону сама нікому прав не дає й ні в кого не забирає: після неї шаблон застосовують ще раз.',

  'denial.owner': 'Шаблон дає права власника: розпоряджатися ними може лише власник.',
  'denial.points': 'Шаблон містить роль, яка бачить усі точки, а ви — лише свої.',
  'denial.takesPoints': 'Людина має роль, яка бачить усі точки, а ви — лише свої: забрати її ви не можете.',
  'denial.beyond': 'Шаблон містить право «{right}», якого у вас немає.',
  'denial.takes': 'Людина має право «{right}», якого у вас немає: забрати його ви не можете.',
  'denial.nobody': 'Цього шаблону ніхто не має: виберіть його у правах користувача.',

  'action.apply': 'Застосувати ще раз',
  'action.delete': 'Видалити',
  'delete.title': 'Видалити шаблон «{name}»?',
  'delete.text': 'Люди, які його мають, залишаться зі своїми правами. Відновити шаблон буде неможливо.',
  'delete.busy': 'Видаляємо…',

  'apply.title': 'Застосувати шаблон «{name}» ще раз',
  'apply.about': 'Права всіх, хто має цей шаблон, стануть такими, як у ньому. Діятимуть вони одразу.',
  'apply.changed':
    'Права зміняться {count, plural, one {в # людини} few {у # людей} many {у # людей} other {у # людини}}',
  'apply.refused': 'Пропустимо {count, plural, one {# людину} few {# людей} many {# людей} other {# людини}}',
  'apply.same':
    '{count, plural, one {# людина вже має} few {# людини вже мають} many {# людей уже мають} other {# людини вже мають}} саме такі права.',
  'apply.capped': 'Показано перших {count}.',
  'apply.nothing': 'Змінювати нічого: усі, кого ви можете змінити, вже мають саме такі права.',
  'apply.stale': 'Шаблон щойно змінив хтось інший. Перегляньте, що зміниться тепер.',
  'apply.submit':
    '{count, plural, =0 {Застосувати} one {Змінити права # людини} few {Змінити права # людей} many {Змінити права # людей} other {Змінити права # людини}}',
  'apply.busy': 'Змінюємо права…',
  'apply.done':
    'Права змінено {count, plural, one {в # людини} few {у # людей} many {у # людей} other {у # людини}}!',
  'apply.doneSkipped':
    'Права змінено {count, plural, one {в # людини} few {у # людей} many {у # людей} other {у # людини}}, пропущено: {skipped}.',
  'apply.rolesGained':
    '{count, plural, one {Нова роль} few {Нові ролі} many {Нові ролі} other {Нові ролі}}: {names}',
  'apply.rolesLost':
    '{count, plural, one {Без ролі} few {Без ролей} many {Без ролей} other {Без ролей}}: {names}',
  'apply.gained': 'Отримає: {names}',
  'apply.lost': 'Втратить: {names}',
  'apply.own_rights': 'Це ви самі: власних прав не змінюють.',
  'apply.owner_only': 'Права власника змінює лише власник.',
  'apply.beyond_own_points': 'Це стосується й точок, на яких ви не працюєте.',
  'apply.right_beyond_own': 'Ви не маєте права «{right}».',

  'choice.label': 'Шаблон',
  'choice.hint': 'Позначить ролі та права за вас; потім їх можна змінити.',
  'choice.changed': 'Права відрізняються від шаблону.',
  'choice.search': 'Пошук шаблонів прав',
  'choice.none': 'Шаблонів ще немає.',
  'choice.placeholder': 'Без шаблону',

  'save.action': 'Зберегти як шаблон',
  'save.title': 'Зберегти права як шаблон',
  'save.about': 'Шаблон матиме ті ролі та права, які позначено у формі.',
  'save.busy': 'Зберігаємо…',
  'save.noRole': 'Спершу виберіть хоча б одну роль',
} as const;

export type RightsTemplatesId = keyof typeof uk;

/** Масові зміни товарів. */
export const uk = {
  'bar.actions': 'Дії з вибраними',
  'bar.tags': 'Друкувати цінники',
  'bar.tooMany':
    'За один раз можна змінити щонайбільше {most} товарів. Виберіть менше або звузьте список фільтром.',
  'bar.tooManyTags': 'Цінники друкують щонайбільше для {most} вибраних товарів',

  'ask.change_price': 'Змінити ціни',
  'ask.change_tax': 'Змінити податок',
  'ask.change_points': 'Точки продажу',
  'ask.change_group': 'Змінити групу',
  'ask.archive': 'В архів',
  'ask.next': 'Переглянути зміни',

  'price.direction': 'Що зробити з цінами',
  'price.up': 'Підвищити',
  'price.down': 'Знизити',
  'price.by': 'На скільки',
  'price.byPercent': 'На відсоток',
  'price.byAmount': 'На суму',
  'price.percent': 'Відсоток',
  'price.amount': 'Сума',
  'price.example': 'Наприклад: {from} → {to}',
  'price.monday': 'З понеділка, {day}',

  'points.mode.add': 'Додати точки',
  'points.mode.remove': 'Прибрати точки',
  'points.mode.set': 'Продавати лише на вибраних',
  'points.mode.everywhere': 'Продавати на всіх точках',

  'group.none': 'Без групи',
  'group.hint': 'Щоб прибрати товари з груп, залиште поле порожнім.',

  'about.change_price':
    'Перевірте нові ціни. Якщо хтось змінить товар раніше, ніж до нього дійде черга, його ціна не зміниться.',
  'about.change_tax': 'У чеках новий податок буде від наступного продажу.',
  'about.change_points': 'Каса бачить лише товари своєї точки. Якщо точку прибрати, її окрема ціна зникне.',
  'about.change_group': 'Товар належить лише до однієї групи: нова замінить попередню.',
  'about.archive':
    'Каси більше не продаватимуть ці товари, а заплановані зміни цін буде скасовано. Повернути товар можна будь-коли.',

  'preview.list': 'Що зміниться',
  'preview.changing': 'Зміняться',
  'preview.leftOut': 'Без змін',
  'preview.nothing': 'Жоден товар не зміниться.',
  'preview.back': 'Змінити умови',

  'confirm.change_price':
    'Змінити ціну {count, plural, one {# товару} few {# товарів} many {# товарів} other {# товару}}',
  'confirm.plan':
    'Запланувати ціну {count, plural, one {# товару} few {# товарів} many {# товарів} other {# товару}}',
  'confirm.change_tax':
    'Змінити податок {count, plural, one {# товару} few {# товарів} many {# товарів} other {# товару}}',
  'confirm.change_points':
    'Змінити точки {count, plural, one {# товару} few {# товарів} many {# товарів} other {# товару}}',
  'confirm.change_group':
    'Змінити групу {count, plural, one {# товару} few {# товарів} many {# товарів} other {# товару}}',
  'confirm.archive':
    'Перенести в архів {count, plural, one {# товар} few {# товари} many {# товарів} other {# товару}}',

  'what.from': 'з {day}',
  'what.atPoint': 'на точці «{name}»',
  'what.atLostPoint': 'на одній точці',
  'what.base': 'основна ціна',
  'what.taxIncluded': '{tax}, податок у ціні',
  'what.taxOnTop': '{tax}, податок додається до ціни',
  'what.points': '{mode}: {names}',
  'what.group': 'група «{name}»',
  'what.noGroup': 'без групи',
  'what.lostGroup': 'групу видалено',

  'value.everywhere': 'усі точки',
  'value.elsewhere': 'інші точки',
  'value.more': '{names} та ще {count}',
  'value.noGroup': 'без групи',

  'runs.title': 'Масові зміни товарів',
  'runs.total': '{count, plural, one {# зміна} few {# зміни} many {# змін} other {# зміни}}',
  'runs.empty': 'Виберіть товари у списку, щоб змінити їхні ціни, податок, точки або групу за один раз.',
  'runs.toProducts': 'До списку товарів',
  'runs.back': 'Товари',

  'run.short': 'Масова зміна товарів',
  'run.progress': 'Опрацьовано товарів',
  'run.planned': '«Змінено» означає, що ціну заплановано. Діятиме вона з {day}.',
  'run.lostTitle': 'Такої зміни немає',
  'run.toList': 'До масових змін',
  'run.search': 'Пошук товарів',
  'run.searchPlaceholder': 'Назва або код',
  'run.rows': 'Результати за товарами',
  'run.rowsEmpty': 'Товарів немає.',
  'run.open': 'Відкрити товар',

  'stop.text': 'Товари, до яких черга ще не дійшла, залишаться без змін. Те, що вже змінено, не скасується.',
} as const;

export type ProductRunsId = keyof typeof uk;

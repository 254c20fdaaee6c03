/** The dictionary of fields of this domain. */
import {
  choice,
  day,
  derived,
  type FieldSpecs,
  flag,
  instant,
  money,
  number,
  parts,
  phone,
  rate,
  reference,
  text,
  time,
  withHint,
  withPlaceholder,
} from '../shared/fields.ts';

/** Types of discounts, with what they do. */
const type = choice('Тип', 'Type', {
  fixed: { uk: 'Фіксована', en: 'Fixed' },
  dynamic: { uk: 'Динамічна', en: 'Dynamic' },
  single_bonus: { uk: 'Разовий бонус', en: 'Single bonus' },
  by_purchase_count: { uk: 'За кількістю покупок', en: 'By purchase count' },
  purchase_bonus: { uk: 'Бонус за покупку', en: 'Purchase bonus' },
});

/** The fields of rules, of all types together. */
export const ruleFields = {
  type,
  percent_bp: rate('Відсоток', 'Percentage'),
  amount: money('Сума знижки на чек', 'Amount off a receipt'),
  by: choice('Залежить від', 'Depends on', {
    amount: { uk: 'Суми товарів', en: 'The sum of the goods' },
    time: { uk: 'Часу доби', en: 'The time of day' },
  }),
  amount_steps: parts('Пороги за сумою', 'Steps by sum', {
    from_amount: money('Від суми', 'From'),
    percent_bp: rate('Знижка', 'Discount'),
  }),
  time_steps: parts('Години', 'Hours', {
    from_time: time('З', 'From'),
    to_time: time('До', 'To'),
    percent_bp: rate('Знижка', 'Discount'),
  }),
  bonus_amount: money('Бонус', 'Bonus'),
  min_amount: withHint(
    money('Сплачено за ці товари, щонайменше', 'Paid for these goods, at least'),
    'Якщо 0 – бонус за будь-яку покупку',
    'With 0 any purchase gets the bonus',
  ),
  every: withHint(
    number('Яка за рахунком', 'Every N-th'),
    'Наприклад, 5 – дешевшим буде кожен п’ятий чек або кожна п’ята штука',
    'For example, 5 makes every fifth receipt or piece cheaper',
  ),
  counts: choice('Рахувати', 'Count', {
    receipts: { uk: 'Чеки покупця', en: 'Receipts of the customer' },
    pieces: { uk: 'Штуки товару', en: 'Pieces of the goods' },
  }),
  spend_percent_bp: withHint(
    rate('Скільки можна сплатити бонусами', 'How much bonuses may pay'),
    'Частка вартості товарів, на які діє знижка; 0 – бонуси лише накопичуються',
    'A share of what the goods that it applies to cost; 0 means bonuses are only collected',
  ),
  lifetime_days: withHint(
    number('Строк дії, днів', 'Validity, days'),
    'Порожньо – без строку',
    'Empty means no end',
  ),
} as const satisfies FieldSpecs;

/** The fields of discounts. */
export const discountFields = {
  name: withPlaceholder(text('Назва', 'Name'), 'Кожна п’ята кава', 'Every fifth coffee'),
  type,
  rule: parts('Умови', 'Terms', ruleFields),
  state: choice('Стан', 'State', {
    draft: { uk: 'Чернетка', en: 'Draft' },
    active: { uk: 'Діє', en: 'On' },
    paused: { uk: 'Призупинено', en: 'Paused' },
    ended: { uk: 'Завершено', en: 'Ended' },
  }),
  bonus_activation_amount: withHint(
    money('Сума активації бонусу', 'Bonus activation amount'),
    'Бонуси можна витрачати, коли їх назбиралося стільки; 0 – одразу',
    'Bonuses can be spent once this many are collected; 0 means at once',
  ),
  from_day: withHint(day('Діє з', 'Applies from'), 'Порожньо – одразу', 'Empty means at once'),
  to_day: withHint(day('Діє по', 'Applies through'), 'Порожньо – без кінця', 'Empty means no end'),
  week_days: choice('Дні тижня', 'Days of the week', {
    mon: { uk: 'Понеділок', en: 'Monday' },
    tue: { uk: 'Вівторок', en: 'Tuesday' },
    wed: { uk: 'Середа', en: 'Wednesday' },
    thu: { uk: 'Четвер', en: 'Thursday' },
    fri: { uk: 'П’ятниця', en: 'Friday' },
    sat: { uk: 'Субота', en: 'Saturday' },
    sun: { uk: 'Неділя', en: 'Sunday' },
  }),
  from_time: withHint(time('З години', 'From hour'), 'Порожньо – увесь день', 'Empty means all day'),
  to_time: time('До години', 'To hour'),
  is_everywhere: flag('Діє на всіх точках', 'Applies at all points'),
  points: reference('Точки', 'Points'),
  excluded_terminals: withHint(
    reference('Крім терміналів', 'Terminals excluded'),
    'На цих терміналах знижка не діє',
    'The discount doesn’t apply at these terminals',
  ),
  is_for_all_goods: flag('Діє на всі товари', 'Applies to all goods'),
  products: reference('Товари', 'Products'),
  groups: reference('Групи товарів', 'Groups of goods'),
  least_price: withHint(
    money('Найменша ціна одиниці', 'Least price of a unit'),
    'Нижче за неї не опустять ні знижка, ні бонуси; 0 – без обмеження',
    'Neither the discount nor bonuses go below it; 0 means no limit',
  ),
  max_receipt_amount: withHint(
    money('Не більше на чек', 'At most per receipt'),
    'Порожньо – без ліміту',
    'Empty means no limit',
  ),
  max_customer_amount: withHint(
    money('Не більше на покупця', 'At most per customer'),
    'За весь час; діє тоді лише для відомого покупця',
    'In all; it then applies for a known customer only',
  ),
  max_total_amount: withHint(
    money('Не більше загалом', 'At most in all'),
    'За весь час, для всіх покупців разом',
    'In all, for all customers together',
  ),
  created_at: derived(instant('Створено', 'Created')),
} as const satisfies FieldSpecs;

/** The fields of customers. */
export const customerFields = {
  phone: phone('Телефон', 'Phone'),
  number: text('Номер покупця', 'Customer number'),
  has_card: flag('Картка', 'Card'),
  has_consent: derived(
    withHint(
      flag('Покупець погоджується', 'The customer agrees'),
      'На облік покупок і бонусів за номером телефону',
      'To purchases and bonuses being counted by phone',
    ),
  ),
  state: choice('Стан', 'State', {
    active: { uk: 'Діє', en: 'Active' },
    forgotten: { uk: 'Дані стерто', en: 'Forgotten' },
  }),
  consented_at: instant('Згоду надано', 'Agreed'),
  available: derived(money('Бонуси', 'Bonuses')),
  waiting: derived(
    withHint(
      money('Очікують активації', 'Waiting'),
      'Їх можна буде витратити, щойно за їхньою знижкою назбирається її сума активації',
      'They can be spent once the activation amount of their discount is collected',
    ),
  ),
} as const satisfies FieldSpecs;

/** What the lines of a ledger of bonuses are narrowed by. */
export const bonusEntryFields = {
  kind: choice('Подія', 'Event', {
    earned: { uk: 'Нараховано', en: 'Earned' },
    activated: { uk: 'Активовано', en: 'Activated' },
    spent: { uk: 'Витрачено', en: 'Spent' },
    expired: { uk: 'Згоріло', en: 'Expired' },
    returned: { uk: 'Покупку повернено або скасовано', en: 'Purchase refunded or cancelled' },
  }),
} as const satisfies FieldSpecs;

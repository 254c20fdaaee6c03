import {
  choice,
  day,
  derived,
  type FieldSpecs,
  instant,
  minutes,
  money,
  number,
  parts,
  phone,
  photo,
  reference,
  text,
  withHint,
  withLabel,
  withPlaceholder,
} from '../shared/fields.ts';
import { permissions, roles } from '../shared/permissions.ts';

export const userFields = {
  full_name: withPlaceholder(text('Користувач', 'User'), 'Романюк Ірина Богданівна', 'Romaniuk Iryna'),
  position: withPlaceholder(text('Посада', 'Position'), 'Касирка', 'Cashier'),
  tax_number: withHint(
    text('ЄДРПОУ або РНОКПП', 'EDRPOU or RNOKPP'),
    'Вісім цифр; РНОКПП людини — десять',
    'Eight digits; the RNOKPP of a person has ten',
  ),
  phone: withHint(
    phone('Телефон', 'Phone'),
    'З ним людина входить; на нього надійде код',
    'The person signs in with it; the code is sent there',
  ),
  photo: photo('Фото', 'Photo'),
  points: withHint(
    reference('Точки', 'Points'),
    'Де людина працює: точки та депо',
    'Where the person works: points and depots',
  ),
  state: derived(
    choice('Стан', 'Status', {
      invited: { uk: 'Запрошено', en: 'Invited' },
      active: { uk: 'Працює', en: 'Works here' },
      left: { uk: 'Не працює', en: 'Has left' },
    }),
  ),
  invitation: derived(
    parts('Запрошення', 'Invitation', {
      sent_at: instant('Надіслано', 'Sent'),
      expires_at: instant('Діє до', 'Valid until'),
    }),
  ),
  roles: choice('Ролі', 'Roles', roles),
  tags_added: choice('Надано окремо', 'Added individually', permissions),
  tags_removed: choice('Вилучено окремо', 'Removed individually', permissions),
  tags: choice('Усі права', 'All permissions', permissions),
  template: reference('Шаблон прав', 'Permission template'),
  has_second_factor: choice('Двофакторна перевірка', 'Two-factor authentication', {
    true: { uk: 'Увімкнено', en: 'On' },
    false: { uk: 'Вимкнено', en: 'Off' },
  }),
  is_active: choice('Доступ', 'Access', {
    true: { uk: 'Відкрито', en: 'Open' },
    false: { uk: 'Закрито', en: 'Closed' },
  }),
} as const satisfies FieldSpecs;

/** The fields of one person, as forms and the journal call them. */
export const userCardFields = {
  ...userFields,
  full_name: withLabel(userFields.full_name, 'Прізвище, ім’я, по батькові', 'Full name'),
} as const satisfies FieldSpecs;

export const rightsTemplateFields = {
  name: withPlaceholder(text('Назва', 'Name'), 'Старший касир', 'Senior cashier'),
  roles: userFields.roles,
  tags_added: withLabel(userFields.tags_added, 'Додані права', 'Added permissions'),
  tags_removed: withLabel(userFields.tags_removed, 'Вилучені права', 'Removed permissions'),
  users_count: derived(number('Користувачів', 'Users')),
  changed_count: derived(number('Права людей', 'Their permissions')),
} as const satisfies FieldSpecs;

/** Points and depots where people work; also what a list of them is narrowed by. */
export const userPointFields = {
  name: text('Назва', 'Name'),
  kind: choice('Вид', 'Type', {
    fiscal: { uk: 'Фіскальна', en: 'Fiscal' },
    non_fiscal: { uk: 'Нефіскальна', en: 'Non-fiscal' },
    depot: { uk: 'Депо', en: 'Depot' },
  }),
  city: text('Місто', 'City'),
  address: text('Адреса', 'Address'),
  director: reference('Директор', 'Director'),
  director_phone: phone('Телефон директора', 'Director’s phone'),
  people_count: derived(number('Людей', 'People')),
} as const satisfies FieldSpecs;

/** What a list of users is narrowed by. */
export const userFilterFields = {
  q: text('Містить', 'Contains'),
  role: choice('Роль', 'Role', roles),
  tag: choice('Право', 'Permission', permissions),
  point_id: reference('Точка', 'Point'),
  state: userFields.state,
  has_single_tags: choice('Окремі права', 'Individual permissions', {
    true: { uk: 'Є', en: 'Some' },
    false: { uk: 'Немає', en: 'None' },
  }),
  is_active: userFields.is_active,
} as const satisfies FieldSpecs;

export const scheduleFilterFields = { week: day('Тиждень', 'Week') } as const satisfies FieldSpecs;

/** Columns of an exported week: what somebody works on each day. */
export const scheduleColumns = {
  full_name: text('Працівник', 'Person'),
  position: userFields.position,
  monday: text('Понеділок', 'Monday'),
  tuesday: text('Вівторок', 'Tuesday'),
  wednesday: text('Середа', 'Wednesday'),
  thursday: text('Четвер', 'Thursday'),
  friday: text('П’ятниця', 'Friday'),
  saturday: text('Субота', 'Saturday'),
  sunday: text('Неділя', 'Sunday'),
  hours: number('Годин на точці', 'Hours here'),
} as const satisfies FieldSpecs;

const salesFields = {
  payments: number('Оплат', 'Payments'),
  amount: money('Оборот', 'Gross sales'),
  refund_amount: money('Повернуто', 'Refunded'),
  average_amount: money('Середній чек', 'Average receipt'),
} as const satisfies FieldSpecs;

/** Of a day, a point or all of somebody's statistics. */
export const userStatisticsFields = {
  ...salesFields,
  worked_minutes: minutes('Відпрацьовано', 'Worked'),
  planned_minutes: minutes('Заплановано', 'Planned'),
} as const satisfies FieldSpecs;

/** The same in a file, where hours are added up. */
export const userStatisticsFileFields = {
  ...salesFields,
  worked_hours: number('Відпрацьовано, год', 'Hours worked'),
  planned_hours: number('Заплановано, год', 'Hours planned'),
} as const satisfies FieldSpecs;

/** Columns of exported statistics. */
export const userStatisticsColumns = {
  date: day('День', 'Day'),
  point: reference('Точка', 'Point'),
  ...userStatisticsFileFields,
} as const satisfies FieldSpecs;

export const userStatisticsFilterFields = {
  date_from: day('Від дня', 'From day'),
  date_to: day('До дня', 'To day'),
} as const satisfies FieldSpecs;

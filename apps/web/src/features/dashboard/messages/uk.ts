/** Words of the home dashboard. */
export const uk = {
  title: 'Огляд',
  asOf: 'Станом на {time}',
  gateBack: 'На головну',
  loading: 'Завантажуємо показники',

  'sales.title': 'Продажі',
  'sales.today': 'Сьогодні',
  'sales.month': 'Цього місяця',
  'sales.payments': '{count, plural, one {# оплата} few {# оплати} many {# оплат} other {# оплати}}',
  'sales.todayMore': 'на {percent} % більше, ніж учора на цей час ({amount})',
  'sales.todayLess': 'на {percent} % менше, ніж учора на цей час ({amount})',
  'sales.todaySame': 'стільки ж, як учора на цей час',
  'sales.todayNone': 'учора на цей час продажів не було',
  'sales.todayUnknown': 'порівняти з учора ще немає з чим',
  'sales.monthMore': 'на {percent} % більше, ніж минулого місяця на цей день і час ({amount})',
  'sales.monthLess': 'на {percent} % менше, ніж минулого місяця на цей день і час ({amount})',
  'sales.monthSame': 'стільки ж, як минулого місяця на цей день і час',
  'sales.monthNone': 'минулого місяця на цей день і час продажів не було',
  'sales.monthUnknown': 'порівняти з минулим місяцем не можна: повних даних за нього ще немає',

  'terminals.title': 'Термінали',
  'terminals.all': 'Усього',
  'terminals.online': 'На зв’язку',
  'terminals.onlineHint': 'з {active} активних',
  'terminals.offline': 'Не на зв’язку',
  'terminals.added': 'Очікують активації',
  'terminals.blocked': 'Заблоковано',
  'terminals.none': 'Терміналів ще немає.',
  'terminals.add': 'Додати термінал',

  'attention.title': 'Потребують уваги',
  'attention.unstable': 'Нестабільний зв’язок',
  'attention.today': 'Без зв’язку від сьогодні',
  'attention.week': 'Без зв’язку до тижня',
  'attention.earlier': 'Без зв’язку понад тиждень',
  'attention.never': 'Активовані, але ще не виходили на зв’язок',
  'attention.settings': 'Ще не отримали чинних налаштувань',
  'attention.capped': 'понад {total}',
  'attention.none': 'Усе гаразд: нічого робити не треба.',

  'latest.title': 'Нещодавно зникли зі зв’язку',
  'latest.all': 'Усі без зв’язку',
  'latest.none': 'Усі активні термінали на зв’язку.',
  'latest.nowhere': 'ще ніде',
  'latest.since': 'не на зв’язку {time}',
  'latest.unstable': 'зв’язок нестабільний',
  'time.days': '{count, plural, one {# день} few {# дні} many {# днів} other {# дня}}',
} as const;

/** Id of a message of the dashboard. */
export type DashboardId = keyof typeof uk;

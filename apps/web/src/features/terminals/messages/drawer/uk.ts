export const uk = {
  title: 'Термінал',
  lostText:
    'Можливо, посилання скопійовано не повністю або термінал належить іншій компанії або точці, де ви не працюєте.',

  'money.title': 'Гроші',
  'money.today': 'Сьогодні',
  'money.payments': 'Оплат сьогодні',
  'payments.denied': 'Оплати термінала приховано.',
  'money.denied': 'Виторг і готівку термінала приховано.',
  'money.inside': 'Готівка всередині',

  'waits.title': 'Очікує',
  'waits.activation': 'Активації з {at}',
  'waits.settings': 'Ще не отримав налаштувань, змінених {at}',
  'waits.update': 'Ще не оновився: оновлення призначено {at}',
  'waits.bulk_run': 'Черги в масовій дії, розпочатій {at}',

  'link.title': 'Зв’язок за 24 години',
  'link.always': 'Увесь час онлайн',
  'link.never': 'Не виходив на зв’язок',
  'link.away':
    '{count, plural, one {Без зв’язку # раз} few {Без зв’язку # рази} many {Без зв’язку # разів} other {Без зв’язку # раза}}, загалом {time}',
  'link.period': 'з {from} до {to}',
  'link.now': 'з {from} донині',
  'link.more':
    '{count, plural, one {і ще # раз} few {і ще # рази} many {і ще # разів} other {і ще # раза}} раніше',

  'payments.title': 'Останні оплати',
  'payments.none': 'Оплат ще не було.',
  'payments.failed': 'Не вдалося завантажити оплати.',

  'own.title': 'Власні налаштування',
  'own.none': 'Своїх немає: усе за шаблоном «{name}».',
  'own.noneStandard': 'Своїх немає: усе стандартне.',
  'own.template': 'за шаблоном: {value}',
  'own.standard': 'стандартно: {value}',
  'own.empty': 'порожньо',
  'own.yes': 'так',
  'own.no': 'ні',

  'device.title': 'Пристрій',
  'device.vehicle': 'Транспорт',
  'device.noTemplate': 'Без шаблону',

  'change.title': 'Остання зміна',
  'change.by': '{by}, {at}',
} as const;

export type TerminalDrawerId = keyof typeof uk;

export const uk = {
  title: 'Останні події входу',
  about:
    'Входи, невдалі спроби, завершені сеанси, зміни пароля та двофакторної перевірки. Не впізнаєте подію\u00a0— змініть пароль.',
  list: 'Останні події входу',
  failed: 'Не вдалося завантажити події',
  none: 'Подій ще немає.',
  attempts: '{count, plural, one {# спроба} few {# спроби} many {# спроб} other {# спроби}}',
  address: '{count, plural, one {Адреса} few {Адреси} many {Адреси} other {Адреси}} {addresses}',
  newBrowser: 'Новий браузер',
  unknown: 'Невідомий пристрій',
  journal: 'Усе в журналі змін',

  'notice.text':
    'Вхід з нового браузера: {device}, {at}, адреса {address}. Це не ви? Завершіть цей сеанс і змініть пароль.',
  'notice.open': 'Переглянути сеанси',
  'notice.dismiss': 'Це я, закрити',
} as const;

export type ActivityId = keyof typeof uk;

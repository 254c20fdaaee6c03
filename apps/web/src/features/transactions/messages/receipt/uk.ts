export const uk = {
  title: 'Чек',
  all: 'Чеки оплати',
  sale: 'Продаж',
  return: 'Повернення {amount}',
  paper: 'Чек № {number}',
  qr: 'QR-код перевірки чека № {number} на сайті податкової',
  check: 'Перевірити на сайті податкової',
  newTab: 'відкриється в новій вкладці',
  print: 'Надрукувати чек',
  missing: 'Оплачено, чека немає',
  missingText: 'Податкова не знає про цей продаж. Перевірте ПРРО термінала {number} і видайте чек.',
  failed: 'Не вдалося завантажити чек.',
  loading: 'Завантажуємо чек',
} as const;

export type ReceiptId = keyof typeof uk;

export const uk = {
  'bar.refund': 'Повернути кошти',
  'bar.tooMany': 'За один раз можна повернути кошти щонайбільше за {most} оплатами. Виберіть менше.',

  'preview.title': 'Повернення коштів',
  'preview.about':
    'Кожну оплату буде повернуто повністю: усе, що від неї залишилося. Гроші повернуться туди, звідки заплачено; готівку видайте покупцям із термінала.',
  'preview.payments': 'Оплат до повернення',
  'preview.sum': 'Сума до повернення',
  'preview.of': '{changing} з {total}',
  'preview.list': 'Що буде повернуто',
  'preview.changing': 'Повернемо',
  'preview.leftOut': 'Не повернемо',
  'preview.nothing': 'Жодну з цих оплат повернути не можна.',
  'preview.cash': 'готівка',
  'confirm.refund':
    'Повернути {count, plural, one {# оплату} few {# оплати} many {# оплат} other {# оплати}} на {amount}',

  'runs.title': 'Масові повернення',
  'runs.total':
    '{count, plural, one {# повернення} few {# повернення} many {# повернень} other {# повернення}}',
  'runs.empty': 'Виберіть оплати у списку транзакцій, щоб повернути їх за один раз.',
  'runs.toTransactions': 'До транзакцій',
  'runs.row': '{reason}, {time}',

  'run.short': 'Масове повернення',
  'run.progress': 'Опрацьовано оплат',
  'run.amounts': 'Повернуто {done} з {amount}',
  'run.waiting':
    'Банк іще не відповів на частину повернень: ці гроші можуть уже бути повернуті. Стан оновиться сам, повертати ще раз не потрібно.',
  'run.lostTitle': 'Такого повернення немає',
  'run.toList': 'До масових повернень',
  'run.search': 'Пошук оплат',
  'run.searchPlaceholder': 'Замовлення або термінал',
  'run.rows': 'Результати за оплатами',
  'run.rowsEmpty': 'Оплат немає.',
  'run.row': '{amount}, {terminal}, {time}',
  'run.open': 'Відкрити оплату',
  'run.answer': '{reason}: {answer}',

  'stop.text':
    'Оплати, до яких черга ще не дійшла, залишаться без змін. Те, що вже повернуто або надіслано в банк, не скасується.',
} as const;

export type ReversalRunsId = keyof typeof uk;

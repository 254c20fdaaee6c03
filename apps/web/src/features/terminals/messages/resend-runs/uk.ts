export const uk = {
  'preview.title': 'Надсилання недоставлених сповіщень',
  'preview.about':
    'Надішлемо ще раз усі сповіщення у стані «Не доставлено», що відповідають фільтрам списку. Якщо магазин отримає якесь удруге, він упізнає його за номером події.',
  'preview.callbacks': 'Буде надіслано',
  'preview.of': '{changing} із {total}',
  'preview.period': 'Період',
  'preview.since': 'з {at}',
  'preview.always': 'увесь час',
  'preview.terminals': 'Термінали',
  'preview.more': 'ще {count}',
  'preview.waiting':
    '{count, plural, one {Ще # сповіщення в черзі: його надсилаємо самі.} few {Ще # сповіщення в черзі: їх надсилаємо самі.} many {Ще # сповіщень у черзі: їх надсилаємо самі.} other {Ще # сповіщення в черзі: їх надсилаємо самі.}}',
  'preview.waitingCapped': 'Ще понад {total} сповіщень у черзі: їх надсилаємо самі.',
  'preview.list': 'Що буде надіслано',
  'preview.changing': 'Надішлемо',
  'preview.leftOut': 'Не надішлемо',
  'preview.nothing': 'За цими умовами надсилати нічого.',
  'confirm.send':
    'Надіслати {count, plural, one {# сповіщення} few {# сповіщення} many {# сповіщень} other {# сповіщення}}',
  'confirm.none': 'Надіслати',

  'runs.title': 'Масові надсилання сповіщень',
  'runs.total':
    '{count, plural, one {# надсилання} few {# надсилання} many {# надсилань} other {# надсилання}}',
  'runs.empty': 'Тут з’являться надсилання, які ви розпочнете в журналі сповіщень.',
  'runs.toCallbacks': 'До сповіщень',
  'runs.row': '{name}, {time}',

  'run.short': 'Масове надсилання сповіщень',
  'run.progress': 'Опрацьовано сповіщень',
  'run.waiting':
    'Частина сповіщень у черзі: їх надішлемо або повторимо самі, як і всі інші. Результати тут оновляться.',
  'run.lostTitle': 'Такого надсилання немає',
  'run.toList': 'До масових надсилань',
  'run.search': 'Пошук сповіщень',
  'run.searchPlaceholder': 'Замовлення або термінал',
  'run.rows': 'Результати за сповіщеннями',
  'run.rowsEmpty': 'Сповіщень немає.',
  'run.row': '{order}, {terminal}',
  'run.open': 'Відкрити сповіщення',

  'stop.text':
    'Сповіщення, до яких черга ще не дійшла, залишаться недоставленими. Ті, що вже в черзі, буде надіслано.',
} as const;

export type ResendRunsId = keyof typeof uk;

export const uk = {
  'bar.selectAll': 'Вибрати всі {total}',

  'preview.show': 'Показати',
  'preview.all': 'Усі',
  'preview.none': 'Тут нічого немає.',
  'preview.position': '{page} з {pages}',
  'preview.previous': 'Попередні',
  'preview.next': 'Наступні',
  'preview.unfinished': 'Така дія вже виконується.',
  'preview.changed': 'Поки ви переглядали, дані змінилися. Ось що буде тепер.',
  'preview.toRun': 'Переглянути хід виконання',
  'confirm.busy': 'Розпочинаємо…',

  'list.failed': 'Невдачі',
  'list.failed.true': 'Є',
  'list.failed.false': 'Немає',

  'run.started': '{name}, {time}',
  'run.of': '{done} з {total}',
  'run.results': 'Підсумок',
  'run.xlsx': 'Протокол XLSX',
  'run.csv': 'Протокол CSV',
  'run.stop': 'Зупинити',
  'run.lostText': 'Можливо, адресу скопійовано не повністю.',

  'stop.title': 'Зупинити дію?',
  'stop.keep': 'Не зупиняти',
  'stop.busy': 'Зупиняємо…',
} as const;

export type RunsId = keyof typeof uk;

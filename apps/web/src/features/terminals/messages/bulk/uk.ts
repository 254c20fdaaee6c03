export const uk = {
  'bar.selectAll': 'Вибрати всі {total}',
  'bar.actions': 'Дії з вибраними',
  'bar.template': 'Шаблон',

  'kind.block': 'Блокування терміналів',
  'kind.unblock': 'Розблокування терміналів',
  'kind.apply_template': 'Застосування шаблону',
  'kind.detach_template': 'Відв’язування шаблону',
  'kind.offline_all_update': 'Оновлення всіх офлайн-терміналів',

  'text.block': 'Заблокований термінал не приймає оплат, доки його не розблокують.',
  'text.unblock': 'Термінали знову прийматимуть оплати. Ті, що заблокував банк-еквайр, розблокує лише він.',
  'text.apply_template':
    'Налаштування, які є в шаблоні, термінал братиме з нього: власні значення цих налаштувань зникнуть, решта власних залишиться. Якщо термінал мав інший шаблон, його налаштування зникнуть.',
  'text.detach_template': 'Власні налаштування залишаться. Те, що було із шаблону, стане стандартним.',
  'text.offline_all_update':
    'Це термінали виду «Офлайн»: ваші пристрої з програмою «Каса Офлайн», хай є зараз зв’язок чи ні. Щойно термінал вийде на зв’язок, він отримає всі налаштування заново. Самі налаштування не зміняться.',

  'preview.show': 'Показати',
  'preview.all': 'Усі',
  'preview.changing': 'Зміняться',
  'preview.leftOut': 'Без змін',
  'preview.list': 'Що зміниться',
  'preview.none': 'Тут нічого немає.',
  'preview.nothing': 'Жоден термінал не зміниться.',
  'preview.position': '{page} з {pages}',
  'preview.previous': 'Попередні',
  'preview.next': 'Наступні',
  'preview.noTemplate': 'без шаблону',
  'preview.sameValues': 'Значення налаштувань не зміняться',
  'preview.update': 'Отримає налаштування заново',
  'preview.yes': 'так',
  'preview.no': 'ні',
  'preview.empty': 'порожньо',
  'preview.unfinished': 'Така дія вже виконується.',
  'preview.changed': 'Поки ви переглядали, дані змінилися. Ось що буде тепер.',
  'preview.toRun': 'Переглянути хід виконання',

  'confirm.block':
    'Заблокувати {count, plural, one {# термінал} few {# термінали} many {# терміналів} other {# термінала}}',
  'confirm.unblock':
    'Розблокувати {count, plural, one {# термінал} few {# термінали} many {# терміналів} other {# термінала}}',
  'confirm.apply_template':
    'Застосувати до {count, plural, one {# термінала} few {# терміналів} many {# терміналів} other {# термінала}}',
  'confirm.detach_template':
    'Відв’язати від {count, plural, one {# термінала} few {# терміналів} many {# терміналів} other {# термінала}}',
  'confirm.offline_all_update':
    'Оновити {count, plural, one {# термінал} few {# термінали} many {# терміналів} other {# термінала}}',
  'confirm.busy': 'Розпочинаємо…',

  'runs.title': 'Масові дії',
  'runs.total': '{count, plural, one {# дія} few {# дії} many {# дій} other {# дії}}',
  'runs.empty': 'Виберіть термінали у списку, щоб заблокувати їх або застосувати шаблон.',
  'runs.toTerminals': 'До списку терміналів',
  'runs.failed': 'Невдачі',
  'runs.failed.true': 'Є',
  'runs.failed.false': 'Немає',

  'run.short': 'Масова дія',
  'run.started': '{name}, {time}',
  'run.template': 'Шаблон «{name}»',
  'run.progress': 'Опрацьовано терміналів',
  'run.of': '{done} з {total}',
  'run.results': 'Підсумок',
  'run.xlsx': 'Протокол XLSX',
  'run.csv': 'Протокол CSV',
  'run.stop': 'Зупинити',
  'run.updateLater':
    '«Виконано» означає, що оновлення призначено. Термінал отримає налаштування, щойно вийде на зв’язок.',
  'run.lostTitle': 'Такої дії немає',
  'run.lostText': 'Можливо, адресу скопійовано не повністю.',
  'run.toList': 'До масових дій',
  'run.search': 'Пошук терміналів',
  'run.searchPlaceholder': 'Номер або назва',
  'run.rows': 'Результати за терміналами',
  'run.rowsEmpty': 'Терміналів немає.',
  'run.open': 'Відкрити термінал',

  'stop.title': 'Зупинити дію?',
  'stop.text':
    'Термінали, до яких черга ще не дійшла, залишаться без змін. Те, що вже зроблено, не скасується.',
  'stop.keep': 'Продовжити',
  'stop.busy': 'Зупиняємо…',
} as const;

export type BulkId = keyof typeof uk;

/** Один імпорт товарів. */
export const uk = {
  'import.short': 'Імпорт товарів',
  'import.back': 'Імпорти товарів',
  'import.lostTitle': 'Такого імпорту немає',
  'import.lostText': 'Можливо, чернетку видалено або її місце зайняла новіша.',
  'import.toList': 'До імпортів',
  'import.of': '{name}, {time}',
  'import.figures': 'Рядки файлу',
  'import.showOnly': 'показати лише їх',
  'import.defaults': 'Нові товари, якщо у файлі не вказано іншого: {values}',
  'import.points': 'Точки',
  'import.everywhere': 'На всіх',
  'import.atPoints':
    '{count, plural, one {На # точці} few {На # точках} many {На # точках} other {На # точці}}',

  'rows.label': 'Що зробить імпорт',
  'rows.search': 'Пошук рядків',
  'rows.searchPlaceholder': 'Назва, код або штрихкод',
  'rows.empty': 'Рядків немає.',
  'rows.row': 'Рядок {position}: {name}',
  'rows.newGroup': 'нова група',
  'rows.problem': '{field}: {message}',
  'rows.value': '{field}: {value}',
  'rows.field': '{field}:',
  'rows.inFile': 'У файлі: {field}',
  'rows.mend': 'Виправити',
  'rows.leaveOut': 'Пропустити',
  'rows.takeBack': 'Повернути',
  'rows.open': 'Відкрити товар',
  'rows.leftOut': 'Рядок {position} пропущено',
  'rows.takenBack': 'Рядок {position} повернено',
  'rows.wrong':
    '{count, plural, one {# рядок з помилкою} few {# рядки з помилками} many {# рядків з помилками} other {# рядка з помилками}}. Виправте тут або пропустіть: рядки з помилками імпорт не зачепить.',
  'rows.showWrong': 'Показати рядки з помилками',

  'mend.title': 'Виправити рядок {position}',
  'mend.text': 'Порожнє поле нічого не змінює: наявний товар збереже те, що має.',
  'mend.wrong': 'У рядку ще є помилки.',
  'mend.next': 'Зберегти й далі',
  'mend.saved': 'Рядок {position} збережено: {verdict}',

  'start.action':
    'Імпортувати {count, plural, one {# товар} few {# товари} many {# товарів} other {# товару}}',
  'start.title':
    'Імпортувати {count, plural, one {# товар} few {# товари} many {# товарів} other {# товару}}?',
  'start.new': 'Нові товари: {count}',
  'start.changed': 'Товари, що зміняться: {count}',
  'start.passed': 'Рядки, яких імпорт не торкнеться: {list}',
  'start.same': 'без змін – {count}',
  'start.wrong': 'з помилкою – {count}',
  'start.leftOut': 'пропущені – {count}',
  'start.later': 'Якщо хтось змінить товар раніше, ніж до нього дійде черга, імпорт його не торкнеться.',
  'start.confirm': 'Імпортувати',
  'start.busy': 'Розпочинаємо…',
  'start.nothing': 'У файлі немає ні нових товарів, ні змін',
  'start.incomplete': 'Надіслано не всі рядки файлу: {sent} з {all}',

  'incomplete.title': 'Не всі рядки надіслано',
  'incomplete.text':
    'Надіслано {sent} з {all, plural, one {# рядка} few {# рядків} many {# рядків} other {# рядка}} файлу. Щоб нічого не загубити, розпочати такий імпорт не можна: виберіть файл ще раз.',
  'incomplete.again': 'Вибрати файл ще раз',

  'refused.changed':
    'Поки ви переглядали, дані змінилися, тож імпорт не розпочато. Нижче – що буде тепер: перегляньте ще раз.',
  'refused.importing': 'Інший імпорт ще виконується. Дочекайтеся його завершення.',
  'refused.rollingBack': 'Інше скасування ще виконується. Дочекайтеся його завершення.',
  'refused.toRun': 'Переглянути хід виконання',
  'refused.nothing': 'Імпорт не змінив жодного товару: скасовувати нічого.',

  'rollBack.action': 'Скасувати імпорт',
  'rollBack.title': 'Скасувати імпорт «{name}»?',
  'rollBack.text':
    'Нові товари буде видалено, змінені отримають те, що мали до імпорту. Те, що після нього хтось змінив, залишиться. Щойно щось з імпорту продадуть, скасувати його вже не можна.',
  'rollBack.keep': 'Не скасовувати',
  'rollBack.busy': 'Розпочинаємо…',

  'begun.running': 'Імпорт виконується. Нижче – на що ви погодилися.',
  'begun.done': 'Імпорт виконано. Нижче – на що ви погодилися; результат – у протоколі.',
  'begun.cancelled': 'Імпорт зупинили: зроблене залишилося, решту рядків пропущено. Подробиці – у протоколі.',
  'begun.rolling_back': 'Імпорт скасовується.',
  'begun.rolled_back': 'Імпорт скасовано. Що повернулося, а що ні – у протоколі скасування.',
  'begun.run': 'Протокол імпорту',
  'begun.rollBackRun': 'Протокол скасування',
} as const;

export type ProductImportId = keyof typeof uk;

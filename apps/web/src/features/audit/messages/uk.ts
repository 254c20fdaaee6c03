export const uk = {
  'audit.title': 'Журнал змін',
  'audit.total': '{count, plural, one {# дія} few {# дії} many {# дій} other {# дії}}',
  'audit.totalCapped': 'Понад {total} дій',
  'audit.empty': 'Тут з’являться зміни: хто, що й коли змінив, з попереднім і новим значенням.',
  'audit.outside': '{count, plural, one {# дія} few {# дії} many {# дій} other {# дії}} поза цим періодом.',
  'audit.outsideCapped': 'Понад {total} дій поза цим періодом.',
  'audit.showAll': 'Показати за весь час',
  'audit.search': 'Пошук за назвою об’єкта',
  'audit.searchPlaceholder': 'Назва об’єкта',

  'column.object': 'Об’єкт',

  'filter.objectHint':
    'Показано зміни лише цього об’єкта. Щоб вибрати інший, скористайтеся меню його запису.',
  'filter.objectOther': 'один об’єкт',

  'action.openObject': 'Відкрити об’єкт',
  'action.byObject': 'Усі зміни цього об’єкта',
  'action.byPerson': 'Усі зміни цієї особи',
  'action.copyAddress': 'Скопіювати адресу',

  'fold.count': '{count, plural, one {# запис} few {# записи} many {# записів} other {# запису}}',
  'fold.more': 'Показати ще',
  'entry.title': 'Запис журналу',
  'entry.lostText': 'Можливо, посилання скопійовано не повністю або запис належить іншій компанії.',

  'changes.label': 'Що змінилося',
  'changes.before': 'Було',
  'changes.after': 'Стало',
  'changes.created': 'Створено з такими даними',
  'changes.removed': 'Видалено. Попередні дані',
  'changes.none': 'Подробиць немає.',

  'value.photo': 'фото',
  'value.photoOther': 'інше фото',
  'value.empty': 'порожньо',
  'value.secret': 'змінено',

  'source.own': 'власне',
  'source.template': 'із шаблону',
  'source.standard': 'стандартне',
} as const;

export type AuditId = keyof typeof uk;

/** Точки. */
export const uk = {
  'points.title': 'Точки',
  'points.total': '{count, plural, one {# запис} few {# записи} many {# записів} other {# запису}}',
  'points.totalCapped': 'Понад {total} записів',
  'points.create': 'Додати',
  'points.empty': 'Тут ще нічого немає. Додайте перший запис.',
  'points.search': 'Пошук: точки',
  'points.searchPlaceholder': 'Назва',

  'point.title': 'Точка',
  'point.lostTitle': 'Такого запису немає',
  'point.lostText': 'Можливо, посилання застаріло або запис належить іншій компанії.',
  'point.toList': 'До списку',
  'point.createTitle': 'Точка: новий запис',
  'point.createText': 'Назву бачитимуть у списках і в журналі змін.',
  'point.editTitle': 'Точка «{name}»',
  'point.editShort': 'Точка: редагування',
  'point.created': 'Успішно створено!',
  'point.changed': 'Зміни збережено!',

  'form.main': 'Основне',
} as const;

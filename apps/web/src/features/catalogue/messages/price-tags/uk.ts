/** Цінники. */
export const uk = {
  'tags.title': 'Цінники',
  'tags.one': 'Цінник',
  'tags.back': 'Товари',
  'tags.count':
    '{tags, plural, one {# цінник} few {# цінники} many {# цінників} other {# цінника}}, {sheets, plural, one {# аркуш А4} few {# аркуші А4} many {# аркушів А4} other {# аркуша А4}}',
  'tags.empty': 'Немає товарів для цінників',
  'tags.emptyText':
    'За цим фільтром немає товарів, які зараз продають. Поверніться до списку й змініть фільтр.',
  'tags.toList': 'До списку товарів',
  'tags.capped': 'Показано перші {count}',
  'tags.cappedText': 'Товарів більше. Звузьте фільтр у списку й надрукуйте цінники частинами.',

  'size.label': 'Розмір',
  'size.value': '{width} × {height} мм',
  'point.label': 'Ціни точки',
  'point.base': 'Основна ціна',
  'point.search': 'Пошук точки',
  'copies.label': 'Примірників кожного',
  'copies.range': 'Від 1 до {max}',
  'show.date': 'Дата друку',
  'show.barcode': 'Штрихкод',

  'sheet.label': 'Аркуш {number}',
  'sheet.more':
    'Тут перші {shown, plural, one {# аркуш} few {# аркуші} many {# аркушів} other {# аркуша}}, надруковано буде всі {total, number}.',
  'tag.per': 'за {unit}',
} as const;

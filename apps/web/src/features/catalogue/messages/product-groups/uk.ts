/** Групи товарів. */
export const uk = {
  'groups.title': 'Групи товарів',
  'groups.total': '{count, plural, one {# група} few {# групи} many {# груп} other {# групи}}',
  'groups.totalCapped': 'Понад {total} груп',
  'groups.empty': 'Груп ще немає. Вони допомагають знаходити товари й рахувати продажі.',
  'groups.search': 'Пошук груп',
  'groups.searchPlaceholder': 'Назва',
  'groups.back': 'Товари',

  'group.add': 'Нова група',
  'group.rename': 'Перейменувати',
  'group.renameTitle': 'Перейменувати групу',
  'group.create': 'Створити',
  'group.created': 'Групу створено',
  'group.changed': 'Групу перейменовано',
  'group.deleted': 'Групу видалено',
  'group.products': 'Показати товари',

  'action.delete': 'Видалити',
  'delete.title': 'Видалити групу «{name}»?',
  'delete.text': 'Видаляється лише порожня група. Відновити її буде неможливо.',
  'delete.busy': 'Видаляємо…',
  'delete.inUse': 'Видалити не можна: у групі є товари, можливо, в архіві',
} as const;

export type ProductGroupsId = keyof typeof uk;

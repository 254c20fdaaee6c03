/** Ключі підпису точок. */
export const uk = {
  'list.title': 'Ключі підпису',
  'list.total': '{count, plural, one {# ключ} few {# ключі} many {# ключів} other {# ключа}}',
  'list.totalCapped': 'Понад {total} ключів',
  'list.empty': 'Додайте ключ підпису: ним підписують чеки та звіти фіскальних точок.',
  'list.add': 'Додати ключ підпису',
  'list.toPoints': 'Точки',

  'action.delete': 'Видалити',
  'delete.title': 'Видалити ключ «{name}»?',
  'delete.text': 'Щоб повернути його, доведеться знову додати файл із паролем.',
  'delete.busy': 'Видаляємо…',
  'delete.done': 'Ключ видалено!',
  'delete.inUse':
    '{count, plural, one {Видалити не можна: ним підписує # точка} few {Видалити не можна: ним підписують # точки} many {Видалити не можна: ним підписують # точок} other {Видалити не можна: ним підписують # точки}}',
} as const;

export type KeysId = keyof typeof uk;

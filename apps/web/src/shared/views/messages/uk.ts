export const uk = {
  button: 'Подання',
  'button.named': 'Подання: {name}',
  'button.changed': '{button}, змінено',
  changed: 'змінено',
  menu: 'Збережені подання',
  all: 'Увесь список',
  save: 'Зберегти як подання…',
  update: 'Зберегти зміни у «{name}»',
  manage: 'Впорядкувати…',
  nothing: 'Спершу виберіть фільтри, порядок рядків або колонки',
  failed: 'Не вдалося завантажити подання. Спробувати ще раз',

  'dialog.create': 'Нове подання',
  'dialog.createText':
    'Подання запам’ятовує пошук, фільтри, порядок рядків і колонки. Його бачите лише ви, на всіх своїх пристроях.',
  'dialog.edit': 'Подання «{name}»',
  'dialog.name': 'Назва',
  'dialog.default': 'Відкривати список із цим поданням',
  'dialog.manage': 'Збережені подання',
  'dialog.none': 'Збережених подань ще немає.',
  'dialog.isDefault': 'Список відкривається з ним',
  'dialog.delete': 'Видалити подання «{name}»',
  'order.drag': 'Перетягнути: {name}',
  'order.up': 'Вище: {name}',
  'order.down': 'Нижче: {name}',
  'order.edit': 'Змінити',
  'order.moved': '{name}: місце {position} з {count}',

  'delete.title': 'Видалити подання «{name}»?',
  'delete.text': 'Самі записи списку залишаться.',
  'delete.confirm': 'Видалити',
  'delete.busy': 'Видаляємо…',

  'toast.created': 'Подання успішно збережено!',
  'toast.changed': 'Подання успішно змінено!',
  'toast.deleted': 'Подання успішно видалено!',
} as const;

export type ViewsId = keyof typeof uk;

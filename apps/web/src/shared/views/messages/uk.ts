export const uk = {
  button: 'Вигляди',
  menu: 'Збережені вигляди',
  all: 'Увесь список',
  save: 'Зберегти як вигляд…',
  update: 'Зберегти зміни у «{name}»',
  manage: 'Впорядкувати…',
  nothing: 'Спершу виберіть фільтри, порядок рядків або колонки',
  failed: 'Не вдалося завантажити вигляди. Спробувати ще раз',

  'dialog.create': 'Новий вигляд',
  'dialog.createText':
    'Вигляд запам’ятовує пошук, фільтри, порядок рядків і колонки. Його бачите лише ви, на всіх своїх пристроях.',
  'dialog.edit': 'Вигляд «{name}»',
  'dialog.name': 'Назва',
  'dialog.default': 'Відкривати список із цього вигляду',
  'dialog.manage': 'Збережені вигляди',
  'dialog.none': 'Збережених виглядів ще немає.',
  'dialog.isDefault': 'список відкривається з нього',
  'dialog.rename': 'Змінити вигляд «{name}»',
  'dialog.delete': 'Видалити вигляд «{name}»',
  'delete.title': 'Видалити вигляд «{name}»?',
  'delete.text': 'Самі записи списку залишаться.',
  'delete.confirm': 'Видалити',
  'delete.busy': 'Видаляємо…',

  'toast.created': 'Вигляд успішно збережено!',
  'toast.changed': 'Вигляд успішно змінено!',
  'toast.deleted': 'Вигляд успішно видалено!',
} as const;

export type ViewsId = keyof typeof uk;

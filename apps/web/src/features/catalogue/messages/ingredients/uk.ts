/** Інгредієнти. */
export const uk = {
  'ingredients.title': 'Інгредієнти',
  'ingredients.total':
    '{count, plural, one {# інгредієнт} few {# інгредієнти} many {# інгредієнтів} other {# інгредієнта}}',
  'ingredients.totalCapped': 'Понад {total} інгредієнтів',
  'ingredients.create': 'Додати інгредієнт',
  'ingredients.empty': 'Інгредієнтів ще немає. Додайте перший, щоб рахувати собівартість товарів.',
  'ingredients.search': 'Пошук інгредієнтів',
  'ingredients.searchPlaceholder': 'Назва',
  'ingredients.templates': 'Шаблони',
  'ingredients.uses': '{count, plural, one {# склад} few {# склади} many {# складів} other {# складу}}',

  'ingredient.title': 'Інгредієнт',
  'ingredient.lostTitle': 'Такого інгредієнта немає',
  'ingredient.lostText': 'Можливо, посилання застаріло або інгредієнт видалили.',
  'ingredient.toList': 'До інгредієнтів',
  'ingredient.createTitle': 'Новий інгредієнт',
  'ingredient.createText': 'З інгредієнтів складають товари та рахують їхню собівартість.',
  'ingredient.editTitle': 'Інгредієнт «{name}»',
  'ingredient.editShort': 'Інгредієнт: редагування',
  'ingredient.created': 'Інгредієнт додано!',
  'ingredient.changed': 'Зміни збережено!',
  'ingredient.deleted': 'Інгредієнт видалено!',

  'uses.title': 'Де використано',
  'uses.none': 'Жоден товар чи шаблон його не використовує.',
  'uses.product': 'товар, {quantity}',
  'uses.template': 'шаблон, {quantity}',
  'uses.rest': 'і ще {count}',

  'action.delete': 'Видалити',
  'delete.title': 'Видалити інгредієнт «{name}»?',
  'delete.text': 'Повернути його буде неможливо.',
  'delete.busy': 'Видаляємо…',
  'delete.inUse': 'Інгредієнт є у складі товарів або шаблонів. Спершу приберіть його звідти',

  'form.mainText': 'Одиницю не можна змінити, коли інгредієнт уже є у складі товарів.',
} as const;

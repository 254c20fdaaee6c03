/** Шаблони тижнів. */
export const uk = {
  'save.title': 'Зберегти тиждень як шаблон',
  'save.about': 'Шаблон запам’ятає зміни за днями тижня та години роботи точки.',
  'save.skipped':
    '{count, plural, one {# зміну} few {# зміни} many {# змін} other {# зміни}} не збережемо: ці люди тут більше не працюють.',
  'save.name': 'Назва',
  'save.as': 'Як зберегти',
  'save.new': 'Новий шаблон',
  'save.instead': 'Замість «{name}»',
  'save.insteadAbout': 'Зміни й години роботи в ньому стануть такими, як у цьому тижні.',
  'save.stale': 'Шаблон щойно змінив хтось інший. Збережіть ще раз, щоб замінити і його правки.',
  'save.done': 'Шаблон збережено!',

  'choose.title': 'Заповнити тиждень із шаблону',
  'choose.counts':
    '{shifts, plural, one {# зміна} few {# зміни} many {# змін} other {# зміни}} · {people, plural, one {# людина} few {# людини} many {# людей} other {# людини}}',
  'choose.fill': 'Заповнити',
  'choose.fillWith': 'Заповнити із шаблону «{name}»',
  'choose.delete': 'Видалити шаблон «{name}»',
  'choose.empty': 'У цієї точки ще немає шаблонів',
  'choose.emptyText':
    'Складіть тиждень і в меню «Інші дії» виберіть «Зберегти як шаблон…»: наступні тижні заповнюватимете з нього.',

  'action.delete': 'Видалити',
  'delete.title': 'Видалити шаблон «{name}»?',
  'delete.text': 'Тижні, заповнені з нього, не зміняться. Відновити шаблон буде неможливо.',
  'delete.busy': 'Видаляємо…',
  'delete.done': 'Шаблон видалено!',
} as const;

export type WeekTemplateId = keyof typeof uk;

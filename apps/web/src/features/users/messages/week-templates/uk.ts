/** Шаблони тижнів. */
export const uk = {
  'keep.title': 'Зберегти тиждень як шаблон',
  'keep.about': 'Шаблон запам’ятає зміни за днями тижня та години роботи точки.',
  'keep.skipped':
    '{count, plural, one {# зміну} few {# зміни} many {# змін} other {# зміни}} не збережемо: ці люди тут більше не працюють.',
  'keep.name': 'Назва',
  'keep.as': 'Як зберегти',
  'keep.new': 'Новий шаблон',
  'keep.instead': 'Замість «{name}»',
  'keep.insteadAbout': 'Зміни й години роботи в ньому стануть такими, як у цьому тижні.',
  'keep.stale': 'Шаблон щойно змінив хтось інший. Збережіть ще раз, щоб замінити і його зміни.',
  'keep.done': 'Шаблон збережено!',

  'choose.title': 'Заповнити тиждень з шаблону',
  'choose.counts':
    '{shifts, plural, one {# зміна} few {# зміни} many {# змін} other {# зміни}} · {people, plural, one {# людина} few {# людини} many {# людей} other {# людини}}',
  'choose.fill': 'Заповнити',
  'choose.fillWith': 'Заповнити з шаблону «{name}»',
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

/** Texts shared by all screens. Ids are `where.what`. */
export const uk = {
  'app.name': 'Каса',
  'app.loading': 'Відкриваємо сторінку',
  'app.title': '{page} · Каса',

  'action.save': 'Зберегти',
  'action.saving': 'Зберігаємо…',
  'action.create': 'Створити',
  'action.creating': 'Створюємо…',
  'action.cancel': 'Скасувати',
  'action.close': 'Закрити',
  'action.retry': 'Спробувати ще раз',
  'action.reload': 'Оновити сторінку',
  'action.open': 'Відкрити',
  'action.edit': 'Редагувати',
  'action.print': 'Надрукувати',
  'action.copy': 'Скопіювати',
  'action.call': 'Подзвонити',
  'action.copyPhone': 'Скопіювати телефон',
  'action.copied': 'Скопійовано',
  'action.clear': 'Очистити',
  'action.more': 'Інші дії',
  'action.history': 'Історія змін',
  'action.previous': 'Попередній рядок',
  'action.next': 'Наступний рядок',
  'action.openPage': 'Відкрити сторінку',

  'money.invalid': 'Введіть суму, у якій після коми щонайбільше дві цифри',

  'export.xlsx': 'Експорт XLSX',
  'export.csv': 'Експорт CSV',

  'error.default': 'Щось пішло не так!',
  'error.title': 'Не вдалося показати сторінку',
  'error.text': 'Решта розділів працює. Спробуйте ще раз або поверніться пізніше.',
  'error.load': 'Не вдалося завантажити',
  'error.loadText': 'Перевірте з’єднання й спробуйте ще раз.',
  'error.loadOffline': 'Дані з’являться самі, щойно зв’язок відновиться.',
  'error.crashId': 'Номер помилки',
  'error.updated': 'Вийшла нова версія',
  'error.updatedText': 'Щоб продовжити, оновіть сторінку.',
  'error.requestId': 'Номер запиту',

  'toast.label': 'Сповіщення',
  'toast.details': 'Подробиці',
  'toast.code': 'Код',

  'notFound.title': 'Такої сторінки немає',
  'notFound.text': 'Можливо, адресу введено з помилкою або сторінку перенесено.',
  'notFound.home': 'На головну',

  'maintenance.title': 'Вибачте, тривають технічні роботи',
  'maintenance.text': 'Сторінка відкриється сама, щойно роботи закінчаться.',

  'connection.lost': 'Немає зв’язку',
  'connection.lostText':
    'Показуємо те, що вже завантажено. Зміни зберегти неможливо, доки зв’язок не відновиться.',

  'live.live': 'Наживо',
  'live.reconnecting': 'Відновлюємо зв’язок…',
  'live.asOf': 'Дані станом на {time}',
  'live.behind': 'Дані можуть бути застарілі',

  'slow.text': 'Усе ще працюємо…',
  'slow.cancel': 'Скасувати запит',

  'account.changedTitle': 'Увійшов інший користувач',
  'account.changedText':
    'В іншій вкладці увійшли під іншим обліковим записом. Оновіть сторінку, щоб продовжити від його імені.',

  'permission.missing': 'Потрібне право «{name}». Його надає власник',
  'permission.missingGiver': 'Потрібне право «{name}». Надати його може: {people}',
  'permission.missingGivers': 'Потрібне право «{name}». Надати його можуть: {people}',
  'permission.missingGiversMore':
    'Потрібне право «{name}». Надати його можуть: {people} та ще {rest, plural, one {# людина} few {# людини} many {# людей} other {# людини}}',

  'view.readOnly': 'Ви переглядаєте Касу в ролі «{role}»: змінювати дані не можна',

  'choice.choose': 'Виберіть',
  'choice.none': 'Нічого не знайдено',
  'choice.person': 'Пошук людини',

  'stale.title': 'Запис змінив хтось інший',
  'stale.text':
    'Завантажте нову версію: ваші зміни залишаться у формі, решта полів оновиться. Перевірте їх і збережіть.',
  'stale.load': 'Завантажити нову версію',
  'stale.loaded':
    'Нову версію завантажено. Ваші незбережені зміни залишилися у формі — перевірте й збережіть.',

  'draft.restored': 'Ми зберегли введене, коли завершився сеанс. Перевірте поля й збережіть.',
  'draft.restoredOver':
    'Ми зберегли введене, коли завершився сеанс. Відтоді ці дані змінив хтось інший: збереження замінить їх вашими. Перевірте поля.',
  'draft.discard': 'Відкинути введене',

  'savedBefore.text':
    'Попередня спроба вдалася, хоча відповідь не надійшла: збережено те, що було у формі тоді. Перевірте це у списку. Щоб додати ще один запис із теперішніми даними, збережіть ще раз.',

  'gate.back': 'До списку',
  'gate.viewTitle': 'Зараз ви лише переглядаєте',
  'gate.title': 'Тут потрібне право, якого у вас немає',

  'list.empty': 'Немає данних',
  'object.missing': 'Не знайдено',
  'list.failed': 'Не вдалося завантажити дані.',
  'list.failedOffline': 'Не вдалося завантажити дані. Вони з’являться самі, щойно зв’язок відновиться.',
  'list.emptyFiltered': 'За цими умовами нічого не знайдено.',
  'list.nothingFor': 'За запитом «{asked}» нічого не знайдено.',
  'list.pastEnd': 'Такої сторінки списку немає.',
  'list.toFirst': 'На першу сторінку',
  'list.clearFilters': 'Скинути фільтри',
  'list.range': '{from}–{to} з {total}',
  'list.rangeCapped': '{from}–{to} з понад {total}',
  'list.rangeNone': '0 з {total}',
  'list.leftOut': 'Не вмістилося: {columns}.',
  'list.showAllColumns': 'Показати всі колонки',
  'list.suggestLarge': 'На вашому екрані вмістяться {size} рядків.',
  'list.takeLarge': 'Показувати по {size}',
  'list.keepSmall': 'Залишити {size}',

  'table.actions': 'Дії',
  'table.actionsFor': 'Дії: {label}',
  'table.detailsFor': 'Подробиці: {label}',
  'table.selectRow': 'Вибрати: {label}',
  'table.selectAll': 'Вибрати всі рядки',
  'table.selected':
    '{count, plural, one {Вибрано # рядок} few {Вибрано # рядки} many {Вибрано # рядків} other {Вибрано # рядка}}',
  'table.clearSelection': 'Скасувати вибір',
  'table.loading': 'Завантажуємо…',
  'table.columns': 'Колонки',
  'table.columnsAndSort': 'Колонки та порядок',
  'table.sort': 'Порядок',
  'table.density': 'Висота рядків',
  'table.density.normal': 'Звичайні',
  'table.density.compact': 'Щільні',

  'pager.label': 'Сторінки',
  'pager.first': 'Перша сторінка',
  'pager.previous': 'Попередня сторінка',
  'pager.next': 'Наступна сторінка',
  'pager.last': 'Остання сторінка',
  'pager.page': 'Сторінка {page}',
  'pager.perPage': 'На сторінці',
  'pager.perPageOption': '{size} на сторінці',

  'filter.label': 'Фільтри',
  'filter.add': 'Фільтр',
  'filter.clear': 'Скинути',
  'filter.remove': 'Прибрати фільтр: {label}',
  'filter.more': '{names}, ще {count}',
  'filter.search': 'Пошук: {label}',
  'filter.nothingFound': 'Нічого не знайдено',
  'filter.apply': 'Застосувати',
  'filter.done': 'Показати',
  'filter.clearSearch': 'Очистити пошук',

  'form.showPassword': 'Показати пароль',
  'form.hidePassword': 'Приховати пароль',
  'form.leaveTitle': 'Вийти без збереження?',
  'form.leaveText': 'Ви змінили дані, але не зберегли їх. Якщо вийти, зміни пропадуть.',
  'form.leave': 'Вийти без збереження',
  'form.stay': 'Залишитися',
  'form.leaving': 'Виходимо…',

  'theme.label': 'Тема',
  'theme.light': 'Світла',
  'theme.dark': 'Темна',
  'theme.system': 'Як у системі',
  'language.label': 'Мова',
} as const;

export type CommonId = keyof typeof uk;

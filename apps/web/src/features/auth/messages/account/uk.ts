export const uk = {
  'profile.title': 'Профіль',
  'profile.passwordText': 'Після зміни пароля всі інші сеанси завершаться.',
  'profile.changePassword': 'Змінити пароль',
  'profile.schedule': 'Мій графік',
  'profile.scheduleText': 'Ваші зміни, які опублікував керівник.',
  'profile.openSchedule': 'Відкрити графік',
  'profile.statistics': 'Моя статистика',
  'profile.statisticsText': 'Скільки ви продали й відпрацювали.',
  'profile.openStatistics': 'Відкрити статистику',
  'profile.go': 'Мій профіль і сеанси',

  'data.title': 'Особисті дані',
  'data.about': 'Ім’я бачать усі, з ким ви працюєте, і воно відображається в журналі змін.',
  'data.name': 'Прізвище, ім’я, по батькові',
  'data.phone': 'Телефон для входу',
  'data.merchant': 'Компанія',
  'data.merchantName': 'Назва компанії або ФОП',
  'data.merchantHint': 'Її бачать усі, хто працює у вашій Касі',
  'data.business': 'Вид діяльності',
  'data.businessHint': 'Від нього залежать перші кроки',
  'data.businessNone': 'Не вказано',
  'data.merchantSaved': 'Дані компанії змінено!',
  'data.merchantFixed': 'Назву компанії тут змінити не можна. {reason}.',
  'data.position': 'Посада',
  'data.roles': '{count, plural, one {Роль} few {Ролі} many {Ролі} other {Ролі}}',
  'data.fixed': 'Телефон, посаду й роль тут змінити не можна.',
  'data.fixedBy':
    'Телефон і посаду тут змінити не можна. Ваші ролі та права, у межах своїх, {count, plural, one {може} few {можуть} many {можуть} other {можуть}} змінити: {people}.',
  'data.saved': 'Профіль збережено!',

  'rights.title': 'Права доступу',
  'rights.about': 'Що ви можете робити в Касі. Права дає роль; окремі можна додати або вилучити.',
  'rights.all': 'У вас є всі права.',
  'rights.none': 'Прав на зміни немає: ви можете лише переглядати.',
  'rights.have': 'Ви можете',
  'rights.missing': 'Чого бракує',
  'rights.givers':
    'Надати їх {count, plural, one {може} few {можуть} many {можуть} other {можуть}}: {people}',
  'rights.giversUnknown': 'Надати їх може власник компанії.',
  'rights.added': 'надано окремо',
  'rights.removed': 'вилучено окремо',

  'sessions.title': 'Сеанси',
  'sessions.about':
    'Де зараз відкрито ваш обліковий запис. Не впізнаєте сеанс\u00a0— завершіть його та змініть пароль.',
  'sessions.list': 'Ваші сеанси',
  'sessions.current': 'Цей сеанс',
  'sessions.only': 'Інших відкритих сеансів немає.',
  'sessions.unknown': 'Невідомий пристрій',
  'sessions.failed': 'Не вдалося завантажити сеанси',
  'sessions.signedIn': 'Вхід {at}',
  'sessions.lastSeen': 'Остання дія {at}',
  'sessions.address': 'Адреса {address}',
  'sessions.revoke': 'Завершити',
  'sessions.revokeOf': 'Завершити сеанс: {device}',
  'sessions.signOut': 'Вийти',
  'sessions.revokeTitle': 'Завершити сеанс?',
  'sessions.revokeText':
    '{device}, адреса {address}. На тому пристрої доведеться ввійти знову; незбережені зміни там пропадуть.',
  'sessions.revoking': 'Завершуємо сеанс…',
  'sessions.revoked': 'Сеанс завершено!',
  'sessions.revokeOthers': 'Вийти на всіх інших пристроях',
  'sessions.othersTitle': 'Вийти на всіх інших пристроях?',
  'sessions.othersText':
    '{count, plural, one {Буде завершено # сеанс} few {Буде завершено # сеанси} many {Буде завершено # сеансів} other {Буде завершено # сеансу}}. Цей сеанс залишиться відкритим.',
  'sessions.othersConfirm': 'Вийти на інших пристроях',
  'sessions.othersRevoked':
    '{count, plural, one {Завершено # сеанс!} few {Завершено # сеанси!} many {Завершено # сеансів!} other {Завершено # сеансу!}}',
  'sessions.endedByPassword':
    'Пароль змінено, тому всі інші сеанси завершено. На інших пристроях увійдіть з новим паролем.',

  'password.about': 'Після зміни ви залишитеся тут, а на всіх інших пристроях доведеться ввійти знову.',
  'password.section': 'Пароль',
  'password.sectionText': 'Поточний пароль потрібен, щоб ніхто інший не змінив його з вашого екрана.',
  'password.current': 'Поточний пароль',
} as const;

export type AccountId = keyof typeof uk;

/** Words of the development panel. */
export const uk = {
  'panel.title': 'Панель розробника',
  'panel.open': 'Панель розробника ({keys})',
  'panel.close': 'Закрити панель',
  'panel.sections': 'Розділи панелі',
  'panel.unreachable': 'Керування тестовим сервером не відповідає',

  'messages.tab': 'SMS',
  'messages.empty': 'SMS ще не надсилали',
  'messages.emptyText': 'Код із реєстрації або відновлення пароля з’явиться тут.',
  'messages.copy': 'Скопіювати код {code}',

  'people.tab': 'Увійти як',
  'people.signIn': 'Увійти: {name}',
  'people.signInShort': 'Увійти',
  'people.current': 'Ви тут',
  'people.passwordChanged': 'Пароль змінено: увійдіть звичайним способом',

  'faults.tab': 'Збої',
  'faults.none': 'Збоїв немає: сервер відповідає як завжди.',
  'faults.list': 'Увімкнені збої',
  'faults.clear': 'Зняти всі збої',
  'faults.operation': 'Операція',
  'faults.every': 'Усі операції',
  'faults.search': 'Пошук операції',
  'faults.kind': 'Що стається',
  'faults.kind.latency': 'Відповідь із затримкою',
  'faults.kind.code': 'Відповідь із кодом помилки',
  'faults.kind.drop': 'З’єднання обривається',
  'faults.code': 'Код',
  'faults.latency': 'Затримка',
  'faults.seconds': 'с',
  'faults.times': 'Скільки разів',
  'faults.timesHint': 'Порожньо: щоразу',
  'faults.add': 'Увімкнути збій',
  'faults.left': '{times, plural, one {ще # раз} few {ще # рази} many {ще # разів} other {ще # раза}}',
  'faults.always': 'щоразу',

  'clock.tab': 'Годинник',
  'clock.now': 'На сервері зараз',
  'clock.frozen': 'Годинник стоїть',
  'clock.running': 'Годинник іде',
  'clock.minutes': 'На 5 хвилин уперед',
  'clock.hour': 'На годину вперед',
  'clock.day': 'На добу вперед',
  'clock.freeze': 'Зупинити',
  'clock.release': 'Запустити',
  'clock.real': 'Справжній час',

  'reset.tab': 'Дані',
  'reset.about': 'Повертає початкові дані, знімає збої, ставить справжній час. Усі сеанси закінчаться.',
  'reset.action': 'Повернути початкові дані',
  'reset.confirm': 'Повернути початкові дані?',
  'reset.busy': 'Повертаємо…',
} as const;

/** Ids of these words. */
export type DevPanelId = keyof typeof uk;

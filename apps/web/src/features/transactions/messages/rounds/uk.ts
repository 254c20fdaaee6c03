export const uk = {
  'cash.title': 'Інкасація',
  'cash.total':
    '{count, plural, one {# термінал із готівкою} few {# термінали з готівкою} many {# терміналів із готівкою} other {# термінала з готівкою}}',
  'cash.totalCapped': 'понад {total} терміналів із готівкою',
  'cash.search': 'Пошук терміналів',
  'cash.searchPlaceholder': 'Номер, назва, серійний номер',
  'cash.empty': 'У терміналах немає готівки.',
  'cash.noPoint': 'ніде не встановлено',
  'cash.never': 'ще не було',
  'cash.openRound': 'Відкрити обхід',
  'cash.showTerminal': 'Показати термінал',
  'cash.selected':
    'Вибрано {count, plural, one {# термінал} few {# термінали} many {# терміналів} other {# термінала}}',
  'cash.selectAll': 'Вибрати всі {total}',

  'plan.title': 'Спланувати обхід',
  'plan.chosen':
    '{count, plural, one {До обходу ввійде # термінал.} few {До обходу ввійдуть # термінали.} many {До обходу ввійдуть # терміналів.} other {До обходу ввійде # термінала.}}',
  'plan.all': 'До обходу ввійдуть усі знайдені термінали, яких немає в інших обходах.',
  'plan.assigneeHint': 'Людина з правом на інкасацію.',
  'plan.tooMany': 'В одному обході може бути не більше {most} терміналів',
  'plan.busy': 'Плануємо обхід…',
  'plan.done': 'Обхід заплановано!',

  'rounds.title': 'Обходи інкасації',
  'rounds.total': '{count, plural, one {# обхід} few {# обходи} many {# обходів} other {# обходу}}',
  'rounds.empty': 'Тут будуть обходи інкасації. Виберіть термінали з готівкою і сплануйте перший.',
  'rounds.toCash': 'До терміналів із готівкою',
  'rounds.numbered': '№ {number}',
  'rounds.anyDay': 'будь-коли',
  'rounds.nobody': 'не призначено',
  'rounds.visited': '{done} з {total}',

  'round.title': 'Обхід № {number}',
  'round.short': 'Обхід інкасації',
  'round.lostTitle': 'Такого обходу немає',
  'round.lostText':
    'Можливо, посилання скопійовано не повністю або обхід належить іншій компанії або точці, де ви не працюєте.',
  'round.toList': 'До обходів',
  'round.plannedFor': 'на {day}',
  'round.assignee': 'виконавець: {name}',
  'round.plannedBy': 'автор: {name}',
  'round.sums': 'Підсумки обходу',
  'round.progress': 'Відвідано',
  'round.stops': 'Термінали обходу',
  'round.moreStops':
    '{count, plural, one {і ще # термінал} few {і ще # термінали} many {і ще # терміналів} other {і ще # термінала}}',
  'round.number': 'Номер',
  'round.place': 'Адреса',
  'round.result': 'Результат',
  'round.collect': 'Інкасувати',
  'round.collectFrom': 'Інкасувати: {name}',
  'round.skip': 'Пропустити…',
  'round.slip': 'Показати чек',
  'round.terminal': 'Інкасація термінала',
  'round.noCash': 'У терміналі немає готівки',
  'round.ended': 'Обхід уже закінчено',
  'round.remains': 'Залишок {amount}',
  'round.total': 'Разом',
  'round.note': 'Примітка',
  'round.handedOver': 'Здав',
  'round.taken': 'Прийняв',

  'collect.title': 'Інкасація: {name}',
  'collect.inside': 'Зараз у терміналі',
  'collect.lost': 'Такого термінала немає.',

  'skip.title': 'Пропустити «{name}»?',
  'skip.hint': 'Наприклад: точку зачинено.',
  'skip.submit': 'Пропустити',
  'skip.busy': 'Записуємо…',
  'skip.done': 'Термінал пропущено.',

  'edit.title': 'Редагувати обхід № {number}',
  'edit.done': 'Обхід змінено.',

  'finish.action': 'Завершити обхід',
  'finish.open':
    '{count, plural, one {Ще # термінал не відвідано: інкасуйте або пропустіть його.} few {Ще # термінали не відвідано: інкасуйте або пропустіть їх.} many {Ще # терміналів не відвідано: інкасуйте або пропустіть їх.} other {Ще # термінала не відвідано: інкасуйте або пропустіть їх.}}',
  'finish.title': 'Завершити обхід?',
  'finish.text': 'Вилучено {collected} з очікуваних {expected}. Завершений обхід не можна змінити.',
  'finish.busy': 'Завершуємо…',
  'finish.done': 'Обхід завершено!',

  'cancel.action': 'Скасувати обхід',
  'cancel.title': 'Скасувати обхід?',
  'cancel.text': 'Проведені інкасації залишаться. Невідвідані термінали можна буде взяти до іншого обходу.',
  'cancel.keep': 'Не скасовувати',
  'cancel.busy': 'Скасовуємо…',
  'cancel.done': 'Обхід скасовано.',
} as const;

export type RoundsId = keyof typeof uk;

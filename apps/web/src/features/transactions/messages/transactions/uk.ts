export const uk = {
  'action.statistics': 'Статистика касира',
  'list.title': 'Транзакції',
  'list.total':
    '{count, plural, one {# транзакція} few {# транзакції} many {# транзакцій} other {# транзакції}}',
  'list.totalCapped': 'понад {total} транзакцій',
  'list.search': 'Пошук транзакцій',
  'list.searchPlaceholder': 'RRN, чек, замовлення, 4 цифри',
  'list.empty': 'Тут з’являтимуться оплати, щойно їх приймуть ваші термінали.',
  'list.emptyPeriod': 'За цей період транзакцій немає.',
  'list.row': '{amount}, {terminal}, {at}',
  'list.outside':
    '{count, plural, one {Ще # транзакція} few {Ще # транзакції} many {Ще # транзакцій} other {Ще # транзакції}} поза цим періодом.',
  'list.outsideCapped': 'Понад {total} транзакцій поза цим періодом.',
  'list.showAll': 'Показати за весь час',
  'list.new': '{count, plural, one {# нова} few {# нові} many {# нових} other {# нової}}',
  'list.newMany': 'Понад {total} нових',
  'list.showNew': '{count}: показати',

  'terminal.ecomm': 'Вебтермінали',
  'terminal.all': 'Термінали',
  'terminal.title': 'Транзакції: {name}',
  'terminal.lostTitle': 'Такого термінала немає',
  'terminal.lostText':
    'Можливо, посилання застаріло або термінал належить іншій компанії або точці, де ви не працюєте.',
  'terminal.toList': 'До списку терміналів',

  'filter.startedFrom': 'від {at}',
  'filter.startedBefore': 'до {at}',
  'filter.cardHint': 'Перші 6 цифр, останні 4 або і ті, й ті: 444455******1111',
  'filter.paidAtAll': 'лише оплачені',
  'filter.startedHint':
    'Точний час прийшов із посиланням. Щоб побачити й інші транзакції, приберіть цей фільтр.',

  'totals.label': 'Підсумки',
  'totals.count': 'Транзакцій',
  'totals.amount': 'Оборот',
  'totals.paid': 'Оплачено',
  'totals.refunded': 'Повернуто',
  'totals.net': 'Чиста виручка',
  'totals.byStatus': 'За статусами',
  'totals.status': '{status}: {count} на {amount}',
  'totals.tooMany':
    'Понад {total} транзакцій: підсумків за стільки немає. Уточніть фільтри або підсумуйте у файлі.',
  'totals.export': 'Завантажити XLSX',
  'totals.failed': 'Не вдалося порахувати підсумки.',

  'column.terminalNumber': '№ термінала',
  'column.noReceipt': 'чека немає',

  'action.terminal': 'Показати термінал',
  'action.sameTerminal': 'Транзакції термінала',
  'action.copyRrn': 'Скопіювати RRN',
  'action.print': 'Надрукувати',

  'show.title': 'Транзакція',
  'show.lostText':
    'Можливо, посилання скопійовано не повністю або транзакція належить іншій компанії або точці, де ви не працюєте.',
  'show.figures': 'Суми транзакції',
  'show.timeline': 'Перебіг оплати',
  'show.facts': 'Подробиці',

  'step.started': 'Розпочато на терміналі',
  'step.paidInCash': 'Оплачено готівкою',
  'step.paid': 'Банк схвалив оплату',
  'step.declined': 'Банк відхилив оплату',
  'step.expired': 'Не завершено вчасно: гроші не списано',
  'step.waiting': 'Банк ще не відповів',
  'step.authorized': 'Банк заблокував суму, термінал її ще не підтвердив',
  'step.receipt': 'Фіскальний чек № {number}',
  'step.noReceipt': 'Оплачено, чека немає',
  'step.receiptWaiting': 'Чек реєструється',
  'step.refunded': 'Повернуто {amount}',
  'step.givenUp': 'Блокування суми скасовано: гроші не списано',
  'step.refundOpen': 'Повернення {amount} триває: банк ще не відповів',
  'step.refundRefused': 'Повернення {amount} відхилено, код {code}: нічого не повернуто',
  'step.byNobody': 'Без участі працівників: термінал або банк',
  'step.reversing': 'Повернення триває: банк ще не відповів',
  'step.callbackWaiting': 'Сповіщення серверу магазину чекає на надсилання',
  'step.callbackDelivered': 'Сервер магазину отримав сповіщення',
  'step.callbackGivenUp': 'Сервер магазину не прийняв сповіщення за добу',
  'step.attempts': '{count, plural, one {# спроба} few {# спроби} many {# спроб} other {# спроби}}',
} as const;

export type TransactionsId = keyof typeof uk;

const onReceipts =
  '{count, plural, one {# чеку} few {# чеках} many {# чеках} other {# чека}} із {total, plural, other {#}}';
const receipts = '{count, plural, one {# чек} few {# чеки} many {# чеків} other {# чека}}';

/** Знижки на минулих чеках. */
export const uk = {
  title: 'Знижка на минулих чеках',
  text: 'Скільки знижка коштувала б, якби вже діяла: на ваших чеках, поруч зі знижками, що діють сьогодні.',
  choice: 'Що рахувати',
  draft: 'Знижка',
  other: 'Порівняти з',
  draftHint: 'Чернетка або призупинена.',
  otherHint: 'Ще одна, замість першої. Не обов’язково.',
  search: 'Пошук знижки',
  noDrafts: 'Чернеток і призупинених знижок немає.',
  start: 'Порахувати',
  busy: 'Рахуємо…',
  stop: 'Зупинити',
  'spoken.running': 'Рахуємо…',
  'spoken.stopped': 'Зупинено',
  'spoken.done': 'Пораховано',
  chooseFirst: 'Виберіть знижку',
  'none.title': 'Виберіть знижку',
  'none.text': 'Підійде чернетка або призупинена: діяти вона від цього не почне.',
  'ready.title': 'Усе вибрано',
  'ready.text': 'Натисніть «Порахувати»: це кілька секунд, і нічого не змінюється.',
  progress: 'Переглянуто чеків',
  'progress.of':
    '{done, plural, other {#}} з {total, plural, one {# чека} few {# чеків} many {# чеків} other {# чека}}',
  'stopped.title': 'Зупинено',
  'stopped.text':
    'Переглянуто {done, plural, other {#}} з {total, plural, one {# чека} few {# чеків} many {# чеків} other {# чека}}. Підсумок буде, коли переглянемо всі.',
  'stopped.early': 'Жодного чека ще не переглянуто.',

  'failed.title': 'Порахувати не вдалося',
  'failed.network': 'Зв’язок обірвався, і підрахунок не закінчено. Перевірте з’єднання й спробуйте ще раз.',
  'failed.rate_limited':
    'У вас уже рахуються дві знижки. Зачекайте, доки закінчиться одна з них, і спробуйте ще раз.',
  'failed.discount_state_wrong':
    'На минулих чеках пробують лише чернетки й призупинені знижки, а ця вже діє або завершена.',
  'failed.not_found': 'Такої знижки немає. Можливо, її видалено або вона діє не на ваших точках.',

  'when.month': 'За {month}',
  'when.days': 'За {days}',
  'told.discount': `{when} ця знижка коштувала б {cost}: на стільки менше заплатили б на ${onReceipts}.`,
  'told.bonuses': `{when} ця знижка коштувала б {cost}: стільки бонусів нарахували б на ${onReceipts}.`,
  'told.both': `{when} ця знижка коштувала б {cost}: {discount} знижок і {earned} бонусів на ${onReceipts}.`,
  'told.mixed': `{when} ця знижка коштувала б {cost} на ${onReceipts}: знижок змінилося б на {discount}, бонусів – на {earned}.`,
  'told.less': `{when} ця знижка дала б покупцям на {cost} менше, ніж ті, що діють сьогодні: вона замінила б їх на ${onReceipts}.`,
  'told.nothing':
    '{when} ця знижка не змінила б жодного з {total, plural, one {# чека} few {# чеків} many {# чеків} other {# чека}}.',
  'noReceipts.title': 'Оплачених чеків немає',
  'noReceipts.text': '{when} нічого не оплачували. Виберіть інші дні.',
  'today.both': `{when} – ${receipts} на {before}. Знижки, що діють сьогодні, коштували б на них {cost}: {discount} знижок і {earned} бонусів.`,
  'today.discount': `{when} – ${receipts} на {before}. Знижки, що діють сьогодні, здешевили б їх на {cost}.`,
  'today.bonuses': `{when} – ${receipts} на {before}. За знижками, що діють сьогодні, на них нарахували б {cost} бонусів.`,
  'today.none': `{when} – ${receipts} на {before}. Знижки, що діють сьогодні, на них нічого не дали б.`,
  'compare.cheaper': '«{name}» дешевша: коштувала б на {by} менше, ніж «{other}».',
  'compare.same': 'Обидві знижки коштували б однаково.',
  assumed:
    'Покупки взято такими, якими вони були: зі знижкою могли б купувати й більше. Покупці починають період без бонусів, дні початку й кінця знижки не враховано.',

  'why.title': 'Чому так могло бути',
  'why.customers': 'Вона для покупців, яких каса знає: можливо, таких тоді не було.',
  'why.goods': 'Вона не на всі товари: можливо, саме цих тоді не купували.',
  'why.hours': 'Вона діє лише в певні дні або години.',
  'why.points': 'Вона діє не на всіх точках чи терміналах.',
  'why.amount': 'Вона починається з певної суми: можливо, чеки були менші.',
  'why.leastPrice': 'Товари й так могли коштувати не більше за найменшу ціну.',
  'why.today': 'Знижки, що діють сьогодні, могли дати не менше: з кількох діє найбільша.',

  'gains.title': 'Хто виграє',
  'gains.known':
    '{count, plural, one {# відомий покупець} few {# відомі покупці} many {# відомих покупців} other {# відомого покупця}}',
  'gains.others': 'Покупці, яких каса не знає',
  'points.more': '{count, plural, one {Ще # точка} few {Ще # точки} many {Ще # точок} other {Ще # точки}}',
  receipts: 'Чеків',
  cost: 'Коштувала б',
  'hours.title': 'Найжвавіші години',
  'hours.hour': 'Година',
  'hours.most': 'Найбільше таких чеків: {hours}.',
  'hours.one': '{weekday}, {time} ({count})',
  'value.receipts': `${receipts}, {cost}`,
  'largest.title': 'Чеки, що змінилися б найбільше',
  'largest.amount': '{before} → {after}',
  'largest.same': 'До сплати {amount}',
  'largest.earned': 'бонусів {before} → {after}',
} as const;

export type SimulationId = keyof typeof uk;

import type { Language } from '../shared/codes.ts';
import type { LocalizedText } from '../shared/fields.ts';

/** Whose doing a response is. `issuer`: the customer's bank; `merchant`: how the terminal is set up; `network`: between them. */
export const responseCauses = {
  approved: { uk: 'Оплату схвалено', en: 'Approved' },
  customer: { uk: 'Причина в покупцеві або його картці', en: 'The customer or their card' },
  issuer: { uk: 'Причина в банку покупця', en: 'The customer’s bank' },
  merchant: { uk: 'Причина в налаштуваннях термінала', en: 'How the terminal is set up' },
  network: { uk: 'Причина у зв’язку між банками', en: 'The link between the banks' },
} as const satisfies Record<string, LocalizedText>;

export type ResponseCause = keyof typeof responseCauses;

/** What the cashier does next. */
export const responseAdvice = {
  none: { uk: 'Нічого робити не потрібно.', en: 'Nothing needs to be done.' },
  check_document: {
    uk: 'Звірте особу покупця з документом.',
    en: 'Check the customer’s identity document.',
  },
  pay_the_rest: {
    uk: 'Схвалено не всю суму: решту візьміть іншою карткою або готівкою.',
    en: 'Only part was approved: take the rest by another card or in cash.',
  },
  try_again: {
    uk: 'Повторіть оплату за хвилину або візьміть іншу картку чи готівку.',
    en: 'Try again in a minute, or take another card or cash.',
  },
  other_card: {
    uk: 'Запропонуйте іншу картку або готівку; цю не повторюйте.',
    en: 'Offer another card or cash; don’t retry this one.',
  },
  other_amount: {
    uk: 'Менша сума або інша картка може пройти; ліміт покупець змінює у своєму банку.',
    en: 'A smaller amount or another card may work; customers change limits at their bank.',
  },
  ask_issuer: {
    uk: 'Нехай покупець зателефонує у свій банк; тим часом візьміть іншу картку або готівку.',
    en: 'The customer should call their bank; meanwhile take another card or cash.',
  },
  pin_again: {
    uk: 'Нехай покупець введе ПІН-код ще раз, уважно.',
    en: 'Let the customer enter the PIN again, carefully.',
  },
  keep_away: {
    uk: 'Не повторюйте й не сперечайтеся з покупцем: нехай звернеться у свій банк.',
    en: 'Don’t retry and don’t argue: the customer has to contact their bank.',
  },
  check_terminal: {
    uk: 'Перевірте налаштування термінала й зателефонуйте в банк, що обслуговує термінал.',
    en: 'Check the terminal’s settings and call the bank that services it.',
  },
  check_amount: { uk: 'Перевірте суму й повторіть.', en: 'Check the amount and try again.' },
  check_first: {
    uk: 'Спершу знайдіть цю оплату в списку: можливо, вона вже пройшла.',
    en: 'Find this payment in the list first: it may have gone through already.',
  },
} as const satisfies Record<string, LocalizedText>;

export type ResponseAdvice = keyof typeof responseAdvice;

/** What to do next about a refund that the bank has refused, in place of what is done about such a payment. */
export const refundAdvice = {
  none: responseAdvice.none,
  check_document: responseAdvice.none,
  pay_the_rest: {
    uk: 'Повернуто може бути не все: перевірте суму й поверніть решту окремо.',
    en: 'It may not all be refunded: check the amount and refund the rest separately.',
  },
  try_again: {
    uk: 'Спробуйте повернути ще раз за кілька хвилин.',
    en: 'Try the refund again in a few minutes.',
  },
  other_card: {
    uk: 'Картка грошей не приймає: попросіть у покупця заяву на повернення й реквізити рахунку.',
    en: 'The card can’t take the money: ask the customer for a written request and their account details.',
  },
  other_amount: {
    uk: 'Банк, що обслуговує термінал, обмежує повернення, або на рахунку компанії бракує коштів: зателефонуйте туди.',
    en: 'The bank that services the terminal limits refunds, or your account is short of funds: call that bank.',
  },
  ask_issuer: {
    uk: 'Спробуйте пізніше або нехай покупець звернеться у свій банк.',
    en: 'Try again later, or have the customer contact their bank.',
  },
  pin_again: {
    uk: 'Спробуйте пізніше або нехай покупець звернеться у свій банк.',
    en: 'Try again later, or have the customer contact their bank.',
  },
  keep_away: {
    uk: 'Не повторюйте: попросіть у покупця заяву на повернення й реквізити рахунку.',
    en: 'Don’t retry: ask the customer for a written request and their account details.',
  },
  check_terminal: {
    uk: 'Зателефонуйте в банк, що обслуговує термінал: повернення на ньому може бути вимкнено.',
    en: 'Call the bank that services the terminal: refunds may be turned off on it.',
  },
  check_amount: {
    uk: 'Перевірте суму повернення й повторіть.',
    en: 'Check the amount to refund and try again.',
  },
  check_first: {
    uk: 'Спершу оновіть статус: можливо, гроші вже повернуто.',
    en: 'Update the status first: the money may already be refunded.',
  },
} as const satisfies Record<ResponseAdvice, LocalizedText>;

interface ResponseCodeSpec extends LocalizedText {
  readonly cause: ResponseCause;
  readonly advice: ResponseAdvice;
}

const of =
  (cause: ResponseCause, advice: ResponseAdvice) =>
  (uk: string, en: string): ResponseCodeSpec => ({ uk, en, cause, advice });

const approved = of('approved', 'none');
const badCard = of('customer', 'other_card');
const limit = of('customer', 'other_amount');
const stopped = of('customer', 'keep_away');
const unsaid = of('issuer', 'ask_issuer');
const setUp = of('merchant', 'check_terminal');
const down = of('network', 'try_again');

/** Bank response codes, ISO 8583 field 39 (docs/product/ukraine.md §13): meaning, cause, and what to do next. */
export const responseCodes = {
  '00': approved('Схвалено', 'Approved'),
  '01': unsaid('Зверніться до банку, що випустив картку', 'Refer to the card issuer'),
  '03': setUp('Неправильні дані торговця', 'Invalid merchant'),
  '04': stopped('Картку слід вилучити', 'Capture the card'),
  '05': unsaid('Банк відхилив платіж без пояснення', 'Do not honour'),
  '08': of('approved', 'check_document')('Схвалено за документом', 'Approved with identification'),
  '10': of('approved', 'pay_the_rest')('Схвалено частково', 'Partially approved'),
  '11': approved('Схвалено (VIP)', 'Approved (VIP)'),
  '12': setUp('Неприпустима операція', 'Invalid transaction'),
  '13': of('merchant', 'check_amount')('Неприпустима сума', 'Invalid amount'),
  '14': badCard('Неправильний номер картки', 'Invalid card number'),
  '15': badCard('Такого банку немає', 'No such issuer'),
  '30': setUp('Помилка формату', 'Format error'),
  '41': stopped('Картку загублено', 'Lost card'),
  '43': stopped('Картку викрадено', 'Stolen card'),
  '51': limit('Недостатньо коштів', 'Insufficient funds'),
  '54': badCard('Строк дії картки минув', 'Expired card'),
  '55': of('customer', 'pin_again')('Неправильний ПІН-код', 'Incorrect PIN'),
  '57': of('issuer', 'ask_issuer')(
    'Операцію не дозволено власникові картки',
    'Not permitted to the cardholder',
  ),
  '58': setUp('Операцію не дозволено терміналу', 'Not permitted to the terminal'),
  '61': limit('Перевищено ліміт суми', 'Exceeds the amount limit'),
  '62': badCard('Картку обмежено', 'Restricted card'),
  '63': of('issuer', 'other_card')('Порушення безпеки', 'Security violation'),
  '65': limit('Перевищено ліміт кількості операцій', 'Exceeds the count limit'),
  '68': of('network', 'check_first')('Відповідь надійшла запізно', 'Response received too late'),
  '70': unsaid('Зв’яжіться з банком, що випустив картку', 'Contact the card issuer'),
  '75': badCard('Вичерпано спроби введення ПІН-коду', 'PIN tries exceeded'),
  '76': badCard('Рахунку не знайдено', 'Account not found'),
  '77': badCard('Рахунок не збігається', 'Account doesn’t match'),
  '78': badCard('Рахунок закрито або не активовано', 'Account closed or not activated'),
  '85': approved('Причин для відмови немає', 'No reason to decline'),
  '86': of('issuer', 'pin_again')('ПІН-код неможливо перевірити', 'PIN cannot be verified'),
  '91': down('Банк не відповідає. Спробуйте пізніше', 'The issuer is unavailable. Try later'),
  '92': down('Немає шляху до банку', 'No route to the issuer'),
  '94': of('network', 'check_first')('Повторна операція', 'Duplicate transaction'),
  '96': down('Збій системи. Спробуйте пізніше', 'System malfunction. Try later'),
} as const satisfies Record<string, ResponseCodeSpec>;

export type ResponseCode = keyof typeof responseCodes;

/** What is known about a response code; undefined: it is none of the list. */
export const responseCode = (code: string): ResponseCodeSpec | undefined =>
  Object.hasOwn(responseCodes, code) ? responseCodes[code as ResponseCode] : undefined;

/** Text of a response code; an unknown code is returned as is. */
export const responseText = (code: string, language: Language): string =>
  responseCode(code)?.[language] ?? code;

/** What to do next, in a sentence; null: the code is unknown. */
export function responseAdviceText(code: string, language: Language): string | null {
  const known = responseCode(code);
  return known ? responseAdvice[known.advice][language] : null;
}

/** What to do next about a refund that was refused with it, in a sentence; null: the code is unknown. */
export function refundAdviceText(code: string, language: Language): string | null {
  const known = responseCode(code);
  return known ? refundAdvice[known.advice][language] : null;
}

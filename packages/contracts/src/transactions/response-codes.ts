import type { Language } from '../shared/codes.ts';

/** Bank response codes, ISO 8583 field 39 (docs/product/ukraine.md §13). Approved: 00, 08, 10, 11 and 85. */
export const responseCodes = {
  '00': { uk: 'Схвалено', en: 'Approved' },
  '01': { uk: 'Зверніться до банку, що випустив картку', en: 'Refer to the card issuer' },
  '03': { uk: 'Неправильні дані торговця', en: 'Invalid merchant' },
  '04': { uk: 'Картку слід вилучити', en: 'Capture the card' },
  '05': { uk: 'Банк відхилив платіж без пояснення', en: 'Do not honour' },
  '08': { uk: 'Схвалено за документом', en: 'Approved with identification' },
  '10': { uk: 'Схвалено частково', en: 'Partially approved' },
  '11': { uk: 'Схвалено (VIP)', en: 'Approved (VIP)' },
  '12': { uk: 'Неприпустима операція', en: 'Invalid transaction' },
  '13': { uk: 'Неприпустима сума', en: 'Invalid amount' },
  '14': { uk: 'Неправильний номер картки', en: 'Invalid card number' },
  '15': { uk: 'Такого банку немає', en: 'No such issuer' },
  '30': { uk: 'Помилка формату', en: 'Format error' },
  '41': { uk: 'Картку загублено', en: 'Lost card' },
  '43': { uk: 'Картку викрадено', en: 'Stolen card' },
  '51': { uk: 'Недостатньо коштів', en: 'Insufficient funds' },
  '54': { uk: 'Строк дії картки минув', en: 'Expired card' },
  '55': { uk: 'Неправильний ПІН-код', en: 'Incorrect PIN' },
  '57': { uk: 'Операцію не дозволено власникові картки', en: 'Not permitted to the cardholder' },
  '58': { uk: 'Операцію не дозволено терміналу', en: 'Not permitted to the terminal' },
  '61': { uk: 'Перевищено ліміт суми', en: 'Exceeds the amount limit' },
  '62': { uk: 'Картку обмежено', en: 'Restricted card' },
  '63': { uk: 'Порушення безпеки', en: 'Security violation' },
  '65': { uk: 'Перевищено ліміт кількості операцій', en: 'Exceeds the count limit' },
  '68': { uk: 'Відповідь надійшла запізно', en: 'Response received too late' },
  '70': { uk: 'Зв’яжіться з банком, що випустив картку', en: 'Contact the card issuer' },
  '75': { uk: 'Вичерпано спроби введення ПІН-коду', en: 'PIN tries exceeded' },
  '85': { uk: 'Причин для відмови немає', en: 'No reason to decline' },
  '86': { uk: 'ПІН-код неможливо перевірити', en: 'PIN cannot be verified' },
  '91': { uk: 'Банк не відповідає. Спробуйте пізніше', en: 'The issuer is unavailable. Try later' },
  '92': { uk: 'Немає шляху до банку', en: 'No route to the issuer' },
  '94': { uk: 'Повторна операція', en: 'Duplicate transaction' },
  '96': { uk: 'Збій системи. Спробуйте пізніше', en: 'System malfunction. Try later' },
} as const satisfies Record<string, Record<Language, string>>;

export type ResponseCode = keyof typeof responseCodes;

/** Text of a response code; an unknown code is returned as is. */
export function responseText(code: string, language: Language): string {
  return Object.hasOwn(responseCodes, code) ? responseCodes[code as ResponseCode][language] : code;
}

/**
 * The registry of envelope codes; `0` is success (spec §7). Clients decide by `code`, not HTTP (decisions §1).
 * Texts are shown to users unchanged (spec §8, `msg`).
 */
import { catalogueFailureCodes } from './catalogue-failure-codes.ts';
import type { CodeEntry } from './code-entry.ts';
import { companyFailureCodes } from './company-failure-codes.ts';
import { loyaltyFailureCodes } from './loyalty-failure-codes.ts';
import { pointFailureCodes } from './point-failure-codes.ts';
import { registerFailureCodes } from './register-failure-codes.ts';
import { terminalFailureCodes } from './terminal-failure-codes.ts';
import { transactionFailureCodes } from './transaction-failure-codes.ts';
import { userFailureCodes } from './user-failure-codes.ts';

export const codes = {
  ok: { code: 0, http: 200, when: 'The operation succeeded.', uk: 'Виконано', en: 'Done' },
  internal: {
    code: -1,
    http: 500,
    when: 'A bug on the server. Nothing internal is told; quote the request id.',
    uk: 'Щось пішло не так!',
    en: 'Something went wrong!',
  },
  validation_failed: {
    code: -2,
    http: 422,
    when: 'Input breaks a rule. `details.fields` lists every field with its rule and message.',
    uk: 'Перевірте заповнення полів',
    en: 'Check the highlighted fields',
  },
  signature_invalid: {
    code: -3,
    http: 400,
    when: 'The session has a signing secret, and the `payload-signature` of the body is missing or wrong.',
    uk: 'Підпис запиту не збігається. Спробуйте ще раз',
    en: 'The request signature doesn’t match. Try again',
  },
  not_authenticated: {
    code: -4,
    http: 401,
    when: 'No session, or it has expired or was revoked. Clients go to sign-in and show nothing (spec §8).',
    uk: 'Увійдіть, щоб продовжити',
    en: 'Sign in to continue',
  },
  forbidden: {
    code: -5,
    http: 403,
    when:
      'A permission is missing (`details.permission` names it), the operation is for owners alone, or the request comes from another origin. ' +
      'Without `details` it is no tag that is missing.',
    uk: 'У вас немає права на цю дію',
    en: 'You don’t have permission for this action',
  },
  not_found: {
    code: -6,
    http: 404,
    when: "The object does not exist, or it is another merchant's: the two are never told apart.",
    uk: 'Не знайдено',
    en: 'Not found',
  },
  conflict: {
    code: -7,
    http: 409,
    when:
      'The object was changed by somebody else (`details.current_version`), a unique value is taken (`details.fields`), or the `Idempotency-Key` was used with another body ' +
      '(`details.fields` names the header, and `msg` says so).',
    uk: 'Дані вже змінено або такий запис уже існує',
    en: 'The data has changed or this record already exists',
  },
  rate_limited: {
    code: -8,
    http: 429,
    when: 'Too many requests. `Retry-After` and `details.retry_after_seconds` say when to come back.',
    uk: 'Забагато спроб. Зачекайте й спробуйте ще раз',
    en: 'Too many attempts. Wait and try again',
  },
  maintenance: {
    code: -9,
    http: 503,
    when: 'Maintenance work. Clients show the maintenance page.',
    uk: 'Вибачте, тривають технічні роботи',
    en: 'Sorry, maintenance work is ongoing',
  },
  malformed_request: {
    code: -10,
    http: 400,
    when: 'Not readable as a request: broken JSON, forbidden keys, null bytes, nesting deeper than 32, an object of more than 1 000 names.',
    uk: 'Запит неможливо прочитати',
    en: 'The request can’t be read',
  },
  payload_too_large: {
    code: -11,
    http: 413,
    when: 'The body is over 256 KiB, or the file over the size that the operation states.',
    uk: 'Завеликий обсяг даних',
    en: 'Too much data',
  },
  unsupported_media_type: {
    code: -12,
    http: 415,
    when: 'The body is not `application/json`, or not `multipart/form-data` where a file is uploaded.',
    uk: 'Непідтримуваний тип вмісту',
    en: 'Unsupported content type',
  },
  method_not_allowed: {
    code: -13,
    http: 405,
    when: 'The path exists, the method does not. `Allow` lists those that do.',
    uk: 'Метод не підтримується',
    en: 'Method not allowed',
  },
  credentials_wrong: {
    code: 1001,
    http: 422,
    when: 'Phone or password is wrong. The same answer whether or not the phone is registered.',
    uk: 'Неправильний телефон або пароль',
    en: 'Wrong phone number or password',
  },
  key_exchange_invalid: {
    code: 1002,
    http: 422,
    when: 'The public value is degenerate (0, 1, modulus − 1) or gives a degenerate shared value: draw new values and repeat.',
    uk: 'Не вдалося узгодити ключ підпису. Спробуйте ще раз',
    en: 'Couldn’t agree on a signing key. Try again',
  },
  code_wrong: {
    code: 1003,
    http: 422,
    when: 'The code from the text message is wrong (`details.attempts_left`), or the phone cannot be confirmed by it.',
    uk: 'Неправильний код',
    en: 'Wrong code',
  },
  code_expired: {
    code: 1004,
    http: 409,
    when: 'The code is older than 5 minutes, was replaced by another, or has been used: ask for another one.',
    uk: 'Код більше не діє. Надішліть новий',
    en: 'This code is no longer valid. Request a new one',
  },
  code_attempts_exceeded: {
    code: 1005,
    http: 409,
    when: 'Five wrong tries: the code is worth nothing now. Ask for another one.',
    uk: 'Забагато неправильних спроб. Надішліть новий код',
    en: 'Too many wrong attempts. Request a new code',
  },
  registration_expired: {
    code: 1006,
    http: 409,
    when: 'The registration was finished already, or not within an hour after its phone was confirmed: begin anew.',
    uk: 'Час на реєстрацію вичерпано. Почніть спочатку',
    en: 'The registration has expired. Start again',
  },
  legal_documents_changed: {
    code: 1007,
    http: 409,
    when: 'A version that was accepted does not apply (any more): show the present documents.',
    uk: 'Документи оновлено. Перегляньте їх і погодьтеся ще раз',
    en: 'The documents have been updated. Review and accept them again',
  },
  view_read_only: {
    code: 1008,
    http: 409,
    when: 'The session looks at the product as another role (`viewAsRole`), and then nothing can be changed.',
    uk: 'У режимі перегляду змінювати дані не можна',
    en: 'You can’t change anything in view mode',
  },
  saved_views_full: {
    code: 1009,
    http: 409,
    when: 'The person keeps as many own views of this list, or of all, as there may be; or the merchant as many shared ones.',
    uk: 'Збережено найбільшу можливу кількість подань. Видаліть зайве',
    en: 'You’ve reached the limit of saved views. Delete one you don’t need',
  },
  second_factor_code_needed: {
    code: 1010,
    http: 409,
    when: 'Phone and password are right, and the person has a second factor: repeat with its `code`. No session was opened.',
    uk: 'Введіть код із застосунку для входу',
    en: 'Enter the code from your authenticator app',
  },
  second_factor_required: {
    code: 1011,
    http: 409,
    when: 'A role of the person requires a second factor, and there is none yet: only turning it on is open (`enrolSecondFactor`).',
    uk: 'Увімкніть двофакторну перевірку, щоб продовжити',
    en: 'Turn on two-factor authentication to continue',
  },
  second_factor_on: {
    code: 1012,
    http: 409,
    when: 'The second factor is on already. Another one takes its place after it was turned off.',
    uk: 'Двофакторну перевірку вже ввімкнено',
    en: 'Two-factor authentication is already on',
  },
  shift_already_open: {
    code: 1101,
    http: 409,
    when: 'The driver already has an open shift.',
    uk: 'Зміну цього водія вже відкрито',
    en: 'This driver already has an open shift',
  },
  shift_already_closed: {
    code: 1102,
    http: 409,
    when: 'The driver has no open shift.',
    uk: 'Зміну вже закрито',
    en: 'This shift is already closed',
  },
  transport_busy: {
    code: 1103,
    http: 409,
    when: 'Another driver is on shift on this vehicle. `details.busy_with` names the driver.',
    uk: 'На цьому транспорті вже працює інший водій',
    en: 'Another driver is on shift with this vehicle',
  },
  transport_unavailable: {
    code: 1104,
    http: 409,
    when: 'The vehicle is under maintenance or off the line.',
    uk: 'Транспорт на ремонті або його знято з лінії',
    en: 'This vehicle is under maintenance or out of service',
  },
  inspection_overdue: {
    code: 1105,
    http: 409,
    when: 'The vehicle is past its inspection date (`details.next_to_date`), so it cannot go on a route.',
    uk: 'Строк технічного огляду минув: випускати на маршрут не можна',
    en: 'The technical inspection is overdue: the vehicle can’t go on a route',
  },
  status_transition_forbidden: {
    code: 1106,
    http: 409,
    when: 'The vehicle cannot go from its present status to the one asked for (see the state machine).',
    uk: 'Змінити статус таким чином неможливо',
    en: 'This status change isn’t possible',
  },
  route_required: {
    code: 1107,
    http: 409,
    when: 'A shift needs a route: neither the request nor the driver has one.',
    uk: 'Для зміни потрібен маршрут',
    en: 'A shift needs a route',
  },
  file_type_wrong: {
    code: 1201,
    http: 422,
    when: 'The content, the declared type and the extension of the file must agree on one of the types that the operation takes.',
    uk: 'Тип файлу не підходить',
    en: 'This file type isn’t supported',
  },
  image_too_large: {
    code: 1202,
    http: 422,
    when: 'The picture is more than 4096 pixels wide or high, or does not say how large it is.',
    uk: 'Зображення завелике: щонайбільше 4096 × 4096 пікселів',
    en: 'The image is too large: up to 4096 × 4096 pixels',
  },
  ...terminalFailureCodes,
  ...transactionFailureCodes,
  ...userFailureCodes,
  ...catalogueFailureCodes,
  ...companyFailureCodes,
  ...loyaltyFailureCodes,
  ...pointFailureCodes,
  ...registerFailureCodes,
} as const satisfies Record<string, CodeEntry>;

export type CodeName = keyof typeof codes;
export type FailureCodeName = Exclude<CodeName, 'ok'>;
export type Language = 'uk' | 'en';

const byNumber = new Map<number, CodeName>(
  (Object.keys(codes) as CodeName[]).map((name) => [codes[name].code, name]),
);

export function codeName(code: number): CodeName | undefined {
  return byNumber.get(code);
}

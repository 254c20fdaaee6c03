import type { CodeEntry } from './code-entry.ts';

/** Codes of user rights. Part of the registry in codes.ts. */
export const userFailureCodes = {
  own_rights: {
    code: 1501,
    http: 409,
    when: 'Nobody changes their own rights, phone, points or access: somebody else who manages users does.',
    uk: 'Це ви самі: таку зміну робить інша людина, яка керує користувачами',
    en: 'This is you: someone else who manages users makes this change',
  },
  owner_only: {
    code: 1502,
    http: 409,
    when: 'The person is an owner, or is to become one: only an owner changes anything about them.',
    uk: 'Власника додає та змінює лише власник',
    en: 'Only an owner can add or change an owner',
  },
  right_beyond_own: {
    code: 1503,
    http: 409,
    when: 'A tag would be given or taken, by itself or with its role, that whoever asks lacks; `details.permission` names it.',
    uk: 'Не можна надати чи забрати право, якого у вас самих немає',
    en: 'You can’t grant or remove a permission you don’t have yourself',
  },
  invitation_invalid: {
    code: 1504,
    http: 409,
    when: 'No invitation of the phone has this code: it is wrong, has expired, was withdrawn, replaced by a newer one, used up, or tried five times. Which it is, is never told.',
    uk: 'Код не підходить або вже не діє. Перевірте цифри або попросіть того, хто вас запросив, надіслати новий',
    en: 'The code is wrong or no longer valid. Check the digits, or ask whoever invited you to send another',
  },
  beyond_own_points: {
    code: 1505,
    http: 409,
    when: 'The change also concerns points where the caller does not work: a person who works there as well, a template that is used there, a role that covers all points.',
    uk: 'Це стосується й точок, на яких ви не працюєте. Зверніться до власника',
    en: 'This also concerns points where you don’t work. Ask an owner',
  },
  swap_impossible: {
    code: 1506,
    http: 409,
    when: 'A shift of the swap is not published any more, or has begun; the swap is decided or withdrawn, waits for the colleague, or was asked for already.',
    uk: 'Цей обмін неможливий: зміни вже інші, розпочалися або про обмін уже просили',
    en: 'This swap isn’t possible: the shifts have changed or begun, or it was asked for already',
  },
} as const satisfies Record<string, CodeEntry>;

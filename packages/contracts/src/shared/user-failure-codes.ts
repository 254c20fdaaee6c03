import type { CodeEntry } from './code-entry.ts';

/** Codes of user rights. Part of the registry in codes.ts. */
export const userFailureCodes = {
  own_rights: {
    code: 1501,
    http: 409,
    when: 'Nobody changes their own rights: somebody else who manages users does.',
    uk: 'Власних прав змінити не можна. Попросіть іншу людину, яка керує користувачами',
    en: 'You can’t change your own permissions. Ask someone else who manages users',
  },
  owner_only: {
    code: 1502,
    http: 409,
    when: 'The person is an owner, or is to become one: only an owner may do that.',
    uk: 'Права власника надає, змінює та забирає лише власник',
    en: 'Only an owner can grant, change or remove an owner’s permissions',
  },
  right_beyond_own: {
    code: 1503,
    http: 409,
    when: 'A tag would be given or taken, by itself or with its role, that whoever asks lacks; `details.permission` names it.',
    uk: 'Не можна надати чи забрати право, якого у вас самих немає',
    en: 'You can’t grant or remove a permission you don’t have yourself',
  },
} as const satisfies Record<string, CodeEntry>;

import type { CodeEntry } from './code-entry.ts';

/** Codes of shifts of registers. Part of the registry in codes.ts. */
export const registerFailureCodes = {
  point_without_register: {
    code: 1721,
    http: 409,
    when: 'The point is not fiscal, so it has no register that could open a shift or make a receipt; or there is no point.',
    uk: 'У точки немає фіскальної каси (ПРРО)',
    en: 'The point has no fiscal register',
  },
  register_shift_open: {
    code: 1722,
    http: 409,
    when: 'The point has a shift that is not closed, and that the register did not open by itself.',
    uk: 'На цій точці вже є незакрита зміна',
    en: 'This point already has a shift that isn’t closed',
  },
  register_shift_not_open: {
    code: 1723,
    http: 409,
    when: 'The shift is not open: it is being opened or closed, is closed, has lasted 24 hours, or the tax service refuses to open it.',
    uk: 'Зміна не відкрита, закривається або вже закрита',
    en: 'The shift isn’t open, is closing or already closed',
  },
  register_document_pending: {
    code: 1724,
    http: 409,
    when: 'The tax service has not answered the document before yet. It is asked again by itself.',
    uk: 'Податкова ще не відповіла на попередній документ. Спробуйте трохи згодом',
    en: 'The tax service hasn’t answered the previous document yet. Try again a little later',
  },
  register_offline_limit: {
    code: 1727,
    http: 409,
    when: 'The register is offline, and has reached the limit that `details.offline_limit` names. It goes on when the tax service answers again.',
    uk: 'Каса вичерпала ліміт роботи офлайн. Торгувати далі можна, коли податкова прийме її документи',
    en: 'The register has reached its limit of being offline. It can go on once the tax service takes its documents',
  },
  register_returning: {
    code: 1728,
    http: 409,
    when: 'The register is coming back, or waits for its repair, because the tax service has refused a document that it made offline: see `link` of its clock.',
    uk: 'Каса ще передає офлайн-документи або чекає на лагодження: подивіться її фіскальний годинник',
    en: 'The register is still sending its offline documents or waits for its repair: see its fiscal clock',
  },
  register_not_refused: {
    code: 1729,
    http: 409,
    when: 'The tax service has not refused what the register made last, or not for what can be repaired.',
    uk: 'Лагодити нічого: податкова не відхиляла документів цієї каси',
    en: 'There is nothing to repair: the tax service hasn’t refused this register’s documents',
  },
  register_cash_not_enough: {
    code: 1725,
    http: 409,
    when: 'The drawer holds less: `details.inside_amount`, kopiykas.',
    uk: 'У касі немає стільки готівки',
    en: 'There isn’t that much cash in the drawer',
  },
  tax_service_unavailable: {
    code: 1726,
    http: 409,
    when: 'The tax service does not answer. Nothing was changed.',
    uk: 'Податкова не відповідає. Спробуйте трохи згодом',
    en: 'The tax service isn’t answering. Try again a little later',
  },
} as const satisfies Record<string, CodeEntry>;

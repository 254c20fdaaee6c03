import type { CodeEntry } from './code-entry.ts';

/** Codes of companies. Part of the registry in codes.ts. */
export const companyFailureCodes = {
  company_in_use: {
    code: 1601,
    http: 409,
    when: 'Other companies belong to it, or points, terminals or payments name it: `details.used_by` says which.',
    uk: 'Компанію видалити не можна: нею користуються',
    en: 'The company can’t be deleted: it’s in use',
  },
} as const satisfies Record<string, CodeEntry>;

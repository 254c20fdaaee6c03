import type { CodeEntry } from './code-entry.ts';

/** Codes of points. Part of the registry in codes.ts. */
export const pointFailureCodes = {
  point_in_use: {
    code: 1701,
    http: 409,
    when: 'Terminals stand at it or stood there, or payments were made there: `details.used_by` says which.',
    uk: 'Точку видалити не можна: нею користуються',
    en: 'The point can’t be deleted: it’s in use',
  },
} as const satisfies Record<string, CodeEntry>;

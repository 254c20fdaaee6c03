/** Longest period of a report, days. Without zod: screens read it, too. */
export const MAX_REPORT_DAYS = 31;

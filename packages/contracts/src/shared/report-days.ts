/** Longest period of a report, days. */
export const MAX_REPORT_DAYS = 31;

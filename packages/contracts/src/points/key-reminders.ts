/** People are reminded of a signing key that ends within so many days. Plain data without zod, for the web. */
export const KEY_REMINDER_DAYS = 30;

/** Keeps a text, such as a phone number or an amount, on one line. */
export const noBreak = (text: string): string => text.replaceAll(' ', '\u00a0');

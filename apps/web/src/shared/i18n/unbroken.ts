/** A text that stays on one line: a phone or an amount in the middle of a sentence. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** A text that stays on one line: a phone or an amount in the middle of a sentence. */
export const noBreak = (text: string): string => text.replaceAll(' ', '\u00a0');

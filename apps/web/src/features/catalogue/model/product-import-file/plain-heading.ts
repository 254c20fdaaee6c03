import { plainWord } from '#shared/spreadsheet/columns.ts';

/** One form of all spellings, without a currency; what is in brackets counts: `Ціна (закупівельна)` is no retail price. */
export const plainHeading = (text: string): string =>
  plainWord(text.replace(/[()]/g, ' '))
    .replace(/ (?:грн|u[aа]h)$/, '')
    .trim();

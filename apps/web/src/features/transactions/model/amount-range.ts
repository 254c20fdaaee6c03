import type { FilterParser } from '#shared/table/filter-parsers.ts';

/** In kopiykas, up to the contract's number of digits. */
export const asAmount: FilterParser<string> = (text) => (/^\d{1,12}$/.test(text) ? text : undefined);

export const kopiykasOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

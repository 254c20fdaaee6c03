/** Reads one filter from the address: a value that its operation takes, or undefined for none and for nonsense. */
export type FilterReader<Value> = (text: string) => Value | undefined;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The longest search that the contract takes. */
const MAX_SEARCH = 100;

/** Free text: trimmed and cut to what the contract takes. */
export const asText: FilterReader<string> = (text) => {
  const clean = text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH);
  return clean === '' ? undefined : clean;
};

/** The id of something. */
export const asId: FilterReader<string> = (text) => (UUID.test(text) ? text.toLowerCase() : undefined);

/** A calendar day, `YYYY-MM-DD`, that there is. */
export const asDay: FilterReader<string> = (text) => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
};

/** One of a few words. */
export const asOneOf =
  <const Value extends string>(...values: readonly Value[]): FilterReader<Value> =>
  (text) =>
    values.find((value) => value === text);

/** Parses a filter; undefined for a missing or invalid value. */
export type FilterParser<Value> = (text: string) => Value | undefined;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Longest search text of the contract. */
const MAX_SEARCH = 100;

/** Trimmed and cut to the contract's limit. */
export const asText: FilterParser<string> = (text) => {
  const clean = text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH);
  return clean === '' ? undefined : clean;
};

export const asId: FilterParser<string> = (text) => (UUID.test(text) ? text.toLowerCase() : undefined);

/** An existing calendar day, `YYYY-MM-DD`. */
export const asDay: FilterParser<string> = (text) => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
};

/** Parses one of the values, which a filter offers as choices; see `useChoiceFilter`. */
export function asOneOf<const Value extends string>(...values: readonly Value[]) {
  const parse: FilterParser<Value> = (text) => values.find((value) => value === text);
  return Object.assign(parse, { values });
}

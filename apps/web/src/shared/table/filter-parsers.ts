/** Parses a filter; undefined for a missing or invalid value. */
export type FilterParser<Value> = (text: string) => Value | undefined;

/** One value, or several separated by commas in the address. */
export type FilterValue = string | string[];

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

/** An instant as the contract writes it. */
export const asInstant: FilterParser<string> = (text) => {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString() === text ? text : undefined;
};

/** Most values of one filter in the contract. */
const MAX_VALUES = 100;

/** Parses values separated by commas, without those that are invalid. */
export const asSeveral =
  <Value extends string>(parse: FilterParser<Value>): FilterParser<Value[]> =>
  (text) => {
    const found = new Set(text.split(',').map(parse));
    const values = [...found].filter((value) => value !== undefined).slice(0, MAX_VALUES);
    return values.length === 0 ? undefined : values;
  };

/** Parses some of the values, which a filter offers as choices; see `useChoiceFilter`. */
export function asSomeOf<const Value extends string>(...values: readonly Value[]) {
  return Object.assign(asSeveral(asOneOf(...values)), { values, isSeveral: true });
}

/** Like `asSomeOf`, but one value at a time: for yes or no, and where several would find nothing more. */
export function asOneOf<const Value extends string>(...values: readonly Value[]) {
  const parse: FilterParser<Value> = (text) => values.find((value) => value === text);
  return Object.assign(parse, { values });
}

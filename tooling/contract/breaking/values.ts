import type { Direction, Json } from './resolve.ts';

/** `null`: any type. `number` includes `integer`. */
function types(schema: Json): Set<string> | null {
  const given = schema.type ?? (schema.const === null ? 'null' : undefined);
  if (given === undefined) return null;
  const set = new Set((Array.isArray(given) ? given : [given]) as string[]);
  if (set.has('number')) set.add('integer');
  return set;
}

/** A request's old types must be within the new ones, a response's new types within the old ones. */
export function typeChanges(old: Json, now: Json, direction: Direction): string[] {
  const [before, after] = [types(old), types(now)];
  const [inner, outer] = direction === 'request' ? [before, after] : [after, before];
  if (outer === null) return [];
  const show = (set: Set<string> | null) => (set ? [...set].join(' | ') : 'anything');
  const fits = inner !== null && [...inner].every((type) => outer.has(type));
  return fits ? [] : [`type was ${show(before)}, now ${show(after)}`];
}

function values(schema: Json): Set<string> | null {
  const given = 'const' in schema ? [schema.const] : schema.enum;
  return Array.isArray(given) ? new Set(given.map((value) => JSON.stringify(value))) : null;
}

/** New values in responses break clients too: generated types are exhaustive, screens lack a text. */
export function valueChanges(old: Json, now: Json, direction: Direction): string[] {
  const [before, after] = [values(old), values(now)];
  if (!before && !after) return [];
  if (!before) return direction === 'request' ? ['was open, now a closed list of values'] : [];
  if (!after) return direction === 'answer' ? ['was a closed list of values, now open'] : [];
  const removed = [...before].filter((value) => !after.has(value));
  const added = direction === 'answer' ? [...after].filter((value) => !before.has(value)) : [];
  return [
    ...removed.map((value) => `value ${value} removed`),
    ...added.map((value) => `value ${value} added to an answer`),
  ];
}

const lower = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'] as const;
const upper = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'] as const;
const exact = ['pattern', 'format', 'multipleOf', 'uniqueItems'] as const;

/** Tighter bounds of requests. In responses only a changed format matters: clients parse by it. */
export function boundChanges(old: Json, now: Json, direction: Direction): string[] {
  if (direction === 'answer') {
    return old.format !== undefined && old.format !== now.format
      ? [`format was ${String(old.format)}, now ${String(now.format ?? 'any')}`]
      : [];
  }
  const number = (schema: Json, key: string, none: number) =>
    typeof schema[key] === 'number' ? schema[key] : none;
  const tighter = [
    ...lower.filter((key) => number(now, key, -Infinity) > number(old, key, -Infinity)),
    ...upper.filter((key) => number(now, key, Infinity) < number(old, key, Infinity)),
    ...exact.filter((key) => now[key] !== undefined && now[key] !== old[key]),
  ];
  return tighter.map((key) => `${key} was ${String(old[key] ?? 'not set')}, now ${String(now[key])}`);
}

/** Fields of an object by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** The object without some of its fields. */
export function omit<Given extends object, Name extends keyof Given>(
  given: Given,
  ...names: readonly Name[]
): Omit<Given, Name> {
  const entries = Object.entries(given).filter(([name]) => !(names as readonly string[]).includes(name));
  return Object.fromEntries(entries) as Omit<Given, Name>;
}

/** Grow with every change, or are who it is about: they say nothing of what was changed. */
const NOISE: ReadonlySet<string> = new Set(['id', 'version', 'created_at', 'updated_at']);

/** What differs between two states of an object: the same fields on both sides. */
export interface Diff {
  /** Null: there was nothing. */
  readonly before: Fields | null;
  /** Null: there is nothing any more. */
  readonly after: Fields | null;
}

const isEmpty = (value: unknown) => value === null || value === undefined;
/** Values are JSON, made by one presenter, so their keys stand in one order. */
const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

function only(state: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, state[name] ?? null]));
}

/**
 * The fields that differ; of an object that comes or goes, all that hold something.
 * @returns null when nothing differs
 */
export function diff(before: Fields | null, after: Fields | null): Diff | null {
  const names = Object.keys({ ...before, ...after }).filter((name) => !NOISE.has(name));
  const differing = names.filter((name) => {
    const [was, is] = [before?.[name], after?.[name]];
    return isEmpty(was) && isEmpty(is) ? false : !same(was, is);
  });
  const isSameObject = before !== null && after !== null;
  if (differing.length === 0 && (isSameObject || before === after)) return null;
  return { before: before && only(before, differing), after: after && only(after, differing) };
}

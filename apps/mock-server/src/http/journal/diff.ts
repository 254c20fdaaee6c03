export type Fields = Readonly<Record<string, unknown>>;

export function omit<Given extends object, Name extends keyof Given>(
  given: Given,
  ...names: readonly Name[]
): Omit<Given, Name> {
  const entries = Object.entries(given).filter(([name]) => !(names as readonly string[]).includes(name));
  return Object.fromEntries(entries) as Omit<Given, Name>;
}

/** Left out of a diff: they identify the object or change with every update. */
const NOISE: ReadonlySet<string> = new Set(['id', 'version', 'created_at', 'updated_at']);

/** Fields that differ between two states of an object, with the same keys on both sides. */
export interface Diff {
  /** Null: the object was created. */
  readonly before: Fields | null;
  /** Null: the object was deleted. */
  readonly after: Fields | null;
}

const isEmpty = (value: unknown) => value === null || value === undefined;
/** Compares as JSON: both values come from one presenter, so their keys are in the same order. */
const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

function only(state: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, state[name] ?? null]));
}

/** Fields that differ; of a created or deleted object all non-null ones. @returns null when nothing differs */
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

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/**
 * The props that were given: drops `undefined` ones, which React Aria's types (`exactOptionalPropertyTypes`)
 * take as different from absent ones.
 */
export function omitUndefined<T extends object>(props: T): Given<T> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Given<T>;
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/**
 * Drops `undefined` props, which React Aria's types (`exactOptionalPropertyTypes`) distinguish from absent
 * ones.
 */
export function omitUndefined<T extends object>(props: T): Given<T> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Given<T>;
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Drops `undefined` props: React Aria's types (`exactOptionalPropertyTypes`) don't accept them. */
export function omitUndefined<T extends object>(props: T): Given<T> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Given<T>;
}

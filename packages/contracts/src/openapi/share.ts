import type { JsonSchema } from './json-schemas.ts';

/** Where a value stands: it is replaced there by a reference. */
export type Place = readonly [holder: Record<string, JsonSchema> | JsonSchema[], key: string];

const at = (holder: Place[0]) => holder as Record<string, JsonSchema>;

/**
 * Moves what stands in several places into components, and refers to it. What most have takes the first choice of
 * its names; what finds none free stays where it is.
 * @param section of `components`
 * @param namesOf by which it may be called
 * @param least number of places that make it worth a component
 * @returns the components
 */
export function share(
  section: string,
  places: readonly Place[],
  namesOf: (value: JsonSchema, key: string) => readonly string[],
  least = 2,
): Record<string, JsonSchema> {
  const shared: Record<string, JsonSchema> = {};
  const groups = [...Map.groupBy(places, ([holder, key]) => JSON.stringify(at(holder)[key])).values()];
  for (const same of groups.sort((a, b) => b.length - a.length)) {
    const [[holder, key]] = same as [Place];
    const value = at(holder)[key] as JsonSchema;
    const name = namesOf(value, key).find((one) => !(one in shared));
    if (same.length < least || name === undefined) continue;
    shared[name] = value;
    for (const [one, index] of same) at(one)[index] = { $ref: `#/components/${section}/${name}` };
  }
  return Object.fromEntries(Object.entries(shared).sort(([a], [b]) => (a < b ? -1 : 1)));
}

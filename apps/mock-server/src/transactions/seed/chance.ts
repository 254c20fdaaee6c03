/**
 * Chance for rows by the thousand. What `Draw` gives from the name of a place costs too much for each field of each
 * payment, so one draw gives a terminal its number, and from that the values come by arithmetic: still each from its own
 * place (payment, field), so that a new field or payment moves no other value.
 */

/** A number from 0 up to 1, of a field of the n-th row. */
export type Chance = (n: number, field: number) => number;

/** @param start the terminal's own number, a whole one below 2^32 */
export function chanceOf(start: number): Chance {
  return (n, field) => {
    let hash = start ^ Math.imul(n + 1, 0x9e3779b1) ^ Math.imul(field + 1, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad);
    hash = Math.imul(hash ^ (hash >>> 15), 0x735a2d97);
    return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** A number below 2^32 of a name, for `chanceOf`: what the name says is always the same. */
export function numberOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** A whole number from 0 up to, not with, `end`. */
export const below = (chance: number, end: number) => Math.floor(chance * end);

/** One of a list. */
export function oneOf<Item>(list: readonly [Item, ...Item[]], chance: number): Item {
  return list[below(chance, list.length)] ?? list[0];
}

/** A UUIDv7 of that moment. @param parts three numbers from 0 up to 1 */
export function idAt(time: number, parts: readonly [number, number, number]): string {
  const hex = (part: number, digits: number) =>
    below(part, 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  const [a, b, c] = parts;
  const stamp = time.toString(16).padStart(12, '0');
  const variant = '89ab'[below(b, 4)];
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${hex(a, 3)}-${variant}${hex((b * 97) % 1, 3)}-${hex(c, 8)}${hex((a * 89 + c * 31) % 1, 4)}`;
}

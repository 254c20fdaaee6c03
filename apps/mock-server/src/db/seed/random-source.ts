/**
 * A cheap deterministic random source for thousands of rows, instead of a `Draw` for each field. Each value depends
 * only on (terminal, payment, field), so that a new field or payment changes no other value.
 */

/** A number in [0, 1) for a field of the n-th row. */
export type RandomSource = (n: number, field: number) => number;

/** @param start the terminal's own number, an integer below 2^32 */
export function createRandomSource(start: number): RandomSource {
  return (n, field) => {
    let hash = start ^ Math.imul(n + 1, 0x9e3779b1) ^ Math.imul(field + 1, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad);
    hash = Math.imul(hash ^ (hash >>> 15), 0x735a2d97);
    return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
  };
}

export function hashToUint32(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** An integer in [0, end). */
export const intBelow = (chance: number, end: number) => Math.floor(chance * end);

export function pickOne<Item>(list: readonly [Item, ...Item[]], chance: number): Item {
  return list[intBelow(chance, list.length)] ?? list[0];
}

/**
 * A UUIDv7 with this time.
 * @param parts three random numbers in [0, 1)
 */
export function uuidV7At(time: number, parts: readonly [number, number, number]): string {
  const hex = (part: number, digits: number) =>
    intBelow(part, 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  const [a, b, c] = parts;
  const stamp = time.toString(16).padStart(12, '0');
  const variant = '89ab'[intBelow(b, 4)];
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${hex(a, 3)}-${variant}${hex((b * 97) % 1, 3)}-${hex(c, 8)}${hex((a * 89 + c * 31) % 1, 4)}`;
}

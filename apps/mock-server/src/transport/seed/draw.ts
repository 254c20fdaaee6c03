/**
 * Chance for the seed, without a sequence: every value is drawn from the name of its own place (entity, key, field),
 * so a new field, row or table moves no other value.
 */

const SEED = 'kasa-1';

/** A number in [0, 1) that depends on nothing but its arguments. */
export function draw(...place: readonly (string | number)[]): number {
  const text = `${SEED}/${place.join('/')}`;
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return ((high >>> 0) + ((low >>> 0) & 0x1fffff) * 2 ** 32) / 2 ** 53;
}

/** A whole number from `from` to `to`, both included. */
export function drawWhole(from: number, to: number, ...place: readonly (string | number)[]): number {
  return from + Math.floor(draw(...place) * (to - from + 1));
}

/** One of the options; they may not be empty. */
export function drawOne<T>(options: readonly T[], ...place: readonly (string | number)[]): T {
  return options[Math.floor(draw(...place) * options.length)] as T;
}

/** A UUIDv7 of that moment whose random part is drawn. */
export function drawId(at: string, ...place: readonly (string | number)[]): string {
  const hex = (part: string, digits: number) =>
    Math.floor(draw(...place, 'id', part) * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  const time = new Date(at).getTime().toString(16).padStart(12, '0');
  const variant = drawOne(['8', '9', 'a', 'b'], ...place, 'id', 'variant');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex('a', 3)}-${variant}${hex('b', 3)}-${hex('c', 12)}`;
}

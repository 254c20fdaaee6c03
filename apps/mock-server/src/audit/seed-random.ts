/** Random numbers of the seeded journal: each is derived from its own name, so that a new one changes no other. */
import { createHash } from 'node:crypto';

export type SeedRandomInt = (limit: number, ...place: readonly (string | number)[]) => number;

export function createSeedRandomInt(seed: string): SeedRandomInt {
  return (limit, ...place) => {
    const hash = createHash('sha256').update(`${seed}/audit/${place.join('/')}`);
    return hash.digest().readUInt32BE(0) % limit;
  };
}

/**
 * A UUIDv7 that sorts by time, then by `n`.
 * @param n number among the entries of one moment
 */
export function entryId(at: string, n: number, ...place: readonly string[]): string {
  const time = Date.parse(at).toString(16).padStart(12, '0');
  const drawn = createHash('sha256')
    .update([at, n, ...place].join('/'))
    .digest('hex');
  const order = n.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${order}-8${drawn.slice(0, 3)}-${drawn.slice(3, 15)}`;
}

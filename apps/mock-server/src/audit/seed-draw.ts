/** Chance for the seeded journal: every value is drawn from the name of its own place, so that a new one moves no other. */
import { createHash } from 'node:crypto';

/** A number below `limit`, from the name of its place. */
export type SeedDraw = (limit: number, ...place: readonly (string | number)[]) => number;

/** Opens the chance of a seed. */
export function seedDraw(seed: string): SeedDraw {
  return (limit, ...place) => {
    const hash = createHash('sha256').update(`${seed}/audit/${place.join('/')}`);
    return hash.digest().readUInt32BE(0) % limit;
  };
}

/** The UUIDv7 of an entry, in the order of time and of entries of one moment. @param n of those of that moment */
export function entryId(at: string, n: number, ...place: readonly string[]): string {
  const time = Date.parse(at).toString(16).padStart(12, '0');
  const drawn = createHash('sha256')
    .update([at, n, ...place].join('/'))
    .digest('hex');
  const order = n.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${order}-8${drawn.slice(0, 3)}-${drawn.slice(3, 15)}`;
}

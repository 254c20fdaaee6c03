/** Deterministic random values: each depends only on its place (entity, key, field), not on other values. */
import { base, Faker, type Randomizer, uk } from '@faker-js/faker';
import { names } from './names.ts';

export type RandomKey = readonly (string | number)[];

/** Returns faker for a place. There is one shared faker instance: use the value before the next call. */
export type SeededFaker = (...place: RandomKey) => Faker;

const STROKE = '/'.charCodeAt(0);

/** Random numbers from the hash of a place's name; each further number hashes one more stroke. */
function keyedRandomizer(): Randomizer & { goTo(place: string): void } {
  let high = 0;
  let low = 0;
  const mixIn = (code: number) => {
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  };
  const goTo = (place: string) => {
    high = 0xdeadbeef;
    low = 0x41c6ce57;
    for (let index = 0; index < place.length; index += 1) mixIn(place.charCodeAt(index));
  };
  const next = () => {
    let [h, l] = [high, low];
    h = Math.imul(h ^ (h >>> 16), 2246822507) ^ Math.imul(l ^ (l >>> 13), 3266489909);
    l = Math.imul(l ^ (l >>> 16), 2246822507) ^ Math.imul(h ^ (h >>> 13), 3266489909);
    mixIn(STROKE);
    return ((h >>> 0) + ((l >>> 0) & 0x1fffff) * 2 ** 32) / 2 ** 53;
  };
  // `seed` is part of faker's interface; here the place is the seed.
  return { goTo, next, seed: (seed) => goTo(String(seed)) };
}

/** Creates the random source of a seed. @param now reference date of faker's dates */
export function createSeededFaker(seed: string, now: Date): SeededFaker {
  const randomizer = keyedRandomizer();
  const faker = new Faker({ locale: [names, uk, base], randomizer });
  faker.setDefaultRefDate(now);
  return (...place) => {
    randomizer.goTo(`${seed}/${place.join('/')}`);
    return faker;
  };
}

/** A UUIDv7 of the given time whose random part is drawn. */
export function seededId(draw: SeededFaker, at: string, ...place: RandomKey): string {
  const hex = (part: string, digits: number) =>
    draw(...place, 'id', part)
      .number.int(16 ** digits - 1)
      .toString(16)
      .padStart(digits, '0');
  const time = new Date(at).getTime().toString(16).padStart(12, '0');
  const variant = draw(...place, 'id', 'variant').helpers.arrayElement(['8', '9', 'a', 'b']);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex('a', 3)}-${variant}${hex('b', 3)}-${hex('c', 12)}`;
}

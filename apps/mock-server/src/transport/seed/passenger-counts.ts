import type { RandomKey, SeededFaker } from '../../db/seed/seeded-faker.ts';

/** Passengers of a shift by payment; `free` are those with a concession. */
export interface PassengerCounts {
  readonly cash: number;
  readonly card: number;
  readonly free: number;
}

/** 35 to 65 passengers an hour, most of them paying by card. */
export function drawPassengerCounts(draw: SeededFaker, hours: number, ...place: RandomKey): PassengerCounts {
  const all = Math.round(hours * draw(...place, 'passengers').number.int({ min: 35, max: 65 }));
  const free = Math.round(all * draw(...place, 'free').number.float({ min: 0.12, max: 0.2 }));
  const cash = Math.round((all - free) * draw(...place, 'cash').number.float({ min: 0.22, max: 0.42 }));
  return { cash, card: all - free - cash, free };
}

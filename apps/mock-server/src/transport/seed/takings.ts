import { draw, drawWhole } from './draw.ts';

/** Passengers of a shift by how they paid; `free` are those with a concession. */
export interface Takings {
  readonly cash: number;
  readonly card: number;
  readonly free: number;
}

/** What a vehicle takes in so many hours: 35 to 65 passengers an hour, most of them by card. */
export function takingsOf(hours: number, ...place: readonly (string | number)[]): Takings {
  const all = Math.round(hours * drawWhole(35, 65, ...place, 'passengers'));
  const free = Math.round(all * (0.12 + draw(...place, 'free') * 0.08));
  const cash = Math.round((all - free) * (0.22 + draw(...place, 'cash') * 0.2));
  return { cash, card: all - free - cash, free };
}

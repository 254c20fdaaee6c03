/** What the seed depends on. It stands apart from the seed, which few starts of the server need. */

/** Which made-up world, and when. */
export interface SeedWorld {
  /** Any text; another one gives other names, plates, states and figures. */
  readonly seed: string;
  readonly now: Date;
}

/** The hour (UTC) in which the seeded day begins: all vehicles have left their depots by then. */
const MORNING = 6 * 3_600_000;
const DAY = 24 * 3_600_000;

/**
 * The moment that the seed shows: the last 06:00 UTC. All that it says lies before it, and it is the same all day,
 * so a snapshot serves that long; put it into the key of the seed plan.
 */
export function seedMoment(now: Date): Date {
  return new Date(Math.floor((now.getTime() - MORNING) / DAY) * DAY + MORNING);
}

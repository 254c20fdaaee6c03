/** What the seed depends on. It stands apart from the seed, which few starts of the server need. */
import type { Role } from '@kasa/contracts/shared/permissions';

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

/** A merchant of the demo data, with those of its people that other data refers to. */
export interface SeededMerchant {
  readonly id: string;
  readonly name: string;
  readonly people: readonly PersonSeed[];
  readonly director: PersonSeed;
  readonly dispatcher: PersonSeed;
  /** How much data it has. */
  readonly size: 'large' | 'small';
  /** Created after the seed, for one test: it has fewer payments, so that it is there at once. */
  readonly isLater: boolean;
}

/** A person of a seeded merchant; everybody's password is `kasa-demo`. */
export interface PersonSeed {
  readonly id: string;
  readonly role: Role;
  readonly phone: string;
  readonly name: string;
  readonly position: string;
}

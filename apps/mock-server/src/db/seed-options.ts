import type { Role } from '@kasa/contracts/shared/permissions';

export interface SeedOptions {
  /** Any text; determines names, plates, states and figures. */
  readonly seed: string;
  readonly now: Date;
}

/** The hour (UTC) at which the seeded day begins: all vehicles have left their depots. */
const MORNING = 6 * 3_600_000;
const DAY = 24 * 3_600_000;

/** Current time of the seed: the last 06:00 UTC. Must be part of the seed plan's key. */
export function seedTime(now: Date): Date {
  return new Date(Math.floor((now.getTime() - MORNING) / DAY) * DAY + MORNING);
}

export interface SeededMerchant {
  readonly id: string;
  readonly name: string;
  readonly people: readonly SeededUser[];
  readonly owner: SeededUser;
  readonly director: SeededUser;
  readonly dispatcher: SeededUser;
  readonly size: 'large' | 'small';
  /** Created after the seed, for one test; has fewer payments to be fast. */
  readonly isForTest: boolean;
}

/** A user of a seeded merchant; the password is `kasa-demo`. */
export interface SeededUser {
  readonly id: string;
  readonly role: Role;
  readonly phone: string;
  readonly name: string;
  readonly position: string;
}

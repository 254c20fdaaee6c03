import { kyivDay } from '@kasa/contracts/shared/kyiv';

/** The server's only source of time, so that tests and the mock control can change it (architecture §3). */
export interface Clock {
  now(): Date;
  /** ISO 8601, UTC, with milliseconds: the format of the API and the database. */
  nowIso(): string;
  /** The calendar day in Kyiv, `YYYY-MM-DD`. */
  today(): string;
}

/** A clock that stands still. @param at ISO 8601 UTC */
export const clockAt = (at: string): Clock => ({
  now: () => new Date(at),
  nowIso: () => at,
  today: () => kyivDay(at),
});

/**
 * The server's only source of time, so that tests and the mock control can travel (architecture §3); clock.test.ts says
 * where the real time is meant instead.
 */
export interface Clock {
  now(): Date;
  /** Now as the wire and the database write it: ISO 8601, UTC, milliseconds. */
  nowIso(): string;
  /** The calendar day in Kyiv, `YYYY-MM-DD`. */
  today(): string;
}

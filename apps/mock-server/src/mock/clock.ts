import { kyivDay } from '@kasa/contracts/shared/dates';
import type { Clock } from '../http/clock.ts';

export type { Clock } from '../http/clock.ts';

const toSeconds = (milliseconds: number) => Math.round(milliseconds / 1000);

/** A clock that can be moved and stopped: the real one plus an offset, or a fixed instant. */
export class TravelClock implements Clock {
  #offset = 0;
  #frozenAt: number | null = null;

  now(): Date {
    return new Date(this.#frozenAt ?? Date.now() + this.#offset);
  }

  nowIso(): string {
    return this.now().toISOString();
  }

  today(): string {
    return kyivDay(this.now());
  }

  get frozen(): boolean {
    return this.#frozenAt !== null;
  }

  /** Whole seconds that the clock is ahead of the real one. */
  get offsetSeconds(): number {
    return toSeconds(this.now().getTime() - Date.now());
  }

  /** Goes to an instant; without one, back to the real time. Stays frozen or running as it was. */
  travelTo(instant: Date | null): void {
    const real = Date.now();
    this.#offset = instant === null ? 0 : instant.getTime() - real;
    if (this.frozen) this.#frozenAt = real + this.#offset;
  }

  /** Moves on, or back when negative. */
  advance(seconds: number): void {
    this.travelTo(new Date(this.now().getTime() + seconds * 1000));
  }

  freeze(): void {
    this.#frozenAt = this.now().getTime();
  }

  /** Runs on from where it stands. */
  release(): void {
    if (this.#frozenAt === null) return;
    this.#offset = this.#frozenAt - Date.now();
    this.#frozenAt = null;
  }

  /** Real time, running. */
  reset(): void {
    this.#frozenAt = null;
    this.#offset = 0;
  }
}

import { kyivDay } from '@kasa/contracts/shared/kyiv';
import type { Clock } from '../http/clock.ts';

/** How a clock was set: so many milliseconds ahead of the real one, or standing still at an instant (ISO 8601 UTC). */
export type ClockSetting = { readonly ahead: number } | { readonly at: string };

/** A clock that can be moved and stopped: the real one plus an offset, or a fixed instant. Real until moved. */
export class TravelClock implements Clock {
  #offset = 0;
  #frozenAt: number | null = null;
  #day = { second: Number.NaN, kyiv: '' };

  now(): Date {
    return new Date(this.#frozenAt ?? Date.now() + this.#offset);
  }

  nowIso(): string {
    return this.now().toISOString();
  }

  today(): string {
    // Asked for by nearly every request; the calendar of a time zone is dear to ask.
    const second = Math.floor(this.now().getTime() / 1000);
    if (second !== this.#day.second) this.#day = { second, kyiv: kyivDay(new Date(second * 1000)) };
    return this.#day.kyiv;
  }

  get frozen(): boolean {
    return this.#frozenAt !== null;
  }

  /** Whole seconds that the clock is ahead of the real one. */
  get offsetSeconds(): number {
    return Math.round((this.now().getTime() - Date.now()) / 1000);
  }

  /** Goes to an instant, and stands still there or runs on from it. */
  travelTo(instant: Date, frozen: boolean): void {
    this.#offset = instant.getTime() - Date.now();
    this.#frozenAt = frozen ? instant.getTime() : null;
  }

  /** Moves on by this many seconds, or back when negative. */
  advance(seconds: number): void {
    this.travelTo(new Date(this.now().getTime() + seconds * 1000), this.frozen);
  }

  /** How it is set; null: the real time, running. */
  get setting(): ClockSetting | null {
    if (this.#frozenAt !== null) return { at: new Date(this.#frozenAt).toISOString() };
    return this.#offset === 0 ? null : { ahead: this.#offset };
  }

  /** Sets it as it was. */
  set(setting: ClockSetting): void {
    this.#frozenAt = 'at' in setting ? Date.parse(setting.at) : null;
    this.#offset = 'at' in setting ? Date.parse(setting.at) - Date.now() : setting.ahead;
  }

  /** Real time, running. */
  reset(): void {
    this.#frozenAt = null;
    this.#offset = 0;
  }
}

import { kyivDay } from '@kasa/contracts/shared/kyiv';
import type { Clock } from '../http/clock.ts';

/** Clock setting: an offset in milliseconds, or a fixed instant (ISO 8601 UTC). */
export type ClockSetting = { readonly ahead: number } | { readonly at: string };

/** A clock that can be moved and frozen. Real time until moved. */
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
    // Cached per second: nearly every request needs it, and time zone calendars are slow.
    const second = Math.floor(this.now().getTime() / 1000);
    if (second !== this.#day.second) this.#day = { second, kyiv: kyivDay(new Date(second * 1000)) };
    return this.#day.kyiv;
  }

  get frozen(): boolean {
    return this.#frozenAt !== null;
  }

  /** Whole seconds ahead of real time. */
  get offsetSeconds(): number {
    return Math.round((this.now().getTime() - Date.now()) / 1000);
  }

  travelTo(instant: Date, frozen: boolean): void {
    this.#offset = instant.getTime() - Date.now();
    this.#frozenAt = frozen ? instant.getTime() : null;
  }

  advance(seconds: number): void {
    this.travelTo(new Date(this.now().getTime() + seconds * 1000), this.frozen);
  }

  /** Null: real time, running. */
  get setting(): ClockSetting | null {
    if (this.#frozenAt !== null) return { at: new Date(this.#frozenAt).toISOString() };
    return this.#offset === 0 ? null : { ahead: this.#offset };
  }

  set(setting: ClockSetting): void {
    this.#frozenAt = 'at' in setting ? Date.parse(setting.at) : null;
    this.#offset = 'at' in setting ? Date.parse(setting.at) - Date.now() : setting.ahead;
  }

  reset(): void {
    this.#frozenAt = null;
    this.#offset = 0;
  }
}

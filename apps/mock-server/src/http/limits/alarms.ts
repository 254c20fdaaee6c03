import type { HttpExchange } from '../request/handler.ts';

/** Warns in the log of what is used up, once per window and key, however many requests meet it. */
export class Alarms {
  readonly #windowMs: number;
  readonly #raised = new Map<string, number>();

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  /** @param fields ids only; the alarm of other fields or another message is another one */
  raise(
    exchange: Pick<HttpExchange, 'warn'>,
    now: Date,
    message: string,
    fields: Readonly<Record<string, string>> = {},
  ): void {
    // The mock's clock may be set back: what was raised later counts as over.
    for (const [key, at] of this.#raised) {
      const ageMs = now.getTime() - at;
      if (ageMs < 0 || ageMs >= this.#windowMs) this.#raised.delete(key);
    }
    const key = JSON.stringify([message, fields]);
    if (this.#raised.has(key)) return;
    this.#raised.set(key, now.getTime());
    exchange.warn(fields, message);
  }
}

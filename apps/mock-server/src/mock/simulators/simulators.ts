/** What happens by itself: each simulator makes, when it is on, what happens between two moments of the app's clock. */
import type { SimulatorName } from '@kasa/contracts/mock/live';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect.ts';
import type { Db } from '../../db/schema.ts';
import type { Clock } from '../../http/clock.ts';

/** What a simulator is to make. */
export interface Span {
  readonly db: Db;
  readonly merchantId: string;
  /** Of the demo data: the same seed and the same span make the same. */
  readonly seed: string;
  /** Everything up to this moment has been made; when the clock has jumped on by more than an hour, or never. */
  readonly before: Date;
  /** What happens after this moment … */
  readonly after: Date;
  /** … and up to this one. */
  readonly upTo: Date;
}

/** Makes what happens in a span. @returns how much that was */
export type Simulator = (span: Span) => Promise<number>;

interface Running {
  merchantId: string | null;
  /** Made up to this moment. */
  upTo: Date;
  made: number;
}

/** When the clock jumps, no more than this is made up for, in milliseconds. */
const MOST_MS = 3_600_000;
const TICK_MS = 1_000;

export interface SimulatorServices {
  readonly database: Pick<Database, 'db'>;
  readonly clock: Clock;
  readonly seed: string;
}

/** The simulators of a server, all off at first. */
export class Simulators {
  readonly #services: SimulatorServices;
  readonly #all: Readonly<Record<SimulatorName, Simulator>>;
  readonly #running = new Map<SimulatorName, Running>();
  #work: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(services: SimulatorServices, all: Readonly<Record<SimulatorName, Simulator>>) {
    this.#services = services;
    this.#all = all;
  }

  list() {
    return (Object.keys(this.#all) as SimulatorName[]).map((name) => this.get(name));
  }

  get(name: SimulatorName) {
    const { merchantId = null, made = 0 } = this.#running.get(name) ?? {};
    return { name, is_on: this.#running.has(name), merchant_id: merchantId, made };
  }

  /** Once it is off, nothing more is made. @param merchantId for this one only; null: for all */
  async switch(name: SimulatorName, isOn: boolean, merchantId: string | null): Promise<void> {
    if (isOn) this.#running.set(name, { merchantId, upTo: this.#services.clock.now(), made: 0 });
    else this.#running.delete(name);
    this.#watch();
    await this.#work;
  }

  /** All off, as when the server starts. */
  async reset(): Promise<void> {
    this.#running.clear();
    this.#watch();
    await this.#work;
  }

  /** Makes what happened since the last time; after what is being made already. */
  advance(): Promise<void> {
    const next = this.#work.then(() => this.#advanceAll());
    this.#work = next.catch(() => undefined);
    return next;
  }

  /** Goes on by itself until the app closes. */
  runWith(app: FastifyInstance): void {
    app.addHook('onClose', () => this.reset());
    this.#report = (error) => app.log.error({ err: error }, 'simulator');
  }

  #report: (error: unknown) => void = () => undefined;

  #watch(): void {
    clearInterval(this.#timer);
    if (this.#running.size === 0) return;
    this.#timer = setInterval(() => void this.advance().catch(this.#report), TICK_MS).unref();
  }

  async #advanceAll(): Promise<void> {
    const { database, seed } = this.#services;
    for (const [name, running] of this.#running) {
      const before = running.upTo;
      const upTo = this.#services.clock.now();
      running.upTo = upTo;
      // The clock went back: from there on.
      if (upTo <= before) continue;
      const after = new Date(Math.max(before.getTime(), upTo.getTime() - MOST_MS));
      for (const merchantId of await this.#merchants(running.merchantId)) {
        if (this.#running.get(name) !== running) break;
        running.made += await this.#all[name]({ db: database.db, seed, merchantId, before, after, upTo });
      }
    }
  }

  async #merchants(only: string | null): Promise<string[]> {
    if (only !== null) return [only];
    const all = this.#services.database.db.selectFrom('merchants').select('id').orderBy('id');
    return (await all.execute()).map(({ id }) => id);
  }
}

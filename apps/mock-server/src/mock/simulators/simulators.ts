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
  /** When the simulator was switched on; from where on, when the clock went back to before that. */
  readonly since: Date;
  /** What happens after this moment … */
  readonly after: Date;
  /** … and up to this one. */
  readonly upTo: Date;
}

/** Makes what happens in a span. @returns how much that was */
export type Simulator = (span: Span) => Promise<number>;

interface Running {
  readonly merchantId: string | null;
  since: Date;
  /** Made up to this moment. */
  upTo: Date;
  made: number;
}

interface Due {
  readonly name: SimulatorName;
  readonly running: Running;
  readonly merchantIds: readonly string[];
  /** What happens after this moment is to be made; milliseconds since 1970. */
  readonly after: number;
}

/** When the clock jumps, no more than this is made up for, in milliseconds. */
const MAX_MS = 3_600_000;
/**
 * Where there are several, each makes what happens up to the next of these moments before any goes on: what one does,
 * the others find, and always the same, however time is cut. A multiple of it is the grid of each of them.
 */
const TURN_MS = 10_000;
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
    const now = this.#services.clock.now();
    if (isOn) this.#running.set(name, { merchantId, since: now, upTo: now, made: 0 });
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
    const upTo = this.#services.clock.now().getTime();
    const due = await this.#due(upTo);
    let at = Math.min(...due.map(({ after }) => after));
    while (at < upTo) {
      const next = due.length > 1 ? (Math.floor(at / TURN_MS) + 1) * TURN_MS : upTo;
      const end = Math.min(next, upTo);
      for (const { after, ...one } of due) {
        if (after < end) await this.#make(one, Math.max(after, at), end);
      }
      at = end;
    }
  }

  /** Those that have something to make, in an order that is always the same. */
  async #due(upTo: number): Promise<Due[]> {
    const due: Due[] = [];
    for (const name of Object.keys(this.#all) as SimulatorName[]) {
      const running = this.#running.get(name);
      if (running === undefined) continue;
      const before = running.upTo.getTime();
      running.upTo = new Date(upTo);
      // The clock went back: from there on.
      if (upTo < running.since.getTime()) running.since = new Date(upTo);
      if (upTo <= before) continue;
      const merchantIds = await this.#merchants(running.merchantId);
      due.push({ name, running, merchantIds, after: Math.max(before, upTo - MAX_MS) });
    }
    return due;
  }

  async #make(
    { name, running, merchantIds }: Omit<Due, 'after'>,
    after: number,
    upTo: number,
  ): Promise<void> {
    const { database, seed } = this.#services;
    const { since } = running;
    const span = { db: database.db, seed, since, after: new Date(after), upTo: new Date(upTo) };
    for (const merchantId of merchantIds) {
      if (this.#running.get(name) !== running) break;
      running.made += await this.#all[name]({ ...span, merchantId });
    }
  }

  async #merchants(only: string | null): Promise<string[]> {
    if (only !== null) return [only];
    const all = this.#services.database.db.selectFrom('merchants').select('id').orderBy('id');
    return (await all.execute()).map(({ id }) => id);
  }
}

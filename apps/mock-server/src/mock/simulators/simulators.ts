/** Simulators: each one, while on, creates what happens in a span of the app's clock. */
import type { SimulatorName, SimulatorProfile } from '@kasa/contracts/mock/simulators';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect.ts';
import type { Db } from '../../db/schema.ts';
import type { Clock } from '../../http/clock.ts';

export interface SimulatedSpan {
  readonly db: Db;
  readonly merchantId: string;
  /** Name of the demo data: the same seed and span give the same result. */
  readonly seed: string;
  readonly profile: SimulatorProfile;
  /** When the simulator was switched on, or the time the clock was moved back to. */
  readonly since: Date;
  /** Exclusive. */
  readonly after: Date;
  /** Inclusive. */
  readonly upTo: Date;
}

/** @returns the number of simulated changes */
export type Simulator = (span: SimulatedSpan) => Promise<number>;

interface Running {
  readonly merchantId: string | null;
  readonly profile: SimulatorProfile;
  since: Date;
  upTo: Date;
  made: number;
}

interface Due {
  readonly name: SimulatorName;
  readonly running: Running;
  readonly merchantIds: readonly string[];
  /** Exclusive start, Unix time in milliseconds. */
  readonly after: number;
}

/** Maximum span simulated after a clock jump, milliseconds. */
const MAX_MS = 3_600_000;
/** Simulators alternate in these steps, so that timing does not matter. Divides each simulator's own step. */
const TURN_MS = 10_000;
const TICK_MS = 1_000;

export interface SimulatorServices {
  readonly database: Pick<Database, 'db'>;
  readonly clock: Clock;
  readonly seed: string;
}

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
    const { merchantId = null, profile = 'ordinary', made = 0 } = this.#running.get(name) ?? {};
    return { name, is_on: this.#running.has(name), merchant_id: merchantId, profile, made };
  }

  /** Waits for running work. @param merchantId only this merchant; null: all */
  async switch(
    name: SimulatorName,
    isOn: boolean,
    merchantId: string | null,
    wanted: SimulatorProfile = 'ordinary',
  ): Promise<void> {
    const now = this.#services.clock.now();
    const profile = name === 'payments' ? wanted : 'ordinary';
    if (isOn) this.#running.set(name, { merchantId, profile, since: now, upTo: now, made: 0 });
    else this.#running.delete(name);
    this.#watch();
    await this.#work;
  }

  async reset(): Promise<void> {
    this.#running.clear();
    this.#watch();
    await this.#work;
  }

  /** Simulates the time since the last call; waits for running work. */
  advance(): Promise<void> {
    const next = this.#work.then(() => this.#advanceAll());
    this.#work = next.catch(() => undefined);
    return next;
  }

  attachTo(app: FastifyInstance): void {
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

  /** Simulators with time to simulate, in a fixed order. */
  async #due(upTo: number): Promise<Due[]> {
    const due: Due[] = [];
    for (const name of Object.keys(this.#all) as SimulatorName[]) {
      const running = this.#running.get(name);
      if (running === undefined) continue;
      const before = running.upTo.getTime();
      running.upTo = new Date(upTo);
      // The clock was moved back: restart there.
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
    const { since, profile } = running;
    const span = { db: database.db, seed, profile, since, after: new Date(after), upTo: new Date(upTo) };
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

/** A year of three points, hour by hour, against a model of what a register may do. */
import { examplePointKey } from '@kasa/contracts/points/keys';
import type { FailureCodeName } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { kyivTime } from '@kasa/contracts/shared/kyiv-clock';
import { expect, it } from 'vitest';
import { kyivHour } from '../../http/kyiv-time.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { closingTime } from '../shifts/closing-time.ts';
import { chances } from '../test-support/chances.ts';
import { shiftsIn } from '../test-support/shifts.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { open, cash, close, get, behave, work, outcome, documents } = shiftsIn(test, owner);

const HOUR_MS = 3_600_000;
const DAYS = 365;
/** Hours that an outage may last; most days have none. */
const OUTAGES = [1, 4, 11, 20, 40, 70] as const;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

type Kind = 'shift_open' | 'service_in' | 'z_report';

/** What a register has to be, in whole hours. */
class Model {
  state = 'closed';
  shift = '';
  openedAt = 0;
  closesAt = 0;
  inside = 0;
  pending: { kind: Kind; amount: number } | null = null;
  offlineSince: number | null = null;
  readonly times: [from: number, to: number][] = [];
  /** When its key ends. */
  keyEnds = Number.POSITIVE_INFINITY;
  readonly time: string;
  readonly days: readonly number[];

  constructor(time: string, days: readonly number[]) {
    this.time = time;
    this.days = days;
  }

  /** Hours offline in the month of `at`, counted one by one. */
  #hoursInMonth(at: number): number {
    const month = (hour: number) => kyivTime(new Date(hour).toISOString()).slice(0, 7);
    const times = this.offlineSince === null ? this.times : [...this.times, [this.offlineSince, at] as const];
    let hours = 0;
    for (const [from, to] of times)
      if (to > at - 32 * 24 * HOUR_MS)
        for (let hour = from; hour < Math.min(to, at); hour += HOUR_MS)
          if (month(hour) === month(at)) hours += 1;
    return hours;
  }

  #mayGoOn(at: number): boolean {
    const inRow = this.offlineSince === null ? 0 : (at - this.offlineSince) / HOUR_MS;
    return inRow < 36 && this.#hoursInMonth(at) < 168;
  }

  #take({ kind, amount }: { kind: Kind; amount: number }, at: number): void {
    if (kind === 'shift_open') [this.state, this.openedAt] = ['opened', at];
    if (kind === 'z_report') this.state = 'closed';
    if (kind === 'service_in') this.inside += amount;
  }

  /** Without the tax service, if the limits allow it. */
  #goOffline(at: number): boolean {
    if (this.offlineSince === null) {
      if (!this.#mayGoOn(at)) return false;
      this.offlineSince = at;
      if (this.pending !== null) this.#take(this.pending, at);
      this.pending = null;
    }
    return true;
  }

  #begin(kind: Kind, amount: number, at: number, isUp: boolean): void {
    const isOffline = this.offlineSince !== null || (!isUp && this.#goOffline(at));
    if (isUp || isOffline) this.#take({ kind, amount }, at);
    else {
      this.pending = { kind, amount };
      if (kind === 'shift_open') this.state = 'opening';
      if (kind === 'z_report') this.state = 'closing';
    }
  }

  tick(at: number, isUp: boolean): void {
    if (isUp && this.offlineSince !== null) {
      this.times.push([this.offlineSince, at]);
      this.offlineSince = null;
    }
    const waited = this.pending;
    const isAble = this.offlineSince === null || this.#mayGoOn(at);
    if (this.state === 'opened' && waited === null && this.closesAt <= at && isAble)
      this.#begin('z_report', 0, at, isUp);
    if (waited === null || this.pending === null) return;
    if (isUp) {
      this.#take(waited, at);
      this.pending = null;
    } else this.#goOffline(at);
  }

  /** What is answered to an opening or to cash: a state, or the name of a failure. */
  ask(
    kind: 'shift_open' | 'service_in',
    amount: number,
    at: number,
    isUp: boolean,
  ): string | FailureCodeName {
    if (kind === 'shift_open' && at >= this.keyEnds) return 'point_key_unfit';
    if (this.offlineSince !== null && !this.#mayGoOn(at)) return 'register_offline_limit';
    const before = { ...this };
    if (!isUp) this.#goOffline(at);
    const refusal = this.#refusal(kind, at);
    if (refusal !== null) {
      // Going offline is undone with all the rest.
      Object.assign(this, before);
      return refusal;
    }
    if (kind === 'shift_open') {
      this.inside = 0;
      this.closesAt = Date.parse(closingTime(new Date(at).toISOString(), this.time, this.days));
    }
    this.#begin(kind, amount, at, isUp);
    return this.state;
  }

  #refusal(kind: 'shift_open' | 'service_in', at: number): FailureCodeName | null {
    if (kind === 'shift_open') return this.state === 'closed' ? null : 'register_shift_open';
    if (this.state !== 'opened') return 'register_shift_not_open';
    if (this.pending !== null) return 'register_document_pending';
    return at - this.openedAt >= 24 * HOUR_MS ? 'register_shift_not_open' : null;
  }
}

it('a year of three points goes as the model does, and the tax service ends up with all of it', async () => {
  const { db } = test.database;
  await close(ids.registerShiftToClose);
  const fiscal = db
    .selectFrom('branches')
    .selectAll()
    .where('merchant_id', '=', ids.merchant)
    .where('fiscal_register_number', 'is not', null)
    .where('id', 'not in', [ids.pointWithCash, ids.pointToRepair]);
  const points = (await fiscal.orderBy('fiscal_register_number').execute()).slice(0, 3);
  const models = points.map(({ shift_closing_time }, n) => {
    // The third closes on working days only: on others its shift ends after 24 hours.
    return new Model(shift_closing_time, n === 2 ? EVERY_DAY.slice(0, 5) : EVERY_DAY);
  });
  const keyEnds = Date.parse(examplePointKey.valid_to);
  for (const [n, point] of points.entries())
    if (point.id === ids.point) Object.assign(models[n] ?? {}, { keyEnds });
  const working = JSON.stringify(['mon', 'tue', 'wed', 'thu', 'fri']);
  const third = db.updateTable('branches').set({ shift_closing_days: working });
  await third.where('id', '=', points[2]?.id ?? '').execute();
  const chance = chances(18);
  const draw = () => chance.next().value;
  const begins = Date.parse('2026-11-21T00:00:00.000Z');
  let upAgain = 0;
  const sums = new Map<string, number>();
  /** How often an opening was answered so. */
  const answers = new Map<string, number>();
  for (let hour = 0; hour < DAYS * 24; hour += 1) {
    const at = begins + hour * HOUR_MS;
    const kyiv = kyivHour(new Date(at));
    const now = new Date(at).toISOString();
    test.clock.travelTo(new Date(at), true);
    // Signing in anew each hour would take most of the time.
    await db
      .updateTable('sessions')
      .set({ last_seen_at: now, expires_at: '2999-01-01T00:00:00.000Z' })
      .execute();
    // The first two days are without any, so that each register has numbers.
    if (hour > 48 && upAgain <= at && draw() < 0.02)
      upAgain = at + (OUTAGES[Math.floor(draw() * OUTAGES.length)] ?? 1) * HOUR_MS;
    if (at === keyEnds + 5 * 24 * HOUR_MS) {
      const renewed = db.updateTable('point_keys').set({ valid_to: '2999-01-01T00:00:00.000Z' });
      await renewed.where('id', '=', ids.pointKey).execute();
      for (const model of models) model.keyEnds = Number.POSITIVE_INFINITY;
    }
    const isUp = upAgain <= at;
    await behave(isUp ? 'registers' : 'down');
    await work();
    for (const [n, model] of models.entries()) {
      model.tick(at, isUp);
      const point = points[n]?.id ?? '';
      const where = `${points[n]?.name}, ${kyivTime(new Date(at).toISOString())}, ${isUp ? 'up' : 'down'}`;
      if (kyiv === 8 + n) {
        const opened = await open(point);
        const expected = model.ask('shift_open', 0, at, isUp);
        answers.set(expected, (answers.get(expected) ?? 0) + 1);
        expect([where, outcome(opened)]).toEqual([where, expected]);
        if (opened.code === 0) model.shift = opened.data.id;
      } else if (kyiv > 9 && kyiv < 23 && draw() < 0.15 && model.shift !== '') {
        const amount = 1 + Math.floor(draw() * 500);
        const expected = model.ask('service_in', amount, at, isUp);
        expect([where, outcome(await cash(model.shift, 'service_in', amount))]).toEqual([where, expected]);
      }
      if (model.shift === '' || kyiv % 3 !== 0) continue;
      const { state, report } = await get(model.shift);
      expect([where, state, report.service_in]).toEqual([where, model.state, model.inside]);
      sums.set(model.shift, model.inside);
    }
  }
  await behave('registers');
  test.clock.travelTo(new Date(begins + DAYS * 24 * HOUR_MS), true);
  await work();
  const numbers = points.map(({ fiscal_register_number: number }) => number ?? '');
  const made = (await documents()).filter(({ register_number: number }) => numbers.includes(number));
  expect(made.filter(({ state }) => state !== 'registered')).toEqual([]);
  expect(made.filter(({ fiscal_number: number }) => number?.includes('.')).length).toBeGreaterThan(100);
  for (const number of numbers) {
    const own = made.filter(({ register_number }) => register_number === number);
    expect(own.map(({ local_number }) => local_number)).toEqual(own.map((_, n) => n + 1));
    const book = db.selectFrom('tax_registers').select(['last_number', 'last_hash', 'offline_since']);
    expect(await book.where('register_number', '=', number).executeTakeFirst()).toEqual({
      ...{ last_number: own.length, last_hash: own.at(-1)?.hash, offline_since: null },
    });
  }
  expect(Math.max(...models.map(({ times }) => times.length))).toBeGreaterThan(10);
  expect(sums.size).toBeGreaterThan(500);
  // Both limits were met: with and without a session.
  for (const answer of ['register_offline_limit', 'opening', 'point_key_unfit'])
    expect(answers.get(answer)).toBeGreaterThan(3);
}, 1_800_000);

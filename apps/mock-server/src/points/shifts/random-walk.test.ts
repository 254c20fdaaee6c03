import { taxServiceBehaviours } from '@kasa/contracts/mock/tax-service';
import { registerShiftTransitions } from '@kasa/contracts/points/register-shift-states';
import { expect, it } from 'vitest';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { chances } from '../test-support/chances.ts';
import { shiftsIn } from '../test-support/shifts.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { outcome, open, close, cash, get, behave, work, travel, documents } = shiftsIn(test, owner);
/** What a register does without the tax service: offline/random-walk.test.ts. */
const behaviours = taxServiceBehaviours.filter((behaviour) => behaviour !== 'down');
const STEPS = 60;
/** Longer than any pause between two checks, and than a late answer takes; seconds. */
const LONG = 400;

type Kind = 'shift_open' | 'service_in' | 'service_out' | 'z_report';
interface Pending {
  kind: Kind;
  amount: number;
  isRegistered: boolean;
  answersAt: number;
}

/** What a register has to be, reckoned apart from the server. */
class Model {
  behaviour: (typeof taxServiceBehaviours)[number] = 'registers';
  state = 'closed';
  inside = 0;
  registered = 0;
  pending: Pending | null = null;

  begin(kind: Kind, amount: number, now: number): string {
    if (kind === 'shift_open') {
      if (this.state !== 'closed') return 'register_shift_open';
      [this.state, this.inside] = ['opening', 0];
    } else {
      if (this.state !== 'opened') return 'register_shift_not_open';
      // What the register waits for is asked about first.
      if (this.pending !== null) this.send(now);
      if (this.pending !== null) return 'register_document_pending';
      if (kind === 'service_out' && amount > this.inside) return 'register_cash_not_enough';
      if (kind === 'z_report') this.state = 'closing';
    }
    this.pending = { kind, amount, isRegistered: false, answersAt: now };
    this.send(now);
    return this.state;
  }

  send(now: number): void {
    const { pending, behaviour } = this;
    if (pending === null) return;
    const { kind, amount } = pending;
    if (behaviour === 'refuses' && !pending.isRegistered) {
      if (kind === 'shift_open') this.state = 'closed';
      if (kind === 'z_report') this.state = 'opened';
      this.pending = null;
      return;
    }
    if (!pending.isRegistered) {
      pending.isRegistered = true;
      pending.answersAt = now + (behaviour === 'late' ? 60_000 : 0);
    }
    if (behaviour === 'silent' || pending.answersAt > now) return;
    if (kind === 'shift_open') this.state = 'opened';
    if (kind === 'z_report') this.state = 'closed';
    if (kind === 'service_in') this.inside += amount;
    if (kind === 'service_out') this.inside -= amount;
    this.registered += 1;
    this.pending = null;
  }
}

it.each([1, 2, 3, 4])('a register goes through its states as the model does, walk %i', async (seed) => {
  const chance = chances(seed);
  const draw = () => chance.next().value;
  const model = new Model();
  const now = () => test.clock.now().getTime();
  const far = { closes_at: '2999-01-01T00:00:00.000Z' };
  await test.database.db.updateTable('register_shifts').set(far).execute();
  let id: string | null = null;
  let before = 'closed';
  for (let step = 0; step < STEPS; step += 1) {
    const [what, size] = [draw(), draw()];
    const amount = 1 + Math.floor(size * 300);
    if (what < 0.2) {
      model.behaviour = behaviours[Math.floor(size * behaviours.length)] ?? 'registers';
      await behave(model.behaviour);
    } else if (what < 0.4) {
      const expected = model.begin('shift_open', 0, now());
      const opened = await open();
      expect(outcome(opened)).toBe(expected);
      if (expected !== 'register_shift_open') {
        id = opened.data.id;
        before = 'opening';
        await test.database.db.updateTable('register_shifts').set(far).where('id', '=', id).execute();
      }
    } else if (what < 0.5 && id !== null) {
      expect(outcome(await close(id))).toBe(model.begin('z_report', 0, now()));
    } else if (what < 0.8 && id !== null) {
      const kind = what < 0.7 ? 'service_in' : 'service_out';
      expect(outcome(await cash(id, kind, amount))).toBe(model.begin(kind, amount, now()));
    } else if (what >= 0.8) {
      travel(LONG);
      await work();
      model.send(now());
    }
    if (id === null) continue;
    const shift = await get(id);
    expect([shift.state, shift.pending, shift.report.cash]).toEqual([
      model.state,
      model.pending?.kind ?? null,
      model.inside,
    ]);
    // Two steps may pass at once: it closes or opens, and the answer is there.
    const allowed = registerShiftTransitions
      .filter(({ from }) => from === before)
      .map(({ to }) => String(to));
    const further = registerShiftTransitions.filter(({ from }) => allowed.includes(from)).map(({ to }) => to);
    expect([before, ...allowed, ...further]).toContain(shift.state);
    before = shift.state;
  }
  model.behaviour = 'registers';
  await behave('registers');
  travel(LONG);
  await work();
  model.send(now());
  const own = (await documents()).filter(({ register_number: of }) => of === '4000512894');
  const registered = own.filter(({ state }) => state === 'registered');
  expect(registered.length).toBe(model.registered);
  expect(registered.map(({ local_number }) => local_number)).toEqual(registered.map((_, n) => n + 1));
  const register = test.database.db.selectFrom('tax_registers').select(['last_number', 'last_hash']);
  const book = await register.where('register_number', '=', '4000512894').executeTakeFirst();
  if (registered.length > 0)
    expect(book).toEqual({ last_number: registered.length, last_hash: registered.at(-1)?.hash });
});

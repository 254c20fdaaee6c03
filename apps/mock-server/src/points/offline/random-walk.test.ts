import { codes } from '@kasa/contracts/shared/codes';
import { expect, it } from 'vitest';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { chances } from '../test-support/chances.ts';
import { shiftsIn } from '../test-support/shifts.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { open, close, cash, get, behave, work, travelFar, documents, outcome } = shiftsIn(test, owner);
const REGISTER = '4000512894';
const STEPS = 70;
const BEHAVIOURS = ['registers', 'down', 'down', 'silent', 'late', 'twice'] as const;

let madeOffline = 0;

it.each([1, 2, 3, 4, 5, 6])(
  'whatever a register goes through, the tax service ends up with all of it, walk %i',
  async (seed) => {
    const { db } = test.database;
    const chance = chances(seed);
    const draw = () => chance.next().value;
    const far = { closes_at: '2999-01-01T00:00:00.000Z' };
    const wait = (seconds: number) => travelFar(new Date(test.clock.now().getTime() + seconds * 1_000));
    /** What was put in and taken out of each shift. */
    const asked = new Map<string, number>();
    let id: string | null = null;
    for (let step = 0; step < STEPS; step += 1) {
      const [what, size] = [draw(), draw()];
      if (what < 0.25) await behave(BEHAVIOURS[Math.floor(size * BEHAVIOURS.length)] ?? 'registers');
      else if (what < 0.4) {
        const opened = await open();
        if (opened.code === codes.ok.code) {
          id = opened.data.id;
          asked.set(id, 0);
          await db.updateTable('register_shifts').set(far).where('id', '=', id).execute();
        }
      } else if (what < 0.5 && id !== null) await close(id);
      else if (what < 0.8 && id !== null) {
        const amount = 1 + Math.floor(size * 300);
        const kind = what < 0.7 ? 'service_in' : 'service_out';
        const { code } = await cash(id, kind, amount);
        const sign = kind === 'service_in' ? 1 : -1;
        if (code === codes.ok.code) asked.set(id, (asked.get(id) ?? 0) + sign * amount);
      } else {
        await wait(Math.floor(size * 4 * 3_600));
        await work();
      }
    }
    await behave('registers');
    for (let n = 0; n < 6; n += 1) {
      await wait(400);
      await work();
    }
    const own = (await documents()).filter(({ register_number }) => register_number === REGISTER);
    expect(own.filter(({ state }) => state === 'pending' || state === 'offline')).toEqual([]);
    const registered = own.filter(({ state }) => state === 'registered');
    expect(registered.map(({ local_number }) => local_number)).toEqual(registered.map((_, n) => n + 1));
    const book = await db
      .selectFrom('tax_registers')
      .selectAll()
      .where('register_number', '=', REGISTER)
      .executeTakeFirst();
    if (book === undefined || id === null) return;
    expect(book).toMatchObject({
      ...{ last_number: registered.length, last_hash: registered.at(-1)?.hash, offline_since: null },
    });
    // Each document once, whatever was lost or said twice.
    const known = db.selectFrom('tax_documents').select('hash').where('register_id', '=', book.id);
    const hashes = await known.where('refusal', 'is', null).execute();
    expect(hashes.length).toBe(registered.length);
    for (const [shift, sum] of asked) {
      const { report, state } = await get(shift);
      expect(report.cash).toBe(sum);
      expect(['opened', 'closed']).toContain(state);
    }
    const offline = registered.flatMap(({ fiscal_number: number }) =>
      number?.includes('.') ? [number.split('.').slice(0, 2).join('.')] : [],
    );
    expect(new Set(offline).size).toBe(offline.length);
    madeOffline += offline.length;
    expect(outcome(await close(id))).toMatch(/closed|register_shift_not_open/);
  },
);

it('walks made documents offline', () => {
  expect(madeOffline).toBeGreaterThan(10);
});

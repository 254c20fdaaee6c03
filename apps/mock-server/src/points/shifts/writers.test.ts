import { expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { openDatabase } from '../../db/connect.ts';
import { testDialect } from '../../db/test-support/open-test-database.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { shiftsIn } from '../test-support/shifts.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const first = shiftsIn(test, owner);
const WRITERS = 16;

it('sixteen writers on two servers open one shift, put in all cash once, and close it once', async () => {
  // SQLite's file has one server; there the second app shares the connection.
  const database = testDialect === 'postgres' ? await openDatabase(test.database.options) : test.database;
  const { clock } = test;
  const app = buildApp({ database, clock, requestsPerMinute: 0, resolve: async () => [] });
  try {
    await app.ready();
    const second = shiftsIn({ ...test, app }, owner);
    const all = <T>(write: (shifts: typeof first, n: number) => Promise<T>) =>
      Promise.all(Array.from({ length: WRITERS }, (_, n) => write(n % 2 === 0 ? first : second, n)));
    const count = (of: readonly string[], name: string) => of.filter((one) => one === name).length;

    const opened = await all((shifts) => shifts.open());
    const outcomes = opened.map(first.outcome);
    expect(count(outcomes, 'register_shift_open')).toBe(WRITERS - 1);
    const id = opened.find((one) => first.outcome(one) !== 'register_shift_open')?.data.id ?? '';
    expect((await first.get(id)).state).toBe('opened');

    /** Each writer until the register has time for it. */
    await all(async (shifts, n) => {
      for (;;) {
        const outcome = shifts.outcome(await shifts.cash(id, 'service_in', n + 1));
        if (outcome === 'opened') return;
        expect(outcome).toBe('register_document_pending');
      }
    });
    const sum = (WRITERS * (WRITERS + 1)) / 2;
    expect(await first.get(id)).toMatchObject({ pending: null, report: { service_in: sum } });

    const closed = (await all((shifts) => shifts.close(id))).map(first.outcome);
    expect(count(closed, 'register_shift_not_open')).toBe(WRITERS - 1);
    expect(await first.get(id)).toMatchObject({ state: 'closed', report: { kind: 'z', service_in: sum } });

    const own = (await first.documents()).filter(({ shift_id }) => shift_id === id);
    expect(own.map(({ local_number }) => local_number)).toEqual(own.map((_, n) => n + 1));
    expect(own.filter(({ kind }) => kind === 'z_report')).toHaveLength(1);
    expect(new Set(own.map(({ state }) => state))).toEqual(new Set(['registered']));
  } finally {
    await app.close();
    if (database !== test.database) await database.close();
  }
});

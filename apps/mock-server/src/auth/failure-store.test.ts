import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/test-support/open-test-database.ts';
import { inTransaction } from '../db/transaction.ts';
import { TEST_NOW } from '../http/test-support/start-test-app.ts';
import { TravelClock } from '../mock/clock.ts';
import { findPause, forgive, giveBack, sweepFailures, takeTry } from './failure-store.ts';

const MINUTE = 60_000;
const RULE = { failures: 3, windowMs: 15 * MINUTE, firstPauseMs: MINUTE, longestPauseMs: 4 * MINUTE };

describe('failures of a key', () => {
  let database: TestDatabase;
  const clock = new TravelClock();
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.remove());
  beforeEach(async () => {
    clock.travelTo(TEST_NOW, true);
    await database.db.deleteFrom('sign_in_failures').execute();
  });

  const take = (key: string) => inTransaction(database.db, (tx) => takeTry(tx, key, RULE, clock.now()));
  const takeAll = async (count: number, key = 'a') => {
    const waits: number[] = [];
    for (let n = 0; n < count; n += 1) waits.push(await take(key));
    return waits;
  };

  it('are examined three times, then the key is paused, and no other', async () => {
    expect(await takeAll(4)).toEqual([0, 0, 0, MINUTE]);
    expect(await take('b')).toBe(0);
    expect(await findPause(database.db, 'a', clock.now())).toBe(MINUTE);
    expect(await findPause(database.db, 'b', clock.now())).toBe(0);
    expect(await findPause(database.db, 'c', clock.now())).toBe(0);
  });

  it('in parallel count one by one', async () => {
    const waits = await Promise.all(Array.from({ length: 12 }, () => take('a')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  it('double the pause with every further one, up to the longest', async () => {
    await takeAll(3);
    const pauses: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const wait = await take('a');
      clock.advance(wait / 1000);
      expect(await take('a')).toBe(0);
      pauses.push(wait / MINUTE);
    }
    expect(pauses).toEqual([1, 2, 4, 4]);
  });

  it('further apart than the window are forgotten, and swept out', async () => {
    await takeAll(2);
    clock.advance(15 * 60 + 1);
    expect(await takeAll(4)).toEqual([0, 0, 0, MINUTE]);
    await take('b');
    clock.advance(15 * 60 + 30);
    await inTransaction(database.db, (tx) => sweepFailures(tx, RULE.windowMs, clock.now()));
    const left = await database.db.selectFrom('sign_in_failures').select('id').execute();
    expect(left).toEqual([{ id: 'a' }]);
  });

  it('are nothing once a try was right', async () => {
    await takeAll(3);
    await forgive(database.db, 'a');
    expect(await take('a')).toBe(0);
  });

  it('are one less when a try is given back', async () => {
    await takeAll(3);
    await inTransaction(database.db, (tx) => giveBack(tx, 'a', RULE, clock.now()));
    expect(await takeAll(2)).toEqual([0, MINUTE]);
  });

  it('pause no longer than they should when the clock is set back', async () => {
    await takeAll(3);
    clock.advance(-24 * 3_600);
    expect(await take('a')).toBe(MINUTE);
  });
});

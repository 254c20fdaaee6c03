import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../db/test-support/open-test-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { TravelClock } from '../../mock/clock.ts';
import { TEST_NOW } from '../test-support/test-now.ts';
import {
  clearAttempts,
  deleteExpiredAttempts,
  findPause,
  forgetFuturePauses,
  type RecordedAttempt,
  recordAttempt,
  undoAttempt,
} from './attempt-store.ts';
import { countAttempt } from './attempts.ts';

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
    await database.db.deleteFrom('failed_attempts').execute();
  });

  const tryOf = (key: string) =>
    inTransaction(database.db, (tx) => recordAttempt(tx, key, RULE, clock.now()));
  const take = async (key: string) => {
    const taken = await tryOf(key);
    return typeof taken === 'number' ? taken : 0;
  };
  const taken = async (key: string) => {
    const one = await tryOf(key);
    if (typeof one === 'number') throw new Error(`paused for ${one} ms`);
    return one;
  };
  const back = (one: RecordedAttempt) =>
    inTransaction(database.db, (tx) => undoAttempt(tx, one, RULE, clock.now()));
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
    await inTransaction(database.db, (tx) => deleteExpiredAttempts(tx, clock.now()));
    const left = await database.db.selectFrom('failed_attempts').select('id').execute();
    expect(left).toEqual([{ id: 'a' }]);
  });

  it('are not swept out by attempts of another kind, which are forgotten sooner', async () => {
    await takeAll(2);
    clock.advance(2 * 60);
    const rule = { ...RULE, windowMs: MINUTE };
    await countAttempt(database.db, [{ key: 'of another kind', rule }], clock.now());
    expect(await takeAll(2)).toEqual([0, MINUTE]);
    const tooLong = countAttempt(
      database.db,
      [{ key: 'a', rule: { ...RULE, windowMs: MINUTE * 16 } }],
      clock.now(),
    );
    await expect(tooLong).rejects.toThrow();
  });

  it('are nothing once a try was right', async () => {
    await takeAll(3);
    await clearAttempts(database.db, 'a');
    expect(await take('a')).toBe(0);
  });

  it('are one less when a try is given back', async () => {
    await takeAll(2);
    await back(await taken('a'));
    expect(await takeAll(2)).toEqual([0, MINUTE]);
  });

  it('are as they were when a try is given back that started a pause, however often', async () => {
    await takeAll(3);
    clock.advance(60);
    for (let n = 0; n < 5; n += 1) {
      await back(await taken('a'));
      clock.advance(1);
    }
    // Neither reset nor prolonged: the next pause is twice the first one.
    expect(await takeAll(2)).toEqual([0, 2 * MINUTE]);
  });

  it('stay paused by somebody else’s when an earlier try is given back, if there are enough without it', async () => {
    await takeAll(1);
    const mine = await taken('a');
    await takeAll(1);
    await back(mine);
    expect(await take('a')).toBe(0);
    const [one, other] = [await taken('b'), await taken('b')];
    await takeAll(1, 'b');
    clock.advance(60);
    await takeAll(1, 'b');
    await back(one);
    expect(await take('b')).toBe(2 * MINUTE);
    await back(other);
    expect(await take('b')).toBe(0);
  });

  it('pause no longer than they should when the clock is set back', async () => {
    await takeAll(3);
    clock.advance(-24 * 3_600);
    expect(await take('a')).toBe(MINUTE);
  });

  it('are forgotten when they were counted in the future, and no others', async () => {
    await takeAll(3);
    clock.advance(3_600);
    await takeAll(3, 'b');
    clock.advance(-3_600);
    await inTransaction(database.db, (tx) => forgetFuturePauses(tx, clock.now()));
    expect([await take('a'), await take('b')]).toEqual([MINUTE, 0]);
  });
});

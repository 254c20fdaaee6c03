import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '../../db/schema.ts';
import { planOf } from '../../db/test-support/plan.ts';
import { call } from '../../http/test-support/call.ts';
import { isDatabaseRun } from '../../http/test-support/database-run.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { callbacksIn } from '../test-support/callbacks.ts';
import { laneOf, nextDue } from './due.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { setUp, pay, rowOf, begin } = callbacksIn(test, owner);
const db = () => test.database.db;
const now = () => test.clock.nowIso();
const none = { merchants: [], lanes: [] };
const full = { merchants: [], lanes: [laneOf({ merchant_id: ids.merchant, host: 'shop.test' })] };

beforeEach(begin);

describe('the callback that is due next', () => {
  it('is of a lane with room, however many wait in one without', async () => {
    for (let n = 0; n < 5; n += 1) await pay();
    await setUp('https://other.test/');
    const other = await pay();
    expect((await nextDue(db(), now(), full))?.transaction_id).toBe(other);
    const first = await pay();
    const sooner = db()
      .updateTable('callback_deliveries')
      .set({ next_attempt_at: '2026-11-01T00:00:00.000Z' });
    await sooner.where('transaction_id', '=', first).execute();
    expect((await nextDue(db(), now(), none))?.transaction_id).toBe(first);
  });

  it('is one made later rather than one of the backlog that was sent again', async () => {
    const old = await pay();
    const change = (columns: Partial<Row<'callback_deliveries'>>) =>
      db().updateTable('callback_deliveries').set(columns).where('transaction_id', '=', old).execute();
    await change({ state: 'given_up', next_attempt_at: null, attempts: 12 });
    const { id } = await rowOf(old);
    await call(test.app, ops.resendCallback, { params: { id } }, owner);
    await change({ next_attempt_at: '2026-11-01T00:00:00.000Z' });
    expect((await nextDue(db(), now(), none))?.transaction_id).toBe(old);
    const live = await pay();
    expect((await nextDue(db(), now(), none))?.transaction_id).toBe(live);
    const other = { merchants: [], lanes: [laneOf({ merchant_id: ids.merchant, host: 'other.test' })] };
    expect((await nextDue(db(), now(), other))?.transaction_id).toBe(live);
  });

  it('is none where no lane has room', async () => {
    await pay();
    expect(await nextDue(db(), now(), full)).toBeUndefined();
    expect(await nextDue(db(), now(), { merchants: [ids.merchant], lanes: [] })).toBeUndefined();
  });

  it.skipIf(isDatabaseRun)(
    'is found by lanes, without a look at the backlog of those that are full',
    async () => {
      await pay();
      await setUp('https://other.test/');
      await pay();
      const steps = await planOf(db(), () => nextDue(db(), now(), full));
      const byLane =
        /USING (COVERING )?INDEX callback_deliveries__merchant_id__host__sent_again__next_attempt_at__ix/;
      const reads = steps.filter((step) =>
        /^(SEARCH|SCAN) (callback_deliveries|one|earlier|later)/.test(step),
      );
      const byItsPayment = /^SEARCH (earlier|later) .*\(transaction_id=\?/;
      const byItsId = /^SEARCH callback_deliveries .*\(id=\?\)/;
      expect(reads.filter((step) => ![byLane, byItsPayment, byItsId].some((one) => one.test(step)))).toEqual(
        [],
      );
      expect(
        reads.filter((step) =>
          /\(merchant_id=\? AND host=\? AND sent_again=\? AND next_attempt_at<\?\)/.test(step),
        ),
      ).toHaveLength(2);
    },
  );

  it.skipIf(isDatabaseRun)('is the first of the queue where all lanes have room', async () => {
    const steps = await planOf(db(), () => nextDue(db(), now(), none));
    expect(steps[0]).toMatch(
      /^SEARCH callback_deliveries USING INDEX callback_deliveries__next_attempt_at__ix/,
    );
    expect(steps.join()).not.toContain('TEMP B-TREE');
  });
});

import { pointsOperations as ops } from '@kasa/contracts/points/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { expect, it } from 'vitest';
import { call, signInAs } from '../../http/test-support/call.ts';
import { startFreshApp } from '../../http/test-support/fresh-app.ts';

const test = await startFreshApp();
const owner = () => signInAs(test.app, 'owner');
const point = async () =>
  (await call(test.app, ops.getPoint, { params: { id: ids.pointToEdit } }, await owner())).data;

async function toldOf(work: () => Promise<unknown>) {
  const { db } = test.database;
  const { last = 0 } = (await db
    .selectFrom('events')
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirst()) ?? { last: 0 };
  await work();
  const rows = db.selectFrom('events').select(['type', 'data']).where('number', '>', Number(last));
  const told = await rows.orderBy('number').execute();
  const own = told.filter(({ type }) => type === 'register_shift.changed' || type === 'point.changed');
  return own.map(({ type, data }) => [type, (JSON.parse(data) as { state?: string }).state]);
}

it('a point tells the state of its shift, and each step of it is an event', async () => {
  expect(await point()).toMatchObject({ shift_state: null, shift_closes_at: null });
  let id = '';
  const opening = await toldOf(async () => {
    const body = { point_id: ids.pointToEdit };
    id = (await call(test.app, ops.openRegisterShift, { body }, await owner())).data.id;
  });
  expect(opening).toEqual([
    ['register_shift.changed', 'opening'],
    ['register_shift.changed', 'opened'],
  ]);
  expect(await point()).toMatchObject({ shift_state: 'opened', shift_closes_at: expect.any(String) });
  const closing = await toldOf(async () =>
    call(test.app, ops.closeRegisterShift, { params: { id } }, await owner()),
  );
  expect(closing).toEqual([
    ['register_shift.changed', 'closing'],
    ['register_shift.changed', 'closed'],
  ]);
  expect(await point()).toMatchObject({ shift_state: null, shift_closes_at: null });
});

it('a point that is added, changed or deleted is an event, too', async () => {
  const told = await toldOf(async () => {
    for (const op of [ops.createPoint, ops.updatePoint, ops.deletePoint])
      await call(test.app, op, op.example, await owner());
  });
  expect(told.map(([type]) => type)).toEqual(['point.changed', 'point.changed', 'point.changed']);
});

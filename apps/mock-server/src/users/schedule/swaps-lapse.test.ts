import { closeUserAccess } from '@kasa/contracts/users/operations/people';
import * as schedule from '@kasa/contracts/users/operations/schedule';
import { describe, expect, it } from 'vitest';
import { call } from '../../http/test-support/call.ts';
import {
  hours,
  impossible,
  ira,
  of,
  oksana,
  on,
  params,
  petro,
  swapWorld,
} from '../test-support/swap-world.ts';

const { test, owner, asIra, read, plan, publish, ask, answer, withdraw, decide, own, travelTo, told } =
  await swapWorld();

it('a swap that lapsed when the week was published stays so when the shift comes back, and both are told', async () => {
  const { id } = (await ask(on('07'), oksana)).data;
  await answer(id, 1, true);
  const before = (await told('swap.changed')).length;
  await plan([of(oksana, on('08'))], 2);
  await publish(3);
  expect((await told('swap.changed')).slice(before)).toEqual([ira, oksana]);
  await plan([of(ira, on('07')), of(oksana, on('08'))], 4);
  await publish(5);
  expect((await own(asIra))[0]).toMatchObject({ id, state: 'lapsed', version: 3 });
  expect((await decide(id, 3, true)).code).toBe(impossible);
  expect((await ask(on('07'), oksana)).code).toBe(0);
});

it('a colleague is asked for a shift five times at most, and not for one that they work themselves', async () => {
  for (let n = 0; n < 5; n += 1) {
    const { id } = (await ask(on('07'), oksana)).data;
    await withdraw(id, 1);
  }
  expect((await ask(on('07'), oksana)).code).toBe(impossible);
  await plan([of(ira, on('09')), of(petro, on('09'))], 2);
  await publish(3);
  expect((await ask(on('09'), petro)).code).toBe(impossible);
});

it('an open swap is shown however old it is', async () => {
  const body = {
    week: '2027-02-01',
    version: 0,
    hours,
    shifts: [{ ...of(ira, on('01')), day: '2027-02-01' }],
  };
  await call(test.app, schedule.updateSchedule, { params, body }, owner);
  const publication = { week: '2027-02-01', version: 1 };
  await call(test.app, schedule.publishSchedule, { params, body: publication }, owner);
  const { id } = (await ask({ ...on('01'), day: '2027-02-01' }, petro)).data;
  await travelTo('2027-01-20T07:00:00.000Z');
  expect((await own(asIra)).map((one) => one.id)).toContain(id);
});

describe('a swap lapses', () => {
  it.each([
    ['when its shift is published differently', () => plan([of(oksana, on('08'))], 2).then(() => publish(3))],
    ['when the shift in return is', () => plan([of(ira, on('07'))], 2).then(() => publish(3))],
    ['when the colleague has left', () => call(test.app, closeUserAccess, { params: { id: oksana } }, owner)],
    ['when one of the two has begun', () => travelTo('2026-12-07T07:00:00.000Z')],
  ])('%s', async (_why, change) => {
    const { id } = (await ask(on('07'), oksana, on('08'))).data;
    await answer(id, 1, true);
    await change();
    expect((await own(asIra))[0]).toMatchObject({ id, state: 'lapsed' });
    const version = (await own(asIra))[0]?.version ?? 0;
    expect((await decide(id, version, true)).code).toBe(impossible);
    expect((await withdraw(id, version)).code).toBe(impossible);
    expect((await read()).swaps).toEqual([]);
  });
});

import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import * as schedule from '@kasa/contracts/users/operations/schedule';
import { describe, expect, it } from 'vitest';
import { call, signInAs } from '../../http/test-support/call.ts';
import { placeAt } from '../../http/test-support/place-everywhere.ts';
import {
  hours,
  impossible,
  inOrder,
  ira,
  of,
  oksana,
  on,
  params,
  petro,
  point,
  swapWorld,
  withTimes,
} from '../test-support/swap-world.ts';

const {
  test,
  owner,
  asIra,
  asOksana,
  asPetro,
  read,
  plan,
  publish,
  ask,
  answer,
  withdraw,
  decide,
  own,
  options,
  told,
} = await swapWorld();

describe('asking', () => {
  it('offers those who work there: who is free, and what they work', async () => {
    const { colleagues } = (await options(on('07'))).data;
    const found = colleagues.map(({ id, is_free, shifts }) => [id, is_free, shifts.map(({ day }) => day)]);
    expect(found).toContainEqual([oksana, false, ['2026-12-07', '2026-12-08']]);
    expect(found).toContainEqual([petro, true, []]);
    expect(found.some(([id]) => id === ira)).toBe(false);
    expect((await options(on('09'))).code).toBe(codes.not_found.code);
    expect((await options(on('08'))).code).toBe(codes.not_found.code);
  });

  it('is told to both, in the journal, and to who plans the week', async () => {
    const { data } = await ask(on('07'), oksana, on('08'));
    expect(data).toMatchObject({
      requester: { id: ira },
      colleague: { id: oksana },
      state: 'asked',
      version: 1,
    });
    expect(await told('swap.changed')).toEqual([ira, oksana]);
    expect((await read()).swaps).toEqual([data]);
    const ofEach = [await own(asIra), await own(asOksana), await own(asPetro)];
    expect(ofEach.map((all) => all.some(({ id }) => id === data.id))).toEqual([true, true, false]);
    expect(ofEach[1]?.[0]).toEqual(data);
    const entries = test.database.db.selectFrom('audit_entries').select(['object_type', 'object_id']);
    expect(await entries.where('object_id', '=', data.id).execute()).toEqual([
      { object_type: 'shift_swap', object_id: data.id },
    ]);
  });

  it('is for one’s own published shift, of a colleague who works there and has the shift in return', async () => {
    await plan([of(ira, on('07')), of(ira, on('09')), of(oksana, on('08'))], 2);
    const codesOf = [
      await ask(on('09'), oksana), // planned only
      await ask(on('08'), oksana), // not the own one
      await ask(on('07'), oksana, on('10')),
      await ask(on('07'), petro, on('08')),
    ].map(({ code }) => code);
    expect(codesOf).toEqual([impossible, impossible, impossible, impossible]);
    for (const stranger of [ids.userCardToEdit, ira, ids.merchant]) {
      const { code, details } = await ask(on('07'), stranger);
      expect([code, details.fields?.[0]?.path]).toEqual([codes.not_found.code, 'colleague_id']);
    }
  });

  it('asks each colleague once for a shift, and again when that is over', async () => {
    const { data } = await ask(on('07'), oksana);
    expect((await ask(on('07'), oksana, on('08'))).code).toBe(impossible);
    expect((await ask(on('07'), petro)).code).toBe(0);
    await answer(data.id, 1, false);
    expect((await ask(on('07'), oksana, on('08'))).code).toBe(0);
  });
});

describe('an answer', () => {
  it('is the colleague’s, who may still decline what they agreed to', async () => {
    const { id } = (await ask(on('07'), oksana)).data;
    expect((await answer(id, 1, true, asIra)).code).toBe(codes.not_found.code);
    expect((await answer(id, 1, true, asPetro)).code).toBe(codes.not_found.code);
    expect((await answer(id, 1, true)).data).toMatchObject({ state: 'agreed', version: 2, decided_by: null });
    expect((await answer(id, 2, true)).code).toBe(impossible);
    expect((await answer(id, 1, false)).code).toBe(codes.conflict.code);
    expect((await answer(id, 2, false)).data).toMatchObject({
      ...{ state: 'declined', decided_by: { id: oksana } },
    });
    expect((await answer(id, 3, true)).code).toBe(impossible);
    expect((await read()).swaps).toEqual([]);
  });

  it('comes too late for what was taken back by who asked, and nobody else', async () => {
    const { id } = (await ask(on('07'), oksana)).data;
    expect((await withdraw(id, 1, asOksana)).code).toBe(codes.not_found.code);
    expect((await withdraw(id, 1)).data).toMatchObject({ state: 'withdrawn', decided_by: null });
    expect((await answer(id, 2, true)).code).toBe(impossible);
    expect((await withdraw(id, 2)).code).toBe(impossible);
  });
});

describe('a decision', () => {
  it('swaps the two shifts in what is published and in the plan, and tells both', async () => {
    const { id } = (await ask(on('07'), oksana, on('08'))).data;
    expect((await decide(id, 1, true)).code).toBe(impossible);
    await answer(id, 1, true);
    const before = (await told('schedule.published')).length;
    expect((await decide(id, 2, true)).data).toMatchObject({
      state: 'approved',
      decided_by: { id: ids.owner },
    });
    const after = await read();
    const swapped = [`2026-12-07 ${oksana}`, `2026-12-07 ${oksana}`, `2026-12-08 ${ira}`].toSorted();
    expect([inOrder(after.shifts), inOrder(after.published?.shifts)]).toEqual([swapped, swapped]);
    expect([after.version, after.published?.by.id, after.swaps]).toEqual([3, ids.owner, []]);
    expect((await told('schedule.published')).slice(before)).toEqual([]);
    expect((await told('swap.changed')).slice(-2)).toEqual([ira, oksana]);
    expect((await decide(id, 3, false)).code).toBe(impossible);
  });

  it('gives a shift away, and leaves a plan that is another by now', async () => {
    await plan([of(ira, on('10')), of(oksana, on('08'))], 2);
    const { id } = (await ask(on('07'), petro)).data;
    await answer(id, 1, true, asPetro);
    expect((await decide(id, 2, true)).code).toBe(0);
    const { shifts, published } = await read();
    expect(inOrder(shifts)).toEqual([`2026-12-08 ${oksana}`, `2026-12-10 ${ira}`].toSorted());
    expect(inOrder(published?.shifts)).toContain(`2026-12-07 ${petro}`);
    expect(inOrder(published?.shifts)).not.toContain(`2026-12-07 ${ira}`);
  });

  it('swaps shifts of two weeks', async () => {
    const next = on('15');
    const body = { week: '2026-12-14', version: 0, hours, shifts: [of(oksana, next)] };
    await call(test.app, schedule.updateSchedule, { params, body }, owner);
    const publication = { week: '2026-12-14', version: 1 };
    await call(test.app, schedule.publishSchedule, { params, body: publication }, owner);
    const { id } = (await ask(on('07'), oksana, next)).data;
    await answer(id, 1, true);
    expect((await decide(id, 2, true)).code).toBe(0);
    expect(inOrder((await read()).published?.shifts)).toContain(`2026-12-07 ${oksana}`);
    const query = { week: '2026-12-14' };
    const after = (await call(test.app, schedule.getSchedule, { params, query }, owner)).data;
    expect([inOrder(after.shifts), inOrder(after.published?.shifts)]).toEqual([
      [`2026-12-15 ${ira}`],
      [`2026-12-15 ${ira}`],
    ]);
  });

  it('leaves a plan that has the shift differently, or already with the colleague', async () => {
    const { id } = (await ask(on('07'), oksana, on('08'))).data;
    await answer(id, 1, true);
    const other = [of(ira, on('07')), of(oksana, on('08', '10:00', '18:00'))];
    await plan(other, 2);
    expect((await decide(id, 2, true)).code).toBe(0);
    expect((await read()).shifts).toEqual(other);
    const again = (await ask(on('08'), petro)).data;
    await answer(again.id, 1, true, asPetro);
    await plan([of(ira, on('08')), of(petro, on('08'))], 4);
    expect((await decide(again.id, 2, true)).code).toBe(0);
    expect(inOrder((await read()).shifts)).toEqual([`2026-12-08 ${ira}`, `2026-12-08 ${petro}`].toSorted());
  });

  it('gives no shift to somebody who works there no more', async () => {
    const { id } = (await ask(on('07'), petro)).data;
    await answer(id, 1, true, asPetro);
    await placeAt(test.database.db, petro, [ids.point]);
    expect((await decide(id, 2, true)).code).toBe(impossible);
    expect(inOrder((await read()).published?.shifts)).toContain(`2026-12-07 ${ira}`);
  });

  it('is for who plans, at the points where they work', async () => {
    const { id } = (await ask(on('07'), oksana)).data;
    await answer(id, 1, true);
    expect((await decide(id, 2, true, asPetro)).code).toBe(codes.forbidden.code);
    await placeAt(test.database.db, ids.user, [ids.point]);
    const director = await signInAs(test.app, 'director');
    expect((await decide(id, 2, true, director)).code).toBe(codes.not_found.code);
    await placeAt(test.database.db, ids.user, [point]);
    expect((await decide(id, 2, true, director)).code).toBe(0);
  });

  it('of several for one shift lets one come true: the others lapse', async () => {
    const [first, second] = [(await ask(on('07'), oksana)).data.id, (await ask(on('07'), petro)).data.id];
    await answer(first, 1, true);
    await answer(second, 1, true, asPetro);
    const both = await Promise.all([decide(first, 2, true), decide(second, 2, true)]);
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([codes.conflict.code, 0]);
    expect((await own(asIra)).map(({ state }) => state).toSorted()).toEqual(['approved', 'lapsed']);
    const { published } = await read();
    expect(
      published?.shifts.filter(({ day, from }) => day === '2026-12-07' && from === '09:00'),
    ).toHaveLength(1);
  });

  it('of a week that is published at the same time, one comes first, and no shift is lost or doubled', async () => {
    for (const round of [0, 1, 2]) {
      const { version } = await read();
      const day = `0${7 + round}`;
      await plan([of(ira, on(day)), of(petro, on(day, '18:00', '21:00'))], version);
      await publish(version + 1);
      const { id } = (await ask(on(day), oksana)).data;
      await answer(id, 1, true);
      await plan([of(ira, on(day)), of(petro, on(day, '18:00', '20:00'))], version + 2);
      const [decided, published] = await Promise.all([decide(id, 2, true), publish(version + 3)]);
      expect(decided.code).toBe(0);
      expect([0, codes.conflict.code]).toContain(published.code);
      const now = await read();
      const expected = (to: string) => [`${oksana} 09:00–18:00`, `${petro} 18:00–${to}`].toSorted();
      expect(withTimes(now.shifts)).toEqual(expected('20:00'));
      // Published too late, it is what the decision left of what was published before.
      expect(withTimes(now.published?.shifts)).toEqual(expected(published.code === 0 ? '20:00' : '21:00'));
    }
  });
});

import { examplePointKey } from '@kasa/contracts/points/keys';
import { pointsOperations as ops } from '@kasa/contracts/points/operations';
import type { PointFields } from '@kasa/contracts/points/points';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { expect, it } from 'vitest';
import { secondMerchant } from '../auth/seed.ts';
import { call, signInWith } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { shiftsIn } from './test-support/shifts.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { body } = ops.createPoint.example;
const { version: _, ...edited } = ops.updatePoint.example.body;

const create = (change: Partial<PointFields>, caller = owner) =>
  call(test.app, ops.createPoint, { body: { ...body, ...change } }, caller);
const update = (change: Partial<PointFields>, version: number) =>
  call(
    test.app,
    ops.updatePoint,
    { params: { id: ids.pointToEdit }, body: { ...edited, ...change, version } },
    owner,
  );
const pointsOf = async (id: string) =>
  (await call(test.app, ops.getPointKey, { params: { id } }, owner)).data.points_count;
const refused = (...fields: { path: string; rule: string }[]) => ({
  code: codes.validation_failed.code,
  details: { fields },
});

it('a point shows its key, which counts it and can be taken away', async () => {
  const before = await pointsOf(ids.pointKey);
  const { data } = await create({ point_key_id: ids.pointKey });
  expect(data.point_key).toEqual({
    ...{ id: ids.pointKey, name: examplePointKey.owner, valid_to: examplePointKey.valid_to },
  });
  expect(await pointsOf(ids.pointKey)).toBe(before + 1);
  const without = { ...body, point_key_id: null, version: 1 };
  const changed = await call(test.app, ops.updatePoint, { params: { id: data.id }, body: without }, owner);
  expect(changed.data.point_key).toBeNull();
  expect(await pointsOf(ids.pointKey)).toBe(before);
});

it('a key of another company, and one of a non-fiscal point, is refused at its field', async () => {
  expect(await create({ company_id: ids.companyToEdit, point_key_id: ids.pointKey })).toMatchObject(
    refused({ path: 'point_key_id', rule: 'key_other_company' }),
  );
  expect(
    await create({ kind: 'non_fiscal', fiscal_register_number: null, point_key_id: ids.pointKey }),
  ).toMatchObject(refused({ path: 'point_key_id', rule: 'only_fiscal_point' }));
});

it('a key of another merchant does not exist', async () => {
  const stranger = await signInWith(test.app, secondMerchant.people[0]?.phone ?? '');
  const companies = await call(test.app, ops.listPointCompanies, {}, stranger);
  const change = { company_id: companies.data.items[0]?.id ?? '', director_id: null };
  expect(await create({ ...change, point_key_id: ids.pointKey }, stranger)).toMatchObject({
    code: codes.not_found.code,
    details: { fields: [{ path: 'point_key_id' }] },
  });
  expect(await create({ ...change, point_key_id: null }, stranger)).toMatchObject({ code: 0 });
});

it('a key that is deleted meanwhile is found by the point or not, whatever comes first', async () => {
  const params = { id: ids.pointKeyToDelete };
  const [created, removed] = await Promise.all([
    create({ point_key_id: params.id }),
    call(test.app, ops.deletePointKey, { params }, owner),
  ]);
  if (removed.code === 0) expect(created.code).toBe(codes.not_found.code);
  else expect([removed.code, created.code]).toEqual([codes.point_key_in_use.code, 0]);
});

it('company, register number and key stay while a shift is not closed; the rest changes', async () => {
  const { open, close, work } = shiftsIn(test, owner);
  const { data: shift } = await open();
  const change = { fiscal_register_number: '4000531766', point_key_id: ids.pointKey };
  const other = { company_id: ids.companyToEdit, point_key_id: null };
  const rule = 'shift_not_closed';
  expect(await update(change, 1)).toMatchObject(
    refused({ path: 'fiscal_register_number', rule }, { path: 'point_key_id', rule }),
  );
  expect(await update(other, 1)).toMatchObject(refused({ path: 'company_id', rule }));
  const before = (await call(test.app, ops.getPoint, { params: { id: ids.pointToEdit } }, owner)).data;
  const kept = {
    company_id: before.company?.id ?? '',
    fiscal_register_number: before.fiscal_register_number,
    point_key_id: before.point_key?.id ?? null,
  };
  expect(await update({ ...kept, name: 'Нова назва' }, 1)).toMatchObject({ code: 0 });
  await work();
  await close(shift.id);
  await work();
  expect(await update(change, 2)).toMatchObject({ code: 0 });
  expect(await update({ ...other, fiscal_register_number: '4000531766' }, 3)).toMatchObject({ code: 0 });
});

it('a point whose register had a shift is not deleted, and says so', async () => {
  const { open } = shiftsIn(test, owner);
  const { data: point } = await create({ fiscal_register_number: '4000531755' });
  await open(point.id);
  expect(await call(test.app, ops.deletePoint, { params: { id: point.id } }, owner)).toMatchObject({
    code: codes.point_in_use.code,
    details: { used_by: { has_shifts: true, has_payments: false, terminals_count: 0 } },
  });
});

it('the journal names the key', async () => {
  const { data } = await create({ point_key_id: ids.pointKey, fiscal_register_number: '4000531744' });
  const entries = test.database.db.selectFrom('audit_entries').selectAll().where('object_id', '=', data.id);
  const shown = JSON.stringify({ point_key: { id: ids.pointKey, name: examplePointKey.owner } }).slice(1, -1);
  const kept = (await entries.execute()).map(({ after }) => String(after));
  expect(kept.join()).toContain(shown);
});

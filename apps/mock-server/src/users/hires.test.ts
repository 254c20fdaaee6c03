import { auditOperations } from '@kasa/contracts/audit/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { usersOperations as ops } from '@kasa/contracts/users/operations';
import { MAX_HIRED } from '@kasa/contracts/users/users';
import { expect, it } from 'vitest';
import { messagesTo } from '../auth/test-support/sign-up-flow.ts';
import { type BodyFor, call } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');

type Row = BodyFor<typeof ops.hireUsers>['people'][number];
const row = (n: number, change: Partial<Row> = {}): Row => ({
  ...ops.hireUser.example.body,
  full_name: `Людина Номер ${'абвгґдеєжз'[n % 10]}`,
  phone: `+38067222${String(n).padStart(4, '0')}`,
  ...change,
});
const hire = (people: Row[]) => call(test.app, ops.hireUsers, { body: { people } }, owner);
const total = async () =>
  (await call(test.app, ops.listUsers, { query: { state: ['invited'] } }, owner)).data.total;

it('people of a file are hired at once, each with a code', async () => {
  const before = await total();
  expect((await hire([row(0), row(1), row(2)])).data).toEqual({ hired: 3 });
  expect(await total()).toBe(before + 3);
  for (const n of [0, 1, 2]) expect((await messagesTo(test, row(n).phone))[0]?.code).toMatch(/^\d{6}$/);
});

it('what is wrong is told of all rows at once, and nobody is hired', async () => {
  const before = await total();
  const unknown = '01912d50-3c00-7000-8000-ffffffffffff';
  const refused = await hire([
    row(0),
    row(1, { phone: '+380500000021' }),
    row(2, { point_ids: [ids.point, unknown], phone: '+380500000027' }),
  ]);
  expect(refused.code).toBe(codes.conflict.code);
  expect(refused.details.fields?.map(({ path, rule }) => [path, rule])).toEqual([
    ['people.1.phone', 'taken'],
    ['people.2.point_ids.1', 'not_found'],
    ['people.2.phone', 'taken'],
  ]);
  const twice = await hire([row(0), row(1), row(3, { phone: row(0).phone })]);
  expect(twice).toMatchObject({
    code: codes.validation_failed.code,
    details: { fields: [{ path: 'people.2.phone', rule: 'taken' }] },
  });
  expect(await total()).toBe(before);
  expect(await messagesTo(test, row(0).phone)).toEqual([]);
});

it('a hundred an hour of a merchant, fifty at a time', async () => {
  const some = (from: number, count: number) => Array.from({ length: count }, (_, n) => row(from + n));
  expect((await hire(some(0, MAX_HIRED + 1))).code).toBe(codes.validation_failed.code);
  expect((await hire(some(0, 50))).code).toBe(0);
  expect((await hire(some(50, 50))).code).toBe(0);
  const before = await total();
  expect((await hire(some(100, 2))).code).toBe(codes.rate_limited.code);
  expect(await total()).toBe(before);
});

it('a tax number stands in the journal by its last four digits alone', async () => {
  const tax_number = '3184710691';
  const { data } = await call(test.app, ops.hireUser, { body: row(0, { tax_number }) }, owner);
  const { id, full_name, position, phone, version } = data;
  const body = { full_name, position, phone, point_ids: [ids.point], version };
  await call(test.app, ops.updateUser, { params: { id }, body: { ...body, tax_number: null } }, owner);
  const journal = await call(test.app, auditOperations.listAuditEntries, { query: { object_id: id } }, owner);
  const [changed, hired] = journal.data.items;
  expect([hired?.after?.tax_number, changed?.before?.tax_number]).toEqual(['••••0691', '••••0691']);
  const stored = await test.database.db.selectFrom('audit_entries').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(tax_number);
});

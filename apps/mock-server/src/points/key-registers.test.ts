import { setMockTaxService, type taxServiceBehaviours } from '@kasa/contracts/mock/tax-service';
import { pointsOperations as ops } from '@kasa/contracts/points/operations';
import { PointInput } from '@kasa/contracts/points/points';
import { exampleKnownRegister, exampleTaxRegister } from '@kasa/contracts/points/registers';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { IDEMPOTENCY_HEADER } from '@kasa/contracts/shared/idempotency';
import { inputFromEntity } from '@kasa/contracts/shared/input-from-entity';
import { expect, it } from 'vitest';
import { secondMerchant } from '../auth/seed.ts';
import { call, signInAs, signInWith } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp();
const params = { id: ids.pointKey };
const { register_number: number } = exampleTaxRegister;
const { body: example } = ops.addKeyPoints.example;

const owner = () => signInAs(test.app, 'owner');
const registers = async () => call(test.app, ops.getKeyRegisters, { params }, await owner());
const add = async (register_numbers: string[], caller = owner()) =>
  call(test.app, ops.addKeyPoints, { params, body: { ...example, register_numbers } }, await caller);
const tell = async (behaviour: (typeof taxServiceBehaviours)[number]) =>
  call(test.app, setMockTaxService, { body: { ...setMockTaxService.example.body, behaviour } });
const countOf = async (fiscal: string) => {
  const rows = test.database.db.selectFrom('branches').select('id').where('merchant_id', '=', ids.merchant);
  return (await rows.where('fiscal_register_number', '=', fiscal).execute()).length;
};

it('tells the registers of the key’s owner, and which of them have a point', async () => {
  const { items } = (await registers()).data;
  expect(items).toContainEqual(exampleTaxRegister);
  expect(items).toContainEqual(exampleKnownRegister);
  const { tax_number } = (await call(test.app, ops.getPointKey, { params }, await owner())).data;
  const rows = test.database.db.selectFrom('tax_registers').select('register_number');
  const own = rows.where('merchant_id', '=', ids.merchant).where('tax_number', '=', tax_number);
  const numbers = (await own.execute()).map((row) => row.register_number);
  expect(items.map(({ register_number }) => register_number).sort()).toEqual(numbers.sort());
  const order = items.map(({ point }) => point !== null);
  expect(order).toEqual([...order].sort((a, b) => Number(a) - Number(b)));
});

it('adds the chosen ones as points that sign with the key, once however often they are sent', async () => {
  const known = { id: ids.point, name: exampleKnownRegister.name };
  const first = (await add([number, exampleKnownRegister.register_number])).data;
  expect(first).toEqual({
    added: [{ id: expect.any(String), name: exampleTaxRegister.name }],
    existing: [known],
  });
  const [point] = first.added;
  expect(
    (await call(test.app, ops.getPoint, { params: { id: point?.id ?? '' } }, await owner())).data,
  ).toMatchObject({
    ...{ kind: 'fiscal', name: exampleTaxRegister.name, city: 'Львів', address: 'вул. Стрийська, 45' },
    ...{ fiscal_register_number: number, company: { id: ids.company }, point_key: { id: ids.pointKey } },
    ...{ shift_closing_time: '22:00', director: null, is_test: false, location: null },
  });
  expect((await add([number])).data).toEqual({ added: [], existing: [point] });
  const { items } = (await registers()).data;
  expect(items.find(({ register_number }) => register_number === number)?.point).toEqual(point);
});

it('adds one point of a register, whoever adds it at the same time, by whichever key of the owner', async () => {
  const numbers = [number, '4000531766', '4000531782'];
  const people = await Promise.all([owner(), signInAs(test.app, 'director'), owner(), owner()]);
  const answers = await Promise.all(
    people.map((caller, n) => {
      const id = n % 2 === 0 ? ids.pointKey : ids.pointKeyToDelete;
      const register_numbers = n % 2 === 0 ? numbers : numbers.toReversed();
      return call(
        test.app,
        ops.addKeyPoints,
        { params: { id }, body: { ...example, register_numbers } },
        caller,
      );
    }),
  );
  expect(answers.map(({ code }) => code)).toEqual(people.map(() => codes.ok.code));
  expect(answers.flatMap(({ data }) => data.added)).toHaveLength(numbers.length);
  for (const one of numbers) expect(await countOf(one)).toBe(1);
});

it('answers a repeated request as it did, whatever the tax service knows by then', async () => {
  const caller = { ...(await owner()), headers: { [IDEMPOTENCY_HEADER]: crypto.randomUUID() } };
  const first = await add([number], Promise.resolve(caller));
  await tell('down');
  expect((await add([number], Promise.resolve(caller))).data).toEqual(first.data);
  await tell('registers');
});

it('takes texts of the tax service as a point may have them', async () => {
  const texts = { name: `\u0007${'я'.repeat(120)} `, address: ', \u202e' };
  const rows = test.database.db.updateTable('tax_registers').set(texts);
  await rows.where('register_number', '=', number).where('merchant_id', '=', ids.merchant).execute();
  const [id] = (await add([number])).data.added.map((point) => point.id);
  const { data } = await call(test.app, ops.getPoint, { params: { id: id ?? '' } }, await owner());
  expect(data).toMatchObject({ name: 'я'.repeat(100), city: '—', address: '—' });
  const body = {
    ...inputFromEntity(PointInput, { ...data, company: { id: ids.company } }),
    version: data.version,
  };
  expect((await call(test.app, ops.updatePoint, { params: { id: data.id }, body }, await owner())).code).toBe(
    0,
  );
});

it('knows no key that has expired, or whose company has another tax number since', async () => {
  const { db } = test.database;
  await db.updateTable('companies').set({ tax_number: '00000000' }).where('id', '=', ids.company).execute();
  expect((await registers()).code).toBe(codes.point_key_unfit.code);
  expect((await add([number])).code).toBe(codes.point_key_unfit.code);
  expect(await countOf(number)).toBe(0);
});

it('adds none of several if the tax service does not name one of them', async () => {
  const { tax_number } = (await call(test.app, ops.getPointKey, { params }, await owner())).data;
  const other = test.database.db.selectFrom('tax_registers').select('register_number');
  const { register_number: foreign } = await other
    .where('tax_number', '<>', tax_number)
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const unknown of [foreign, '4999999999'])
    expect(await add([number, unknown])).toMatchObject({
      code: codes.validation_failed.code,
      details: { fields: [{ path: 'register_numbers', rule: 'register_unknown' }] },
    });
  expect(await countOf(number)).toBe(0);
});

it('says that the tax service does not answer, and adds nothing', async () => {
  for (const behaviour of ['down', 'silent', 'late'] as const) {
    await tell(behaviour);
    expect((await registers()).code).toBe(codes.tax_service_unavailable.code);
    expect((await add([number])).code).toBe(codes.tax_service_unavailable.code);
  }
  expect(await countOf(number)).toBe(0);
  await tell('registers');
  expect((await add([number])).data.added).toHaveLength(1);
});

it('knows no key of another merchant', async () => {
  const stranger = await signInWith(test.app, secondMerchant.people[0]?.phone ?? '');
  for (const op of [ops.getKeyRegisters, ops.addKeyPoints])
    expect((await call(test.app, op, op.example, stranger)).code).toBe(codes.not_found.code);
  expect(await countOf(number)).toBe(0);
});

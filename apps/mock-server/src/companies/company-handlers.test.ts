import type { CompanyFields } from '@kasa/contracts/companies/companies';
import { companiesOperations as ops } from '@kasa/contracts/companies/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { isEdrpou } from '@kasa/contracts/shared/tax-number';
import { listTransactionCompanies } from '@kasa/contracts/transactions/operations/transactions';
import { describe, expect, it } from 'vitest';
import { firstMerchant, secondMerchant } from '../auth/seed.ts';
import { call, signInAs, signInWith } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const ownerOfOther = () => signInWith(test.app, secondMerchant.people[0]?.phone ?? '');

const { body } = ops.createCompany.example;
/** A valid EDRPOU for each number. */
const codeOf = (n: number) => {
  const digits = String(1_000_000 + n);
  return [...'0123456789'].map((check) => digits + check).find(isEdrpou) ?? '';
};

const create = (change: Partial<CompanyFields>, caller = owner) =>
  call(test.app, ops.createCompany, { body: { ...body, parent_id: null, ...change } }, caller);
const made = async (n: number, parent_id: string | null = null) =>
  (await create({ name: `Компанія ${n}`, tax_number: codeOf(n), parent_id })).data.id;
const get = async (id: string) => (await call(test.app, ops.getCompany, { params: { id } }, owner)).data;
const move = async (id: string, parent_id: string | null) => {
  const { name, tax_number, vat_number, address, tax_letters, version } = await get(id);
  const moved = { name, tax_number, vat_number, address, tax_letters, version, parent_id };
  return call(test.app, ops.updateCompany, { params: { id }, body: moved }, owner);
};
const remove = (id: string) => call(test.app, ops.deleteCompany, { params: { id } }, owner);
const list = async (query: object) =>
  (await call(test.app, ops.listCompanies, { query }, owner)).data.items.map(({ name }) => name);

const circle = {
  code: codes.validation_failed.code,
  details: { fields: [{ path: 'parent_id', rule: 'affiliation_circle' }] },
};

describe('a company', () => {
  it('keeps everything, with its letters in their order', async () => {
    const tax_letters = [
      { letter: 'г', kind: 'vat' as const, rate: 2_000 },
      { letter: 'А', kind: 'none' as const, rate: 0 },
    ];
    const { data } = await create({ tax_letters, vat_number: '336621232601', parent_id: exampleIds.company });
    expect(data).toMatchObject({
      ...{ name: body.name, tax_number: body.tax_number, vat_number: '336621232601', version: 1 },
      parent: { id: exampleIds.company, name: firstMerchant.name },
      tax_letters: [{ ...tax_letters[0], letter: 'Г' }, tax_letters[1]],
    });
    expect(await get(data.id)).toEqual(data);
  });

  it('is found by its name or code, by kind, by VAT and by what it belongs to', async () => {
    expect(await list({ q: 'РАТУША' })).toEqual(['ТОВ «Кав’ярня Ратуша»']);
    expect(await list({ q: '40128704' })).toEqual(['ТОВ «Кав’ярня Ратуша»']);
    expect(await list({ kind: 'sole_proprietor' })).toEqual([
      'ФОП Гриценко Марія Іванівна',
      'ФОП Романюк Ігор Степанович',
    ]);
    expect(await list({ kind: 'sole_proprietor', pays_vat: 'true' })).toEqual([]);
    expect(await list({ parent_id: exampleIds.company })).toEqual([
      'ТОВ «Затишок Логістика»',
      'ТОВ «Кав’ярня Ратуша»',
    ]);
    expect(await list({ sort: '-tax_number', kind: 'legal_entity' })).toEqual([
      'ТОВ «Склад Захід»',
      'ТОВ «Затишок Логістика»',
      'ТОВ «Кав’ярня Ратуша»',
      'ПП «Перевізник Галичина»',
      firstMerchant.name,
    ]);
  });

  it('is told whose its code is, if it is one of the merchant; its own it may keep', async () => {
    const taken = {
      code: codes.conflict.code,
      details: { fields: [{ path: 'tax_number', rule: 'taken' }] },
    };
    const refused = await create({ tax_number: firstMerchant.taxNumber });
    expect(refused).toMatchObject(taken);
    expect(refused.details.fields?.[0]?.message).toBe(`Цей код має ваша компанія «${firstMerchant.name}»`);
    const english = await create({ tax_number: firstMerchant.taxNumber }, { ...owner, lng: 'EN' });
    expect(english.details.fields?.[0]?.message).toBe(`Your company “${firstMerchant.name}” has this number`);
    expect(await create({ tax_number: secondMerchant.taxNumber })).toMatchObject({ code: 0 });
    expect(await move(exampleIds.companyToEdit, null)).toMatchObject({ code: 0 });
    const other = { ...body, parent_id: null, tax_number: firstMerchant.taxNumber, version: 2 };
    const params = { id: exampleIds.companyToEdit };
    expect(await call(test.app, ops.updateCompany, { params, body: other }, owner)).toMatchObject(taken);
  });

  it('of another merchant is nobody’s parent, and does not exist', async () => {
    const stranger = await ownerOfOther();
    const [foreign] = (await call(test.app, ops.listCompanies, {}, stranger)).data.items;
    const id = foreign?.id ?? '';
    expect((await call(test.app, ops.getCompanyGroup, { params: { id } }, stranger)).code).toBe(0);
    const unknown = { code: codes.not_found.code, details: { fields: [{ path: 'parent_id' }] } };
    expect(await create({ parent_id: id })).toMatchObject(unknown);
    expect(await call(test.app, ops.listCompanies, { query: { parent_id: id } }, owner)).toMatchObject(
      unknown,
    );
    for (const op of [ops.getCompany, ops.getCompanyGroup, ops.deleteCompany])
      expect((await call(test.app, op, { params: { id } }, owner)).code).toBe(codes.not_found.code);
  });

  it('is for who manages companies alone', async () => {
    for (const role of ['director', 'cashier', 'dispatcher', 'driver'] as const) {
      const caller = await signInAs(test.app, role);
      const refused = { code: codes.forbidden.code, details: { permission: 'companies_manage' } };
      expect(await call(test.app, ops.listCompanies, {}, caller)).toMatchObject(refused);
      expect(await create({}, caller)).toMatchObject(refused);
    }
  });

  it('of the demo bears the name that payments have', async () => {
    const { items } = (await call(test.app, listTransactionCompanies, {}, owner)).data;
    const known = await list({ perPage: 20 });
    expect(items.length).toBeGreaterThan(0);
    for (const { company } of items) expect(known).toContain(company);
    const [own] = (await call(test.app, ops.listCompanies, {}, await ownerOfOther())).data.items.filter(
      ({ tax_number }) => tax_number === secondMerchant.taxNumber,
    );
    expect(own?.name).toBe(secondMerchant.name);
  });
});

describe('affiliation', () => {
  it('is a tree, shown from its top whatever company is asked for', async () => {
    const { data } = await call(
      test.app,
      ops.getCompanyGroup,
      { params: { id: exampleIds.companyToEdit } },
      owner,
    );
    expect(data.is_capped).toBe(false);
    expect(data.items.map(({ name, depth }) => `${depth} ${name}`)).toEqual([
      `0 ${firstMerchant.name}`,
      '1 ТОВ «Затишок Логістика»',
      '2 ПП «Перевізник Галичина»',
      '2 ТОВ «Склад Захід»',
      '1 ТОВ «Кав’ярня Ратуша»',
    ]);
  });

  it('never leads back to a company, whatever is moved where', async () => {
    const ids = await Promise.all(Array.from({ length: 7 }, (_, n) => made(n)));
    const parents = new Map<string, string | null>(ids.map((id) => [id, null]));
    const isAbove = (above: string, id: string | null): boolean =>
      id !== null && (id === above || isAbove(above, parents.get(id) ?? null));
    let seed = 18;
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    let refused = 0;
    for (let round = 0; round < 150; round += 1) {
      const id = ids[next(ids.length)] ?? '';
      const parent = next(8) === 0 ? null : (ids[next(ids.length)] ?? null);
      const answer = await move(id, parent);
      if (isAbove(id, parent)) {
        refused += 1;
        expect(answer).toMatchObject(circle);
      } else {
        expect(answer).toMatchObject({ code: 0 });
        parents.set(id, parent);
      }
    }
    expect(refused).toBeGreaterThan(20);
    for (const id of ids) expect((await get(id)).parent?.id ?? null).toBe(parents.get(id));
  });

  it('is no circle after moves at once either: one of two that would make one is refused', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [a, b] = [await made(100 + 2 * round), await made(101 + 2 * round)];
      const answers = await Promise.all([move(a, b), move(b, a)]);
      expect(answers.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([circle.code, 0]);
      const above = [(await get(a)).parent, (await get(b)).parent];
      expect(above.filter((one) => one === null)).toHaveLength(1);
    }
  });

  it('never leads to a company that is deleted at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [a, b] = [await made(200 + 2 * round), await made(201 + 2 * round)];
      const [moved, removed] = await Promise.all([move(a, b), remove(b)]);
      const { parent } = await get(a);
      if (removed.code === 0) expect([moved.code, parent]).toEqual([codes.not_found.code, null]);
      else expect([removed.code, moved.code, parent?.id]).toEqual([codes.company_in_use.code, 0, b]);
    }
  });
});

describe('a company that is needed is not deleted', () => {
  it('while others belong to it, and says which', async () => {
    const parent = await made(1);
    const daughter = await made(2, parent);
    const refused = await remove(parent);
    expect(refused).toMatchObject({
      code: codes.company_in_use.code,
      details: {
        used_by: {
          companies: [{ id: daughter, name: 'Компанія 2' }],
          ...{ companies_count: 1, points_count: 0, terminals_count: 0, has_payments: false },
        },
      },
    });
    expect((await remove(daughter)).code).toBe(0);
    expect((await remove(parent)).code).toBe(0);
    expect((await call(test.app, ops.getCompany, { params: { id: parent } }, owner)).code).toBe(-6);
  });

  it('while points, terminals and payments name it', async () => {
    const { code, details } = await remove(exampleIds.company);
    expect(code).toBe(codes.company_in_use.code);
    expect(details.used_by).toMatchObject({ companies_count: 2, has_payments: true });
    const { points_count, terminals_count } = await get(exampleIds.company);
    expect(details.used_by).toMatchObject({ points_count, terminals_count });
    expect(Math.min(points_count, terminals_count)).toBeGreaterThan(0);
  });

  it('while payments of the past name it, whatever the merchant is called now', async () => {
    const id = await made(3);
    const paid = test.database.db.updateTable('transactions').set({ company: 'Компанія 3' });
    const one = test.database.db.selectFrom('transactions').select('id').orderBy('id').limit(1);
    await paid.where('id', '=', one).execute();
    expect((await remove(id)).details.used_by).toMatchObject({
      ...{ companies: [], points_count: 0, terminals_count: 0, has_payments: true },
    });
  });
});

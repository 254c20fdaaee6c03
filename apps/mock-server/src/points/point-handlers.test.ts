import { companiesOperations } from '@kasa/contracts/companies/operations';
import { pointsOperations as ops } from '@kasa/contracts/points/operations';
import type { PointFields } from '@kasa/contracts/points/points';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { describe, expect, it } from 'vitest';
import { secondMerchant } from '../auth/seed.ts';
import { call, signInAs, signInWith } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const ownerOfOther = () => signInWith(test.app, secondMerchant.people[0]?.phone ?? '');

const { body } = ops.createPoint.example;
/** Without a register. */
const plain: PointFields = {
  ...body,
  ...{ kind: 'non_fiscal', fiscal_register_number: null, point_key_id: null },
};

const create = (change: Partial<PointFields> = {}, caller = owner) =>
  call(test.app, ops.createPoint, { body: { ...body, ...change } }, caller);
const get = async (id: string) => (await call(test.app, ops.getPoint, { params: { id } }, owner)).data;
const remove = (id: string) => call(test.app, ops.deletePoint, { params: { id } }, owner);
const update = (id: string, input: PointFields, version = 1) =>
  call(test.app, ops.updatePoint, { params: { id }, body: { ...input, version } }, owner);
const list = async (query: object) =>
  (
    await call(test.app, ops.listPoints, { query: { perPage: 20, sort: 'name' as const, ...query } }, owner)
  ).data.items.map(({ name }) => name);
const broken = (path: string, rule: string) => ({
  code: codes.validation_failed.code,
  details: { fields: [{ path, rule }] },
});

describe('a point', () => {
  it('keeps everything, and shows its director as the user is', async () => {
    const { data } = await create({ director_id: exampleIds.user, is_test: true });
    const { company_id: _, director_id: __, point_key_id: ___, ...same } = body;
    expect(data).toMatchObject({
      ...same,
      is_test: true,
      company: { id: exampleIds.company },
      director: { name: 'Мельник Сергій Іванович', phone: '+380500000002', is_active: true },
      terminals_count: 0,
    });
    expect(await get(data.id)).toEqual(data);
    const other = await create({ ...plain, director_id: null, location: null, shift_closing_days: [] });
    expect(other.data).toMatchObject({ director: null, location: null, shift_closing_days: [] });
  });

  it('that is fiscal has a register of its own and days of closing; another one has no register', async () => {
    const needed = broken('fiscal_register_number', 'register_number_needed');
    expect(await create({ fiscal_register_number: null })).toMatchObject(needed);
    const format = broken('fiscal_register_number', 'register_number_format');
    expect(await create({ fiscal_register_number: '400051' })).toMatchObject(format);
    expect(await create({ shift_closing_days: [] })).toMatchObject(
      broken('shift_closing_days', 'closing_day_needed'),
    );
    expect(await create({ ...plain, fiscal_register_number: '4000599999' })).toMatchObject(
      broken('fiscal_register_number', 'only_fiscal_point'),
    );
    const taken = {
      code: codes.conflict.code,
      details: { fields: [{ path: 'fiscal_register_number', rule: 'taken' }] },
    };
    const answers = await Promise.all([create(), create({ name: 'Та сама каса' })]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([codes.conflict.code, 0]);
    expect(await create()).toMatchObject(taken);
  });

  it('stays of the kind that it was created as', async () => {
    const { data } = await create(plain);
    expect(await update(data.id, body)).toMatchObject(broken('kind', 'point_kind_fixed'));
    expect((await update(data.id, { ...plain, name: 'Нова назва' })).data.name).toBe('Нова назва');
  });

  it('keeps a director who can no longer sign in, and takes no such one', async () => {
    const [closed] = (await call(test.app, ops.listPoints, { query: { q: 'Соборній' } }, owner)).data.items;
    expect(closed?.director).toMatchObject({ name: 'Ґудзь Катерина Миколаївна', is_active: false });
    const director_id = closed?.director?.id ?? '';
    const refused = broken('director_id', 'director_inactive');
    expect(await create({ director_id })).toMatchObject(refused);
    expect(await update(exampleIds.pointToEdit, { ...body, director_id })).toMatchObject(refused);
    const kept = { ...body, director_id, fiscal_register_number: closed?.fiscal_register_number ?? null };
    expect(await update(closed?.id ?? '', kept)).toMatchObject({ code: 0 });
  });

  it('is found by its texts, register, kind, company, director and as a test', async () => {
    expect(await list({ q: 'городоцьк' })).toEqual(['Затишок на Городоцькій']);
    expect(await list({ q: '4000512871' })).toEqual(['Затишок на Городоцькій']);
    expect(await list({ kind: 'non_fiscal' })).toEqual([
      'Інтернет-магазин «Затишок»',
      'Літній павільйон «Аркадія»',
    ]);
    expect(await list({ director_id: exampleIds.pointDirector })).toEqual(['Затишок на Городоцькій']);
    expect(await list({ is_test: 'true' })).toEqual(['Навчальна каса']);
    const all = await list({});
    expect(all).toHaveLength(13);
    expect(await list({ company_id: exampleIds.company })).toHaveLength(11);
    expect(all.some((name) => name.includes('депо'))).toBe(false);
    expect((await list({ sort: 'city' }))[0]).toBe('Затишок на Соборній');
  });

  it('of another merchant does not exist, nor do its company and its people', async () => {
    const stranger = await ownerOfOther();
    const [foreign] = (await call(test.app, ops.listPoints, {}, stranger)).data.items;
    for (const op of [ops.getPoint, ops.deletePoint])
      expect((await call(test.app, op, { params: { id: foreign?.id ?? '' } }, owner)).code).toBe(
        codes.not_found.code,
      );
    const unknown = (path: string) => ({ code: codes.not_found.code, details: { fields: [{ path }] } });
    expect(await create({ company_id: foreign?.company?.id ?? '' })).toMatchObject(unknown('company_id'));
    expect(await create({ director_id: foreign?.director?.id ?? '' })).toMatchObject(unknown('director_id'));
  });

  it('is no depot', async () => {
    const depot = { params: { id: exampleIds.depot } };
    expect((await call(test.app, ops.getPoint, depot, owner)).code).toBe(codes.not_found.code);
    expect((await remove(exampleIds.depot)).code).toBe(codes.not_found.code);
  });

  it('tells the terminals that stand there of its new address, and of nothing else', async () => {
    const events = () =>
      test.database.db
        .selectFrom('events')
        .select('data')
        .where('type', '=', 'terminals.config_invalidated')
        .execute();
    const { fiscal_register_number } = await get(exampleIds.point);
    const same = {
      ...body,
      name: 'Затишок на Городоцькій',
      address: 'вул. Городоцька, 82',
      fiscal_register_number,
    };
    const before = (await events()).length;
    expect(await update(exampleIds.point, { ...same, shift_closing_time: '20:00' })).toMatchObject({
      code: 0,
    });
    expect(await events()).toHaveLength(before);
    expect(await update(exampleIds.point, { ...same, address: 'вул. Нова, 1' }, 2)).toMatchObject({
      code: 0,
    });
    expect(JSON.stringify((await events()).slice(before))).toContain(exampleIds.point);
  });
});

describe('what a form chooses from', () => {
  it('is open to a director, who manages no companies', async () => {
    const director = await signInAs(test.app, 'director');
    const companies = await call(test.app, ops.listPointCompanies, { query: { q: 'ратуша' } }, director);
    expect(companies.data.items).toEqual([{ id: exampleIds.companyToEdit, name: 'ТОВ «Кав’ярня Ратуша»' }]);
    expect((await call(test.app, companiesOperations.listCompanies, {}, director)).code).toBe(
      codes.forbidden.code,
    );
    expect(
      await create({ company_id: exampleIds.companyToEdit, point_key_id: null }, director),
    ).toMatchObject({ code: 0 });
    const refused = { code: codes.forbidden.code, details: { permission: 'points_manage' } };
    for (const role of ['accountant', 'cashier', 'dispatcher', 'driver'] as const)
      expect(await call(test.app, ops.listPointDirectors, {}, await signInAs(test.app, role))).toMatchObject(
        refused,
      );
  });

  it('offers people who can sign in, by name, position or phone', async () => {
    const names = async (q: string) =>
      (await call(test.app, ops.listPointDirectors, { query: { q } }, owner)).data.items.map(
        ({ name }) => name,
      );
    expect(await names('лисенко')).toEqual(['Лисенко Богдан Юрійович']);
    expect(await names('050 000 00 24')).toEqual(['Лисенко Богдан Юрійович']);
    expect(await names('Ґудзь')).toEqual([]);
  });
});

describe('a point that is needed is not deleted', () => {
  it('while terminals stand there or payments were made there, and says which', async () => {
    const { code, details } = await remove(exampleIds.point);
    expect(code).toBe(codes.point_in_use.code);
    const { terminals_count } = await get(exampleIds.point);
    expect(details.used_by).toMatchObject({ terminals_count, has_payments: true });
    expect(terminals_count).toBeGreaterThan(0);
  });

  it('and a terminal that is to stand there finds it or not, whatever comes first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { data } = await create({ ...plain, name: `Точка ${round}` });
      const offline = terminalsOperations.createOfflineTerminal.example.body;
      const [added, removed] = await Promise.all([
        call(
          test.app,
          terminalsOperations.createOfflineTerminal,
          { body: { ...offline, name: `Каса ${round}`, point_id: data.id } },
          owner,
        ),
        remove(data.id),
      ]);
      if (removed.code === 0) expect(added.code).toBe(codes.not_found.code);
      else expect([removed.code, added.code]).toEqual([codes.point_in_use.code, 0]);
    }
  });

  it('nor is its company', async () => {
    const deleteCompany = () =>
      call(
        test.app,
        companiesOperations.deleteCompany,
        { params: { id: exampleIds.companyToDelete } },
        owner,
      );
    const { data } = await create({ company_id: exampleIds.companyToDelete, point_key_id: null });
    const refused = { code: codes.company_in_use.code, details: { used_by: { points_count: 1 } } };
    expect(await deleteCompany()).toMatchObject(refused);
    expect(await remove(data.id)).toMatchObject({ code: 0 });
    expect(await deleteCompany()).toMatchObject({ code: 0 });
  });
});

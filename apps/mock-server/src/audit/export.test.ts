import { auditOperations as ops } from '@kasa/contracts/audit/operations';
import { beforeEach, describe, expect, it } from 'vitest';
import { firstMerchant, secondMerchant } from '../auth/seed.ts';
import { newId } from '../db/row-columns.ts';
import { call, signInAs, signInWith } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { readCsv, readSheet } from '../http/test-support/read-table.ts';
import { addOurEntries } from './test-support/entries.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const clear = () => test.database.db.deleteFrom('audit_entries').execute();
// After the sign-in, which leaves an entry as well.
beforeEach(async () => void (await clear()));

/** Each export leaves an entry, too. */
const clearExports = () =>
  test.database.db.deleteFrom('audit_entries').where('object_type', '=', 'export').execute();
const exported = (query: object, caller = owner) => call(test.app, ops.exportAuditEntries, { query }, caller);
const csv = async (query: object = {}, caller = owner) =>
  readCsv((await exported({ format: 'csv', ...query }, caller)).bytes);
const xlsx = async (query: object = {}, caller = owner) =>
  readSheet((await exported({ format: 'xlsx', ...query }, caller)).bytes);

const HEAD_UK = [
  ['Журнал змін', firstMerchant.name],
  ['Вивантажено (Київ)', '2026-11-20 11:00:00'],
  ['Хто вивантажив', 'Коваль Олена Петрівна', "'+380 50 000 00 01", firstMerchant.people[0]?.id],
];
const COLUMNS_UK = [
  'Час (Київ)',
  'Хто',
  'Телефон',
  'Ідентифікатор особи',
  'Звідки',
  'Що зроблено',
  'Вид об’єкта',
  'Назва об’єкта',
  'Ідентифікатор об’єкта',
  'Поле',
  'Було',
  'Стало',
  'Було: звідки значення',
  'Стало: звідки значення',
];
const COLUMNS_EN = [
  'Time (Kyiv)',
  'Who',
  'Phone',
  'Person ID',
  'From where',
  'What was done',
  'Object type',
  'Object',
  'Object ID',
  'Field',
  'Before',
  'After',
  'Before: source of value',
  'After: source of value',
];

describe('the exported journal', () => {
  it('says at its top what it is, of when and of which changes, in Ukrainian', async () => {
    expect(await csv()).toEqual([...HEAD_UK, ['Відбір', 'Усі зміни'], [''], COLUMNS_UK]);
    const filter = {
      user_id: firstMerchant.people[4]?.id,
      object_type: 'route',
      object_id: firstMerchant.id,
      q: '=автобус',
      from: '2026-11-01',
      to: '2026-11-20',
    };
    expect((await csv(filter)).slice(3, 9)).toEqual([
      ['Особа', 'Савчук Тарас Миколайович, +380 50 000 00 05, 01912d50-3c00-7000-8000-000000000006'],
      ['Вид об’єкта', 'Маршрут'],
      ['Ідентифікатор об’єкта', firstMerchant.id],
      ['Назва містить', "'=автобус"],
      ['Від дня', '2026-11-01'],
      ['До дня', '2026-11-20'],
    ]);
  });

  it('and in English', async () => {
    const rows = await csv({ to: '2026-11-20', user_id: newId() }, { ...owner, lng: 'EN' });
    expect(rows.slice(0, 3).map(([label]) => label)).toEqual(['Audit log', 'Exported (Kyiv)', 'Exported by']);
    expect(rows.slice(3)).toEqual([
      ['Person', expect.any(String)],
      ['To day', '2026-11-20'],
      [''],
      COLUMNS_EN,
    ]);
  });

  it('has days and moments in XLSX as dates also at its top', async () => {
    expect((await xlsx({ from: '2026-11-01' })).slice(1, 4).map(([, cell]) => cell)).toEqual([
      new Date('2026-11-20T11:00:00Z'),
      'Коваль Олена Петрівна',
      new Date('2026-11-01T00:00:00Z'),
    ]);
  });

  it('is a file with a name, of a type', async () => {
    const [asCsv, asXlsx] = [await exported({ format: 'csv' }), await exported({ format: 'xlsx' })];
    expect(asCsv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="audit-2026-11-20.csv"; filename*=UTF-8''audit-2026-11-20.csv`,
      'cache-control': 'no-store',
    });
    expect(asXlsx.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="audit-2026-11-20.xlsx"; filename*=UTF-8''audit-2026-11-20.xlsx`,
    });
  });

  it('holds a row for each field that was changed, newest first, with types', async () => {
    const [user] = firstMerchant.people;
    const by = { user_id: user?.id, user_name: user?.name, user_phone: '+380671112233' };
    const [route, shift] = [newId(), newId()];
    await addOurEntries(test.database.db, [
      {
        ...by,
        at: '2026-11-19T08:15:30.000Z',
        object_id: route,
        before: '{"cost":1500,"avg_time":null,"places":[]}',
        after: JSON.stringify({
          cost: 1700,
          avg_time: 36,
          places: [{ name: 'Вокзал', geometry: { location: { lat: 49.84, lng: 23.99 } } }, { name: 'Ринок' }],
        }),
      },
      {
        at: '2026-07-15T21:00:00.000Z',
        object_type: 'shift',
        object_id: shift,
        object_name: 'Бондаренко',
        operation: 'closeShift',
        before: null,
        after:
          '{"cash_difference":-1550,"status":"closed","opened_at":"2026-07-15T05:00:00.000Z","route":{"id":"1","name":"Автобус №33"},"unheard_of":true}',
      },
    ]);
    const who = [user?.name, '+380 67 111 22 33', user?.id];
    const change = ['127.0.0.1', 'Маршрут змінено', 'Маршрут', 'Автобус №33', route];
    const edited = [...who, ...change];
    const closed = [
      'Користувач не ввійшов',
      null,
      null,
      '127.0.0.1',
      'Робочу зміну закрито',
      'Робоча зміна',
      'Бондаренко',
      shift,
    ];
    const at = new Date('2026-11-19T10:15:30.000Z');
    const places = 'Вокзал (49.84, 23.99); Ринок';
    expect((await xlsx()).slice(6).map((row) => row.slice(0, 12))).toEqual([
      [at, ...edited, 'Вартість проїзду, грн', 15, 17],
      [at, ...edited, 'Середній час проходження, хв', null, 36],
      [at, ...edited, 'Зупинки', null, places],
      [new Date('2026-07-16T00:00:00Z'), ...closed, 'Різниця, грн', null, -15.5],
      [new Date('2026-07-16T00:00:00Z'), ...closed, 'Статус', null, 'Закрита'],
      [new Date('2026-07-16T00:00:00Z'), ...closed, 'Час відкриття', null, new Date('2026-07-15T08:00:00Z')],
      [new Date('2026-07-16T00:00:00Z'), ...closed, 'Маршрут', null, 'Автобус №33'],
      [new Date('2026-07-16T00:00:00Z'), ...closed, 'unheard_of', null, true],
    ]);
    await clearExports();
    const quoted = [user?.name, "'+380 67 111 22 33", user?.id, ...change];
    expect((await csv()).slice(6, 8).map((row) => row.slice(0, 12))).toEqual([
      ['2026-11-19 10:15:30', ...quoted, 'Вартість проїзду, грн', '15,00', '17,00'],
      ['2026-11-19 10:15:30', ...quoted, 'Середній час проходження, хв', '', '36'],
    ]);
    await clearExports();
    expect((await csv())[9]?.slice(9, 12)).toEqual(['Різниця, грн', '', '-15,50']);
  });

  it('says what a field is by the kind of its object, what it holds in words', async () => {
    await addOurEntries(test.database.db, [
      { object_type: 'transport', before: '{"transport_num":"12"}', after: '{"transport_num":"13"}' },
      { object_type: 'route', before: '{"transport_num":12}', after: '{"transport_num":13}' },
      { object_type: 'merchant', before: null, after: '{"bank_mfo":"305299"}' },
      {
        object_type: 'user',
        before: null,
        after: '{"roles":["owner","cashier"],"accepted":{"terms":"2026-09-01"}}',
      },
      {
        object_type: 'transport',
        before: '{"next_to_date":"2026-01-31"}',
        after: '{"next_to_date":"2027-01-31"}',
      },
    ]);
    const told = (await csv()).slice(6).map((row) => row.slice(9, 12));
    expect(told).toHaveLength(6);
    expect(told).toEqual(
      expect.arrayContaining([
        ['Номер ТС', '12', '13'],
        ['Кількість ТС', '12', '13'],
        ['Банк', '', 'ПриватБанк'],
        ['Ролі', '', 'Власник, Касир'],
        ['Прийняті документи', '', 'Умови використання: 2026-09-01'],
        ['Дата проходження наступного ТО', '2026-01-31', '2027-01-31'],
      ]),
    );
  });

  it('is of exactly the filter that the list is of', async () => {
    const person = firstMerchant.people[1];
    await addOurEntries(test.database.db, [
      { user_id: person?.id, user_name: person?.name, object_name: 'Тролейбус №22' },
      { object_name: 'Автобус №33', object_type: 'driver', at: '2026-11-01T10:00:00.000Z' },
      { object_name: 'Автобус №34', at: '2026-10-01T10:00:00.000Z' },
    ]);
    for (const filter of [
      {},
      { user_id: person?.id },
      { object_type: 'driver' },
      { q: 'автобус' },
      { from: '2026-11-01' },
      { to: '2026-10-31' },
      { q: 'автобус', from: '2026-10-15' },
    ]) {
      await clearExports();
      const { items } = (await call(test.app, ops.listAuditEntries, { query: filter }, owner)).data;
      const rows = (await xlsx(filter)).slice(5 + Math.max(1, Object.keys(filter).length));
      expect(rows.map((row) => row[7])).toEqual(items.map(({ object }) => object.name));
    }
  });

  it('holds nothing of another merchant', async () => {
    await addOurEntries(test.database.db, [{ object_name: 'Таємний маршрут' }]);
    const stranger = await signInWith(test.app, String(secondMerchant.people[0]?.phone));
    for (const read of [csv, xlsx]) {
      await test.database.db
        .deleteFrom('audit_entries')
        .where('merchant_id', '=', secondMerchant.id)
        .execute();
      const rows = await read({}, stranger);
      expect(rows[0]?.slice(0, 2)).toEqual(['Журнал змін', secondMerchant.name]);
      expect(rows.slice(6)).toEqual([]);
      const theirs = await read({ user_id: firstMerchant.people[0]?.id, q: 'Таємний' }, stranger);
      expect(JSON.stringify(theirs)).not.toContain('Коваль');
      expect(theirs.slice(7)).toEqual([]);
    }
  });

  it('is refused without the right, by an envelope', async () => {
    const cashier = await signInAs(test.app, 'cashier');
    expect(await exported({ format: 'csv' }, cashier)).toMatchObject({
      code: -5,
      details: { permission: 'audit_view' },
    });
    expect((await exported({ format: 'pdf' })).code).toBe(-2);
    expect((await exported({})).code).toBe(-2);
  });
});

import type { Role } from '@kasa/contracts/shared/permissions';
import { describe, expect, it } from 'vitest';
import { judgeRows, refusalsOf } from './judge-rows.ts';
import { type Place, placesByName, placesNamed, rolesNamed } from './names.ts';
import type { ImportedRow } from './people-file.ts';

const place = (id: string, name: string, city = 'Львів', address = 'вул. Нова, 1'): Place => ({
  ...{ id, name, city, address },
});
const ids = ['1', '2', '3', '4', '5'].map((n) => `01912d50-3c00-7000-8000-00000000000${n}`) as [
  ...[string, string, string, string, string],
];
const all = [
  place(ids[0], 'Затишок'),
  place(ids[1], 'Кава, Львів'),
  place(ids[2], 'Кіоск «Ранок»', 'Київ'),
  place(ids[3], 'Кіоск «Ранок»', 'Одеса'),
  place(ids[4], 'Затишок-2'),
];
const places = placesByName(all);

const row = (number: number, more: Partial<ImportedRow> = {}): ImportedRow => ({
  ...{ number, full_name: 'Їжак Ганна', position: '', tax_number: '', phone: `+38050111220${number}` },
  ...{ roles: 'Касир', points: '' },
  ...more,
});
const judge = (rows: ImportedRow[], defaultRole: Role | null = null) =>
  judgeRows(rows, { defaultRole, places, denialOf: (role) => (role === 'owner' ? 'Не можна' : undefined) });
const problemsOf = (more: Partial<ImportedRow>) => judge([row(1, more)])[0]?.problems;

describe('roles', () => {
  it.each([
    ['Касир', ['cashier']],
    ['касирка; ВОДІЙ', ['cashier', 'driver']],
    ['Accountant, Director', ['director', 'accountant']],
    ['Директор точки', ['director']],
    ['cashier, Касир', ['cashier']],
  ])('are named by %s', (text, roles) => {
    expect(rolesNamed(text)).toEqual({ roles, unknown: undefined });
  });

  it('that are unknown or may not be given are told', () => {
    expect(problemsOf({ roles: 'Касир, Прибиральник' })).toEqual({
      roles: { kind: 'role_unknown', name: 'Прибиральник' },
    });
    expect(problemsOf({ roles: 'Власник' })).toEqual({ roles: { kind: 'role_denied', reason: 'Не можна' } });
  });

  it('are needed, or come from the choice for all', () => {
    expect(problemsOf({ roles: '' })).toMatchObject({ roles: { kind: 'rule', rule: 'role_needed' } });
    const hires = judge([row(1, { roles: '' }), row(2, { roles: 'Водій' })], 'cashier');
    expect(hires.map(({ hire }) => hire?.roles)).toEqual([['cashier'], ['driver']]);
  });
});

describe('the points of whoever is limited to points', () => {
  const hiresAt = (ownPoints: readonly { id: string }[]) =>
    judgeRows([row(1), row(2, { points: 'Затишок-2' })], {
      ...{ defaultRole: null, places, ownPoints, denialOf: () => undefined },
    });

  it('are needed', () => {
    const [none, named] = hiresAt([{ id: ids[0] }, { id: ids[4] }]);
    expect(none?.problems).toEqual({ points: { kind: 'rule', rule: 'required', params: {} } });
    expect(named?.hire?.point_ids).toEqual([ids[4]]);
  });

  it('are the only one where none is named', () => {
    expect(hiresAt([{ id: ids[0] }]).map(({ hire }) => hire?.point_ids)).toEqual([[ids[0]], [ids[4]]]);
  });
});

describe('points', () => {
  it.each([
    ['затишок', [ids[0]]],
    ['Затишок, Затишок-2', [ids[0], ids[4]]],
    ['Кава, Львів', [ids[1]]],
    ['Кава, Львів, Затишок', [ids[1], ids[0]]],
    ['Затишок; Кава, Львів', [ids[0], ids[1]]],
    ['Кіоск "Ранок" (Одеса)', [ids[3]]],
    ['Затишок;; Затишок', [ids[0]]],
    ['', []],
  ])('are named by %j', (text, named) => {
    expect(placesNamed(text, places)).toEqual({ ids: named });
  });

  it('that are unknown, or several of a name, are told with what to type instead', () => {
    expect(problemsOf({ points: 'Затишок, Мрія' })).toMatchObject({
      points: { kind: 'point_unknown', name: 'Мрія' },
    });
    expect(problemsOf({ points: 'кіоск «ранок»' })).toMatchObject({
      points: { kind: 'point_ambiguous', names: ['Кіоск «Ранок» (Київ)', 'Кіоск «Ранок» (Одеса)'] },
    });
  });

  it('of one name and city are told apart by their addresses', () => {
    const twins = placesByName([place('а', 'Х'), place('б', 'Х', 'Львів', 'вул. Друга, 2')]);
    expect(placesNamed('Х', twins).problem).toMatchObject({
      names: ['Х (Львів, вул. Нова, 1)', 'Х (Львів, вул. Друга, 2)'],
    });
    expect(placesNamed('Х (Львів, вул. Друга, 2)', twins)).toEqual({ ids: ['б'] });
  });
});

describe('a row', () => {
  it('that is fine is hired as the contract has it', () => {
    expect(judge([row(1, { position: ' Касирка ', points: 'Затишок' })])[0]?.hire).toEqual({
      ...{ full_name: 'Їжак Ганна', position: 'Касирка', tax_number: null, phone: '+380501112201' },
      ...{ point_ids: [ids[0]], roles: ['cashier'], tags_added: [], tags_removed: [] },
    });
  });

  it('is told all that is wrong with it', () => {
    const wrong = { full_name: '', phone: '12', tax_number: '123', position: 'а'.repeat(101), roles: 'Х' };
    const problems = problemsOf({ ...wrong, points: 'Мрія' });
    expect(Object.keys(problems ?? {}).sort()).toEqual(
      ['full_name', 'phone', 'points', 'position', 'roles', 'tax_number'].sort(),
    );
  });

  it('repeats the phone of a row above, which is named; a wrong phone repeats nothing', () => {
    const same = { phone: '+380501112201' };
    const judged = judge([
      row(1),
      row(2, { phone: 'х' }),
      row(3, { phone: 'х' }),
      row(7, same),
      row(8, same),
    ]);
    expect(judged.map(({ problems }) => problems.phone?.kind)).toEqual([
      ...[undefined, 'rule', 'rule', 'repeated', 'repeated'],
    ]);
    expect(judged[4]?.problems.phone).toEqual({ kind: 'repeated', number: 1 });
  });
});

it('what the server refuses goes to its cells', () => {
  const sent = [row(2), row(5, { points: 'Затишок' })];
  const field = (path: string) => ({ path, message: path });
  expect(
    refusalsOf(
      ['people.1.phone', 'people.1.point_ids.0', 'people.0.tags_added', 'people.9.phone', 'Key'].map(field),
      sent,
    ),
  ).toEqual({
    refusals: [
      { number: 5, field: 'phone', value: sent[1]?.phone, message: 'people.1.phone' },
      { number: 5, field: 'points', value: 'Затишок', message: 'people.1.point_ids.0' },
      { number: 2, field: 'roles', value: 'Касир', message: 'people.0.tags_added' },
    ],
    rest: [field('people.9.phone'), field('Key')],
  });
});

import { authOperations } from '@kasa/contracts/auth/operations';
import { usersOperations as ops } from '@kasa/contracts/users/operations';
import { describe, expect, it } from 'vitest';
import { secondMerchant } from '../auth/seed.ts';
import { signUpFully } from '../auth/test-support/sign-up-flow.ts';
import { type Caller, call, signInAs, signInWith } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { readCsv } from '../http/test-support/read-table.ts';

const test = await startFreshApp();

const list = async (query: object, caller?: Caller) =>
  (await call(test.app, ops.listUsers, { query }, caller ?? (await signInAs(test.app, 'owner')))).data;
const surnames = async (query: object) =>
  (await list({ perPage: 20, ...query })).items.map(({ full_name }) => full_name.split(' ', 1)[0]);

describe('the list of people', () => {
  it('has everybody of the merchant, in the order of the alphabet, a page at a time', async () => {
    expect(await surnames({})).toEqual([
      ...[
        'Бондаренко',
        'Гаврилюк',
        'Ґудзь',
        'Єфименко',
        'Зінченко',
        'Іваненко',
        'Коваль',
        'Кравчук',
        'Кучер',
        'Левченко',
        'Лисенко',
        'Мазур',
        'Мельник',
      ],
      ...['Паламарчук', 'Поліщук', 'Романюк', 'Савчук', 'Ткаченко', 'Яременко'],
    ]);
    const page = await list({ page: 2 });
    expect([page.total, page.page_count, page.items.length]).toEqual([19, 2, 9]);
    expect(await surnames({ sort: '-full_name', perPage: 10 })).toEqual([
      ...[
        'Яременко',
        'Ткаченко',
        'Савчук',
        'Романюк',
        'Поліщук',
        'Паламарчук',
        'Мельник',
        'Мазур',
        'Лисенко',
      ],
      'Левченко',
    ]);
    expect((await list({ sort: 'phone' })).items[0]?.phone).toBe('+380500000001');
  });

  it('tells what each of them may do, by roles and by single tags', async () => {
    const [director] = (await list({ q: 'Лисенко' })).items;
    expect(director).toMatchObject({
      position: 'Директор магазину на Городоцькій',
      roles: ['director'],
      tags_added: [],
      tags_removed: ['points_manage', 'users_manage'],
      is_active: true,
    });
    expect(director?.tags).toContain('encashment_perform');
    expect(director?.tags).not.toContain('users_manage');
  });

  it.each([
    [
      { q: 'касир' },
      ['Гаврилюк', 'Ґудзь', 'Зінченко', 'Іваненко', 'Кравчук', 'Кучер', 'Левченко', 'Паламарчук', 'Романюк'],
    ],
    [{ q: 'КОВАЛЬ олена' }, ['Коваль']],
    [{ q: '050 000 00 04' }, ['Кравчук']],
    [
      { q: '+38 (050) 000-00-2' },
      [
        ...['Гаврилюк', 'Ґудзь', 'Єфименко', 'Іваненко', 'Лисенко', 'Паламарчук', 'Поліщук', 'Романюк'],
        'Яременко',
      ],
    ],
    [{ q: '%' }, []],
    [{ q: '()' }, []],
    [{ role: 'dispatcher' }, ['Савчук', 'Яременко']],
    [{ role: 'driver', q: 'водій' }, ['Бондаренко', 'Єфименко', 'Яременко']],
    [{ tag: 'encashment_perform' }, ['Гаврилюк', 'Коваль', 'Лисенко', 'Мельник']],
    [{ tag: 'users_manage' }, ['Коваль', 'Мельник']],
    [{ has_single_tags: 'true' }, ['Гаврилюк', 'Лисенко', 'Поліщук']],
    [
      { has_single_tags: 'false', role: 'cashier', state: ['active', 'left'] },
      ['Ґудзь', 'Іваненко', 'Кравчук', 'Левченко', 'Паламарчук', 'Романюк'],
    ],
    [{ is_active: 'false' }, ['Ґудзь', 'Зінченко', 'Кучер', 'Мазур']],
    [{ state: 'left' }, ['Ґудзь']],
    [{ state: 'invited' }, ['Зінченко', 'Кучер', 'Мазур']],
    [{ is_active: 'true', q: 'Ґудзь' }, []],
  ])('by %j has %j', async (query, expected) => {
    expect(await surnames(query)).toEqual(expected);
  });

  it('follows a name that somebody gives themselves: found and sorted by it', async () => {
    const owner = await signInAs(test.app, 'owner');
    await call(test.app, authOperations.updateMe, { body: { full_name: 'Абрамова Олена' } }, owner);
    expect((await list({}, owner)).items[0]?.full_name).toBe('Абрамова Олена');
    expect((await list({ q: 'абрамова' }, owner)).total).toBe(1);
    expect((await list({ q: 'Коваль' }, owner)).total).toBe(0);
    // Position and phone are still in the search column.
    expect((await list({ q: 'власниця' }, owner)).total).toBe(1);
  });

  it('has whoever registers, found like others', async () => {
    const { caller } = await signUpFully(test);
    const found = await list({ q: 'гнатюк ірина' }, caller);
    expect(found.items.map(({ roles, tags_added }) => [roles, tags_added])).toEqual([[['owner'], []]]);
  });

  it('has nobody of another merchant, and nobody there has one of these', async () => {
    const stranger = await signInWith(test.app, String(secondMerchant.people[0]?.phone));
    expect((await list({}, stranger)).items.map(({ full_name }) => full_name)).toEqual([
      'Шевченко Дмитро Олександрович',
    ]);
  });
});

it('is saved as a file: who they are, what they may do in words, and by which filter', async () => {
  const owner = await signInAs(test.app, 'owner');
  const query = { format: 'csv', has_single_tags: 'true', role: 'director' };
  const { bytes } = await call(test.app, ops.exportUsers, { query }, owner);
  const rows = readCsv(bytes);
  expect(rows).toContainEqual(expect.arrayContaining(['Окремі права', 'Є']));
  expect(rows).toContainEqual(expect.arrayContaining(['Роль', 'Директор точки']));
  const [person, ...others] = rows.slice(rows.findIndex(([first]) => first === 'Користувач') + 1);
  expect(others).toEqual([]);
  expect(person?.map((cell) => cell.replaceAll(/\s/g, ' '))).toEqual([
    'Лисенко Богдан Юрійович',
    'Директор магазину на Городоцькій',
    '',
    expect.stringContaining('380 50 000 00 24'),
    'Затишок на Городоцькій',
    'Працює',
    'Директор точки',
    '',
    'Керування точками, Керування користувачами',
    expect.stringMatching(
      /^Додавання терміналів, .*Інкасація, Перегляд звітів, Перегляд оплат, Перегляд готівки, .+$/,
    ),
    '',
    'Вимкнено',
    'Відкрито',
  ]);
  const english = { ...owner, lng: 'EN' as const };
  const all = readCsv((await call(test.app, ops.exportUsers, { query: { format: 'csv' } }, english)).bytes);
  expect(all.filter((row) => row.at(-1) === 'Open' || row.at(-1) === 'Closed')).toHaveLength(19);
});

it('an owner who looks through a director sees people, and changes nothing', async () => {
  const owner = await signInAs(test.app, 'owner');
  await call(test.app, authOperations.viewAsRole, { body: { role: 'director' } }, owner);
  expect((await list({}, owner)).total).toBe(19);
  const answer = await call(test.app, ops.updateUserRights, ops.updateUserRights.example, owner);
  expect(answer.code).toBe(1008);
});

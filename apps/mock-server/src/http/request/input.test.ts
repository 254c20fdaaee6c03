import { exchangeKey, getMe, signOut } from '@kasa/contracts/auth/operations/session';
import { createDepot } from '@kasa/contracts/transport/operations/depots';
import { getRoute, listRoutes, updateRoute } from '@kasa/contracts/transport/operations/routes';
import { createTransport } from '@kasa/contracts/transport/operations/vehicles';
import { describe, expect, it } from 'vitest';
import { type ApiResponse, call, callMalformed, send, signInAs } from '../test-support/call.ts';
import { startSharedApp } from '../test-support/fresh-app.ts';

const test = await startSharedApp();
const owner = await signInAs(test.app, 'owner');

describe('input', () => {
  const list = (search: string) =>
    send<typeof listRoutes>(test.app, {
      method: 'GET',
      url: `${listRoutes.path}?${search}`,
      headers: { cookie: String(owner.cookie) },
    });
  const rulesOf = (answer: Pick<ApiResponse, 'details'>) =>
    answer.details?.fields?.map(({ path, rule }) => `${path} ${rule}`);

  it.each([
    ['', 10],
    ['perPage=10', 10],
    ['perPage=15', 15],
    ['perPage=20', 20],
    ['perPage=9', 10],
    ['perPage=0', 10],
    ['perPage=-5', 10],
    ['perPage=21', 20],
    ['perPage=100000000', 20],
    ['perPage=1e9', 20],
    ['perPage=Infinity', 20],
    ['perPage=15.9', 15],
    ['perPage=abc', 10],
    ['perPage=', 10],
    ['perPage=NaN', 10],
    ['perPage=0x14', 20],
    [`perPage=${'9'.repeat(400)}`, 20],
  ])('perPage is clamped: %s', async (search, size) => {
    expect((await list(search)).data.per_page).toBe(size);
  });

  it.each([
    ['page=0', 'page too_small'],
    ['page=-1', 'page too_small'],
    ['page=1.5', 'page not_integer'],
    ['page=x', 'page not_number'],
    ['page=', 'page required'],
    ['page=1e3', 'page not_number'],
    ['page=%D9%A1', 'page not_number'],
    ['page=1001', 'page page_too_deep'],
    ['page=501&perPage=20', 'page page_too_deep'],
    ['page=999999999999', 'page page_too_deep'],
    ['page=1&page=2', 'page invalid'],
    ['perPage=10&perPage=20', 'perPage invalid'],
    ['lng=UK&lng=EN', 'lng invalid'],
    ['sort=password_hash', 'sort one_of'],
    ['sort=name;drop', 'sort one_of'],
    ['mode=rocket', 'mode one_of'],
    ['__proto__=1', '__proto__ unknown_field'],
    ['constructor=1', 'constructor unknown_field'],
    ['colour=red', 'colour unknown_field'],
    ['page[]=1', 'page[] unknown_field'],
    [`q=${'a'.repeat(101)}`, 'q too_long'],
    ['q=%01', 'q control_characters'],
  ])('a query is refused by its rule: %s', async (search, broken) => {
    const answer = await list(search);
    expect([answer.status, answer.code]).toEqual([422, -2]);
    expect(rulesOf(answer)).toEqual([broken]);
  });

  it.each([
    'page=1000',
    'page=500&perPage=20',
    'page=77',
    'lng=EN',
    'lng=FR',
    'lng=',
    'q=',
    'q=%25%27%22%3B--',
  ])('a query passes: %s', async (search) => {
    expect((await list(search)).code).toBe(0);
  });

  it('lists every broken rule of path, query and body at once', async () => {
    const answer = await call(
      test.app,
      updateRoute,
      {
        params: { id: 'x' },
        query: { colour: 'red' },
        body: { ...updateRoute.example.body, name: '', cost: 0 },
      },
      owner,
    );
    expect(rulesOf(answer)).toEqual([
      'id id_format',
      'colour unknown_field',
      'name required',
      'cost positive',
    ]);
    expect(answer.details.fields?.[3]?.message).toBe('Значення повинно буде більше нуля');
  });

  it('speaks the language asked for in every message', async () => {
    const input = { params: { id: 'x' } };
    const english = await call(test.app, getRoute, input, { ...owner, lng: 'EN' });
    expect([english.msg, english.details.fields?.[0]?.message]).toEqual([
      'Check the highlighted fields',
      'Invalid identifier',
    ]);
    expect((await call(test.app, getRoute, input, owner)).msg).toBe('Перевірте заповнення полів');
  });

  it('tells of a hundred broken rules, however many there are', async () => {
    const body = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`k${n}`, n]));
    const answer = await callMalformed(test.app, createDepot, { body }, owner);
    expect([answer.code, answer.details.fields?.length]).toEqual([-2, 100]);
  });

  it('refuses a query where there is none', async () => {
    const answer = await call(test.app, getMe, { query: { a: '1' } }, owner);
    expect(rulesOf(answer)).toEqual(['a unknown_field']);
  });

  it('lets an empty object pass where no body belongs, and nothing else', async () => {
    const caller = await signInAs(test.app, 'cashier');
    const post = (payload: string, type = 'application/json') =>
      send(test.app, {
        method: 'POST',
        url: signOut.path,
        payload,
        headers: { cookie: String(caller.cookie), 'content-type': type },
      });
    expect((await post('{"all":true}')).code).toBe(-2);
    expect((await post('{')).code).toBe(-10);
    expect((await post('x', 'text/plain')).code).toBe(-12);
    expect((await post('{}')).code).toBe(0);
  });

  it('refuses a missing body as unreadable', async () => {
    const answer = await call(test.app, createDepot, {}, owner);
    expect(answer.code).toBe(-10);
  });

  it('keeps no card number that somebody wrote into a text, and every other number', async () => {
    const name = 'Депо 4539 5787 6362 1486 12/27';
    const director = 'Рахунок 4539578763621487';
    const body = { ...createDepot.example.body, name, director };
    const { data } = await call(test.app, createDepot, { body }, owner);
    expect([data.name, data.director]).toEqual(['Депо 453957******1486 12/27', director]);
  });

  it('keeps identifiers and links as they are, and refuses those that are card numbers', async () => {
    const input = (validator: string, camera_link: string) => ({
      body: { ...createTransport.example.body, validator, camera_link },
    });
    const card = input('4539578763621486', 'https://cam.example/4539578763621486/a');
    expect(rulesOf(await call(test.app, createTransport, card, owner))).toEqual([
      'validator card_number',
      'camera_link card_number',
    ]);
    // Every IMEI has a valid check digit for a card number.
    const imei = '356938035643809';
    const link = `https://cam.example/${imei}/a`;
    const { data } = await call(test.app, createTransport, input(imei, link), owner);
    expect([data.validator, data.camera_link]).toEqual([imei, link]);
  });

  it('reads a number of the key exchange as it is, whatever its digits pass for', async () => {
    const body = { ...exchangeKey.example.body, client_public: '4111111111111111' };
    expect((await call(test.app, exchangeKey, { body }, owner)).code).toBe(0);
  });
});

import { authOperations } from '@kasa/contracts/auth/operations';
import { describe, expect, it } from 'vitest';
import { CookieJar } from '../node.ts';
import { setUpTestBackend } from '../testing/test-support/api-suite.ts';
import { demoCredentials, type openBrowserTab } from '../testing/test-support/test-backend.ts';

const { backend, open } = setUpTestBackend();

// `exchangeKey` is wrapped by `http/key-exchange`, which keeps the client's secret private.
const { exchangeKey: _, ...called } = authOperations;

const depot = {
  name: 'Депо',
  city: 'Львів',
  address: 'вул. Авіаційна, 1',
  director: 'Гнатюк Роман Ігорович',
  director_phone: '+380671112233',
  shift_closing_time: '23:30',
};

describe('every operation', () => {
  it.each(Object.values(called).map((op) => [op.id, op] as const))(
    '%s answers data to the example of the contract',
    async (id, op) => {
      // An earlier example may have ended the session or used up the code.
      await backend().mock.reset();
      const tab = open();
      if (op.session) await tab.signIn();
      const call = tab.api[id] as (input: object) => Promise<unknown>;
      expect(op.data.safeParse(await call(op.example)).error).toBeUndefined();
    },
  );
});

describe('session', () => {
  it('begins by signing in and ends by signing out', async () => {
    const { api, notAuthenticated } = open();
    const session = await api.signIn({ body: demoCredentials.owner });
    expect(session).toMatchObject({ roles: ['owner'], user: { phone: demoCredentials.owner.phone } });
    expect((await api.getMe()).token).toBe(session.token);

    expect(await api.signOut()).toEqual({});
    await expect(api.getMe()).rejects.toMatchObject({
      kind: 'not_authenticated',
      userMessage: null,
      httpStatus: 401,
    });
    expect(notAuthenticated()).toBe(1);
  });

  it.each([
    [null, 'Неправильний телефон або пароль'],
    ['uk', 'Неправильний телефон або пароль'],
    ['en', 'Wrong phone number or password'],
  ])('is refused in the words of the stored locale %s', async (locale, userMessage) => {
    const { api, storage } = open();
    storage.locale = locale;
    const refused = api.signIn({ body: { ...demoCredentials.owner, password: 'wrong' } });
    await expect(refused).rejects.toMatchObject({
      kind: 'server',
      code: 1001,
      codeName: 'credentials_wrong',
      userMessage,
      httpStatus: 422,
      requestId: expect.stringMatching(/.+/),
    });
  });

  it('is one for all tabs of a person', async () => {
    const jar = new CookieJar();
    const [first, second] = [open(jar), open(jar)];
    await first.api.signIn({ body: demoCredentials.owner });
    expect((await second.api.getMe()).user.phone).toBe(demoCredentials.owner.phone);
  });
});

describe('signing', () => {
  it('is not asked for before the exchange', async () => {
    const tab = open();
    await tab.api.signIn({ body: demoCredentials.owner });
    expect(await tab.api.createDepot({ body: depot })).toMatchObject(depot);
  });

  it('with the agreed secret is accepted, Cyrillic and all', async () => {
    const tab = open();
    await tab.signIn();
    expect(tab.storage.secret).toMatch(/^[1-9]\d*$/);
    expect(await tab.api.createDepot({ body: depot })).toMatchObject(depot);
  });

  it('with none or a wrong one is refused, and nothing is done', async () => {
    const tab = open();
    await tab.signIn();
    const before = (await tab.api.listDepots()).total;
    for (const secret of [null, '12345']) {
      tab.storage.secret = secret;
      await expect(tab.api.createDepot({ body: depot })).rejects.toMatchObject({
        codeName: 'signature_invalid',
      });
    }
    expect((await tab.api.listDepots()).total).toBe(before);
  });

  it('with a stale secret heals itself, once, without the person noticing', async () => {
    const jar = new CookieJar();
    const other = open(jar);
    const tab: ReturnType<typeof openBrowserTab> = open(jar, {
      renewSecret: () => tab.exchange(),
    });
    await tab.signIn();
    const stale = tab.storage.secret;
    await other.exchange(); // another tab replaces the session's secret

    const before = (await tab.api.listDepots()).total;
    const created = await Promise.all([1, 2, 3].map(() => tab.api.createDepot({ body: depot })));
    expect(new Set(created.map(({ id }) => id)).size).toBe(3);
    expect((await tab.api.listDepots()).total).toBe(before + 3);
    expect(tab.storage.secret).not.toBe(stale);
  });

  it('is over when the session is: the exchange says so', async () => {
    const tab = open();
    await expect(tab.exchange()).rejects.toMatchObject({ kind: 'not_authenticated' });
  });
});

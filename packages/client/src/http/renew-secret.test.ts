import { describe, expect, it } from 'vitest';
import { kasaApi } from '../api/api.ts';
import { AbortError, GenericError, NetworkError, NotAuthenticatedError } from './errors.ts';
import { createKasaClient } from './kasa-client.ts';
import { exchangeKey } from './key-exchange.ts';

const body = { route_id: '01912d50-3c00-7000-8000-000000000022' };
const params = { id: '01912d50-3c00-7000-8000-000000000042' };
const refusal = () => Response.json({ code: -3, msg: 'Підпис', details: null, data: null }, { status: 400 });
const ok = () => Response.json({ code: 0, msg: 'Виконано', details: null, data: {} });

/** A client with a stale secret, and a server that accepts signatures by the given function. */
function setUp(
  renew: (secrets: { stored: string | null }) => Promise<void>,
  accepts: (signature: string | null) => boolean,
) {
  const secrets: { stored: string | null } = { stored: 'stale' };
  const signatures: (string | null)[] = [];
  let renewals = 0;
  let endings = 0;
  const client = createKasaClient({
    baseUrl: 'http://localhost',
    locale: () => null,
    signingSecret: () => secrets.stored,
    onNotAuthenticated: () => {
      endings += 1;
    },
    renewSecret: async () => {
      renewals += 1;
      await renew(secrets);
    },
    fetch: async (request) => {
      const signature = request.headers.get('payload-signature');
      signatures.push(signature);
      return accepts(signature) ? ok() : refusal();
    },
  });
  return {
    api: kasaApi(client),
    client,
    secrets,
    signatures,
    renewals: () => renewals,
    endings: () => endings,
  };
}

describe('a refused signature', () => {
  it('brings a new secret and repeats the request once', async () => {
    let stale: string | null = null;
    const it = setUp(
      async (secrets) => {
        secrets.stored = 'fresh';
      },
      (signature) => {
        stale ??= signature;
        return signature !== stale;
      },
    );
    await it.api.changeDriverRoute({ params, body });
    expect(it.renewals()).toBe(1);
    expect(it.signatures).toHaveLength(2);
    expect(it.signatures[1]).not.toBe(it.signatures[0]);
  });

  it('ends the session when the repeated request is refused too', async () => {
    const it = setUp(
      async (secrets) => {
        secrets.stored = 'also wrong';
      },
      () => false,
    );
    await expect(it.api.changeDriverRoute({ params, body })).rejects.toMatchObject({
      kind: 'not_authenticated',
      userMessage: null,
    });
    expect([it.signatures.length, it.renewals(), it.endings()]).toEqual([2, 1, 1]);
  });

  it('shares one renewal among calls that are refused together', async () => {
    let stale: string | null = null;
    const it = setUp(
      async (secrets) => {
        await new Promise((done) => setTimeout(done, 5));
        secrets.stored = 'fresh';
      },
      (signature) => {
        stale ??= signature;
        return signature !== stale;
      },
    );
    await Promise.all([1, 2, 3].map(() => it.api.changeDriverRoute({ params, body })));
    expect(it.renewals()).toBe(1);
    expect(it.signatures).toHaveLength(6);
  });

  it('only repeats when another tab has renewed the secret meanwhile', async () => {
    let stale: string | null = null;
    const it = setUp(
      async () => {
        throw new Error('not needed');
      },
      (signature) => {
        stale ??= signature;
        it.secrets.stored = 'from another tab';
        return signature !== stale;
      },
    );
    await it.api.changeDriverRoute({ params, body });
    expect(it.renewals()).toBe(0);
  });

  it.each([
    ['did not reach the server', new NetworkError('Немає зв’язку')],
    ['was cancelled', new AbortError()],
  ])(
    'says nothing about the session when the exchange %s, and the next call may try again',
    async (_, lost) => {
      const failing = setUp(
        async () => {
          throw lost;
        },
        () => false,
      );
      await expect(failing.api.changeDriverRoute({ params, body })).rejects.toBe(lost);
      await expect(failing.api.changeDriverRoute({ params, body })).rejects.toBe(lost);
      expect([failing.renewals(), failing.endings()]).toEqual([2, 0]);
    },
  );

  it('ends the session once when no key can be agreed on', async () => {
    const failing = setUp(
      async () => {
        throw new GenericError('No signing secret could be agreed', 'Щось пішло не так!');
      },
      () => false,
    );
    await expect(failing.api.changeDriverRoute({ params, body })).rejects.toMatchObject({
      kind: 'not_authenticated',
    });
    expect([failing.signatures.length, failing.endings()]).toEqual([1, 1]);
  });

  it('does not end again what the exchange has found to be over', async () => {
    const over = setUp(
      async () => {
        throw new NotAuthenticatedError();
      },
      () => false,
    );
    await expect(over.api.changeDriverRoute({ params, body })).rejects.toMatchObject({
      kind: 'not_authenticated',
    });
    expect(over.endings()).toBe(0);
  });

  it('of the exchange itself is not renewed by another exchange', async () => {
    const it = setUp(
      async () => undefined,
      () => false,
    );
    await expect(exchangeKey(it.client)).rejects.toMatchObject({ codeName: 'signature_invalid' });
    expect(it.renewals()).toBe(0);
  });
});

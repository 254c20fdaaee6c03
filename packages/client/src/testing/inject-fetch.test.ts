import { describe, expect, it } from 'vitest';
import { CookieJar } from '../node.ts';
import { type Injectable, injectFetch } from './inject-fetch.ts';

type Answer = Awaited<ReturnType<Injectable['inject']>>;
type Injected = Parameters<Injectable['inject']>[0];

function server(answer: (request: Injected) => Partial<Answer> | Promise<Partial<Answer>>) {
  const seen: Injected[] = [];
  const app: Injectable = {
    inject: async (request) => {
      seen.push(request);
      return { statusCode: 200, headers: {}, rawPayload: Buffer.alloc(0), ...(await answer(request)) };
    },
  };
  return { app, seen };
}

const get = (path: string, init?: RequestInit) => new Request(`http://localhost${path}`, init);

describe('injected fetch', () => {
  it('hands over method, path with query, headers and body, as a page of the same origin', async () => {
    const { app, seen } = server(() => ({}));
    await injectFetch(app)(
      get('/a?b=1', { method: 'POST', body: '{}', headers: { 'x-mark': 'ї'.length.toString() } }),
    );
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: '/a?b=1',
      payload: Buffer.from('{}'),
      headers: {
        'x-mark': '1',
        origin: 'http://localhost',
        host: 'localhost',
        'sec-fetch-site': 'same-origin',
      },
    });
  });

  it('answers status, headers and body', async () => {
    const { app } = server(() => ({
      statusCode: 404,
      headers: { 'x-request-id': 'r1' },
      rawPayload: Buffer.from('нема'),
    }));
    const response = await injectFetch(app)(get('/'));
    expect([response.status, response.headers.get('x-request-id'), await response.text()]).toEqual([
      404,
      'r1',
      'нема',
    ]);
  });

  it('keeps cookies, and drops expired ones', async () => {
    const cookies: Record<string, string[]> = {
      '/in': ['kasa_session=abc; Path=/; HttpOnly; SameSite=Lax', 'theme=dark'],
      '/out': ['kasa_session=; Path=/; Max-Age=0', 'theme=; Expires=Thu, 01 Jan 1970 00:00:00 GMT'],
    };
    const { app, seen } = server(({ url }) => ({ headers: { 'set-cookie': cookies[url] } }));
    const fetch = injectFetch(app);
    for (const path of ['/in', '/out', '/after']) await fetch(get(path));
    expect(seen.map(({ headers }) => headers.cookie)).toEqual([
      undefined,
      'kasa_session=abc; theme=dark',
      undefined,
    ]);
  });

  it('is the same person through a shared jar, another one without', async () => {
    const { app, seen } = server(() => ({ headers: { 'set-cookie': 'kasa_session=abc' } }));
    const jar = new CookieJar();
    await injectFetch(app, jar)(get('/one'));
    await injectFetch(app, jar)(get('/two'));
    await injectFetch(app)(get('/three'));
    expect(seen.map(({ headers }) => headers.cookie)).toEqual([undefined, 'kasa_session=abc', undefined]);
  });

  it('rejects with the reason of the signal when cancelled', async () => {
    const { app } = server(() => new Promise(() => undefined));
    const controller = new AbortController();
    const answer = injectFetch(app)(get('/slow', { signal: controller.signal }));
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('rejects with a TypeError when the server drops the connection', async () => {
    const { app } = server(() => Promise.reject(new Error('socket hang up')));
    await expect(injectFetch(app)(get('/'))).rejects.toThrow(TypeError);
  });
});

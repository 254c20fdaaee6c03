import { describe, expect, it, vi } from 'vitest';
import { kasaApi } from '../api/api.ts';
import type { ClientOptions } from './create-client.ts';
import { createKasaClient } from './kasa-client.ts';
import { payloadSignature } from './signature.ts';

const depot = {
  name: 'Депо',
  city: 'Львів',
  address: 'вул. Авіаційна, 1',
  director: 'Гнатюк Роман Ігорович',
  director_phone: '+380671112233',
  shift_closing_time: '23:30',
};
const ok = () => Response.json({ code: 0, msg: 'Виконано', details: null, data: {} });
const failure = (code: number, status: number) =>
  Response.json(
    { code, msg: 'Ні', details: null, data: null },
    { status, headers: { 'x-request-id': 'r-7' } },
  );

/** A client over a fake fetch that records requests and responds by the given function. */
function setUp(
  answer: (request: Request, count: number) => Response | Promise<Response>,
  more: Partial<ClientOptions> = {},
) {
  const requests: { request: Request; body: string }[] = [];
  const client = createKasaClient({
    baseUrl: 'http://localhost',
    locale: () => null,
    signingSecret: () => null,
    fetch: async (request) => {
      requests.push({ request, body: await request.clone().text() });
      return answer(request, requests.length);
    },
    ...more,
  });
  return {
    api: kasaApi(client),
    requests,
    first: () => requests[0] as { request: Request; body: string },
  };
}

describe('a request', () => {
  it('has method, path and query of the contract, escaped, without what is undefined', async () => {
    const { api, first } = setUp(ok);
    await api.listShifts({ params: { id: 'a/b ї' }, query: { page: 2, perPage: undefined } });
    expect(first().request.method).toBe('GET');
    expect(first().request.url).toBe(
      'http://localhost/api/v1/transport/drivers/a%2Fb%20%D1%97/shifts?page=2',
    );
  });

  it('has several values of a filter in one parameter', async () => {
    const { api, first } = setUp(ok);
    await api.listTerminals({ query: { status: ['active', 'blocked'], kind: ['ptks'] } });
    expect(new URL(first().request.url).search).toBe('?status=active,blocked&kind=ptks');
  });

  it('sends cookies, and JSON as JSON', async () => {
    const { api, first } = setUp(ok);
    await api.createDepot({ body: depot });
    expect(first().request.credentials).toBe('include');
    expect(first().request.headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(first().body)).toEqual(depot);
  });

  it.each([
    ['uk', 'UK'],
    ['en', 'EN'],
  ])('with the stored locale %s sends lng=%s', async (locale, lng) => {
    const { api, first } = setUp(ok, { locale: () => locale });
    await api.listRoutes({ query: { page: 1 } });
    expect(new URL(first().request.url).search).toBe(`?page=1&lng=${lng}`);
  });

  it('without a stored locale sends no lng', async () => {
    const { api, first } = setUp(ok);
    await api.listRoutes();
    expect(first().request.url).toBe('http://localhost/api/v1/transport/routes');
  });

  it('with a stored secret signs exactly the text of the body', async () => {
    const { api, first } = setUp(ok, { signingSecret: () => '424242' });
    await api.createDepot({ body: depot });
    expect(first().request.headers.get('payload-signature')).toBe(
      await payloadSignature(first().body, '424242'),
    );
  });

  it('signs nothing without a body, and nothing without a secret', async () => {
    const signing = setUp(ok, { signingSecret: () => '424242' });
    await signing.api.listRoutes();
    const plain = setUp(ok);
    await plain.api.createDepot({ body: depot });
    expect(signing.first().request.headers.has('payload-signature')).toBe(false);
    expect(plain.first().request.headers.has('payload-signature')).toBe(false);
  });
});

describe('an answer that is no envelope', () => {
  it.each([
    ['204', () => new Response(null, { status: 204 })],
    ['an empty body', () => new Response('')],
    ["a proxy's page", () => new Response('<html>502</html>', { status: 502 })],
    ['null', () => new Response('null')],
    ['an empty failure', () => new Response('', { status: 500, headers: { 'content-length': '0' } })],
  ])('is a generic error: %s', async (_, answer) => {
    await expect(setUp(answer).api.listRoutes()).rejects.toMatchObject({
      kind: 'generic',
      userMessage: 'Щось пішло не так!',
    });
  });
});

describe('a failure', () => {
  it('decides by the code, whatever the status, and carries the request id', async () => {
    await expect(setUp(() => failure(-6, 200)).api.listRoutes()).rejects.toMatchObject({
      kind: 'server',
      codeName: 'not_found',
      requestId: 'r-7',
      httpStatus: 200,
    });
  });

  it.each([
    [null, 'Щось пішло не так!'],
    ['uk', 'Щось пішло не так!'],
    ['en', 'Something went wrong!'],
  ])('of the network says so in the locale %s: %s', async (locale, userMessage) => {
    const { api } = setUp(() => Promise.reject(new TypeError('fetch failed')), { locale: () => locale });
    await expect(api.listRoutes()).rejects.toMatchObject({ kind: 'network', userMessage });
  });

  it('of the network in the middle of the body is one of the network', async () => {
    const broken = () =>
      new Response(new ReadableStream({ start: (at) => at.error(new TypeError('terminated')) }));
    await expect(setUp(broken).api.listRoutes()).rejects.toMatchObject({ kind: 'network' });
  });

  it('that nobody foresaw is generic and keeps its cause', async () => {
    const cause = new RangeError('surprise');
    const { api } = setUp(() => Promise.reject(cause));
    await expect(api.listRoutes()).rejects.toMatchObject({ kind: 'generic', cause });
  });

  it('of authentication calls onNotAuthenticated and shows nothing', async () => {
    const onNotAuthenticated = vi.fn();
    const { api } = setUp(() => failure(-4, 401), { onNotAuthenticated });
    await expect(api.listRoutes()).rejects.toMatchObject({ kind: 'not_authenticated', userMessage: null });
    expect(onNotAuthenticated).toHaveBeenCalledOnce();
  });
});

describe('a cancelled call', () => {
  const never = (request: Request) =>
    new Promise<Response>((_, reject) => {
      const cancel = () => reject(request.signal.reason);
      if (request.signal.aborted) cancel();
      else request.signal.addEventListener('abort', cancel);
    });

  it.each([
    ['without a reason', undefined],
    ['with a reason of its own', new Error('another page')],
  ])('is an abort error without a message, %s', async (_, reason) => {
    const controller = new AbortController();
    const call = setUp(never).api.listRoutes({}, { signal: controller.signal });
    controller.abort(reason);
    await expect(call).rejects.toMatchObject({ kind: 'abort', userMessage: null });
  });

  it('is one as well when it was cancelled before it began', async () => {
    const call = setUp(never).api.listRoutes({}, { signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ kind: 'abort' });
  });
});

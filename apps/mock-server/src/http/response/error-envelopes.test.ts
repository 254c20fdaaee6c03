import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { getFirstSteps } from '@kasa/contracts/auth/operations/account';
import { exchangeKey, getMe, signIn } from '@kasa/contracts/auth/operations/session';
import { operations } from '@kasa/contracts/operations';
import { Failure } from '@kasa/contracts/shared/envelope';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { call, send } from '../test-support/call.ts';
import { startSharedApp } from '../test-support/fresh-app.ts';
import { listenOnFreePort, sendRaw } from '../test-support/raw-http.ts';

const HEADERS = ['x-request-id', 'x-content-type-options', 'content-security-policy', 'cache-control'];

const test = await startSharedApp();

describe('every exit of the server answers an envelope', () => {
  let port: number;
  beforeAll(async () => {
    port = await listenOnFreePort(test.app);
  });

  const raw = async (request: string) => {
    const answer = await sendRaw(port, request);
    for (const name of HEADERS) expect(answer.head).toContain(`\r\n${name}: `);
    return { ...answer, envelope: Failure.parse(JSON.parse(answer.body)) };
  };
  const head = (line: string, ...headers: string[]) => `${[line, ...headers].join('\r\n')}\r\n\r\n`;

  it('what a handler throws on purpose', async () => {
    const answer = await call(test.app, signIn, { body: { ...signIn.example.body, password: 'no' } });
    expect(answer).toMatchObject({ status: 422, code: 1001, data: null });
  });

  it('a path that does not exist', async () => {
    for (const url of ['/api/v1/nothing', '/api', '/api/v2/auth/me', '/__mock/nothing', '/nowhere']) {
      expect(await send(test.app, { method: 'GET', url })).toMatchObject({ status: 404, code: -6 });
    }
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST'] as const)(
    '%s where only GET is known',
    async (method) => {
      const answer = await send(test.app, { method, url: getFirstSteps.path });
      expect(answer).toMatchObject({ status: 405, code: -13 });
      expect(answer.headers.allow).toBe('GET');
    },
  );

  it('an id of a thousand characters, which no route takes', async () => {
    const url = `/api/v1/transport/routes/${'x'.repeat(1_000)}`;
    const answer = await send(test.app, { method: 'GET', url });
    expect([answer.status, answer.code, answer.headers.allow]).toEqual([404, -6, undefined]);
  });

  it('a wrong method on a path with a parameter, naming all that are known', async () => {
    const answer = await send(test.app, { method: 'POST', url: '/api/v1/transport/routes/x?page=1' });
    expect([answer.code, answer.headers.allow]).toEqual([-13, 'GET, PUT']);
  });

  it('a wrong method with a body of any type', async () => {
    const request = { method: 'PATCH', url: getMe.path, payload: 'x' } as const;
    const answer = await send(test.app, { ...request, headers: { 'content-type': 'text/plain' } });
    expect(answer.code).toBe(-13);
  });

  it.each([
    ['TRACE', -13],
    ['PROPFIND', -13],
    ['LOCK', -13],
    // RFC 10008: invalid without a content type.
    ['QUERY', -10],
  ])('the method %s', async (method, code) => {
    const answer = await raw(
      head(`${method} ${getMe.path} HTTP/1.1`, 'host: localhost', 'connection: close'),
    );
    expect(answer.envelope.code).toBe(code);
  });

  it('an address with a host of its own, which is compared with nothing', async () => {
    for (const target of ['http://evil.example/healthz', 'http://localhost/healthz', '*']) {
      const method = target === '*' ? 'OPTIONS' : 'GET';
      const answer = await raw(head(`${method} ${target} HTTP/1.1`, 'host: localhost', 'connection: close'));
      expect([target, answer.status, answer.envelope.code]).toEqual([target, 400, -10]);
    }
  });

  it('a path that cannot be read', async () => {
    expect(await send(test.app, { method: 'GET', url: '/api/v1/%zz' })).toMatchObject({
      status: 400,
      code: -10,
    });
    const null0 = await send(test.app, { method: 'GET', url: '/api/v1/transport/routes?q=a%00b' });
    expect(null0).toMatchObject({ status: 400, code: -10 });
  });

  it('a path parameter that is far too long', async () => {
    const answer = await send(test.app, {
      method: 'GET',
      url: `/api/v1/transport/routes/${'a'.repeat(4_000)}`,
    });
    expect(answer).toMatchObject({ status: 404, code: -6 });
    for (const name of HEADERS) expect(answer.headers[name]).toBeDefined();
  });

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['a header without a name', head('GET /api/v1/auth/me HTTP/1.1', 'host: localhost', ': x')],
    ['a header folded over two lines', head('GET /api/v1/auth/me HTTP/1.1', 'host: localhost', 'x: a\r\n b')],
    ['headers of 64 kB', head('GET /api/v1/auth/me HTTP/1.1', 'host: localhost', `x: ${'a'.repeat(65_536)}`)],
    [
      'two lengths',
      head('POST /api/v1/auth/sign-in HTTP/1.1', 'host: localhost', 'content-length: 2', 'content-length: 3'),
    ],
    [
      'a length and chunks',
      head(
        'POST /api/v1/auth/sign-in HTTP/1.1',
        'host: localhost',
        'content-length: 2',
        'transfer-encoding: chunked',
      ),
    ],
    [
      'a negative length',
      head('POST /api/v1/auth/sign-in HTTP/1.1', 'host: localhost', 'content-length: -1'),
    ],
    [
      'chunks of no size',
      `${head('POST /api/v1/auth/sign-in HTTP/1.1', 'host: localhost', 'content-type: application/json', 'transfer-encoding: chunked')}zz\r\n`,
    ],
    ['no host', head('GET /api/v1/auth/me HTTP/1.1', 'connection: close')],
    ['two hosts', head('GET /api/v1/auth/me HTTP/1.1', 'host: localhost', 'Host: b', 'connection: close')],
    [
      'an expectation nobody knows',
      head('GET /api/v1/auth/me HTTP/1.1', 'host: localhost', 'expect: x', 'connection: close'),
    ],
    ['a null byte in a header', head('GET /api/v1/auth/me HTTP/1.1', 'host: localhost', 'x: a\0b')],
  ])('bytes that are no request: %s', async (_name, bytes) => {
    const answer = await raw(bytes);
    expect([answer.status, answer.envelope.code]).toEqual([400, -10]);
  });

  it.each([
    [getMe.path, 401],
    ['/nowhere', 404],
    ['/api/v1/%ff', 400],
  ])(
    'an offer to speak another protocol is passed over, and nothing is read after it: %s',
    async (path, status) => {
      const answer = await raw(
        head(`GET ${path} HTTP/1.1`, 'host: localhost', 'connection: upgrade', 'upgrade: h2c'),
      );
      expect(answer.status).toBe(status);
      expect(answer.head).toContain('connection: close');
    },
  );

  it('a header named __proto__ changes nothing', async () => {
    const answer = await raw(
      head(`GET ${getMe.path} HTTP/1.1`, 'host: localhost', '__proto__: x', 'connection: close'),
    );
    expect(answer.envelope.code).toBe(-4);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  it('a body that is too large, announced or not', async () => {
    const big = JSON.stringify({ phone: 'a'.repeat(257 * 1024), password: 'x' });
    const announced = await send(test.app, {
      method: 'POST',
      url: signIn.path,
      payload: big,
      headers: { 'content-type': 'application/json' },
    });
    expect(announced).toMatchObject({ status: 413, code: -11 });
    const chunks = `${head(
      `POST ${signIn.path} HTTP/1.1`,
      'host: localhost',
      'content-type: application/json',
      'transfer-encoding: chunked',
    )}${big.length.toString(16)}\r\n${big}\r\n0\r\n\r\n`;
    expect((await raw(chunks)).envelope.code).toBe(-11);
  });

  it('a body that ends early harms nobody', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        head(
          `POST ${signIn.path} HTTP/1.1`,
          'host: localhost',
          'content-type: application/json',
          'content-length: 100',
        ),
      );
      socket.write('{"phone"', () => setTimeout(() => socket.destroy(), 20));
    });
    socket.on('close', () => resolve());
    await promise;
    expect((await call(test.app, signIn, signIn.example)).code).toBe(0);
  });

  it('a bug: nothing of it is told, and the request id is there to quote', async () => {
    const broken = Object.defineProperty({ ...test.database }, 'db', {
      get() {
        throw new Error('secret detail of the database');
      },
    });
    const app = buildApp({ database: broken });
    const answer = await call(app, getMe, {}, { cookie: `kasa_session=${'a'.repeat(32)}` });
    expect(answer).toMatchObject({
      status: 500,
      code: -1,
      msg: 'Щось пішло не так!',
      details: null,
      data: null,
    });
    expect(answer.text).not.toContain('secret');
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    await app.close();
  });

  it('a session is asked for before the body is looked at', async () => {
    const request = {
      method: 'POST',
      url: exchangeKey.path,
      payload: '{',
      headers: { 'content-type': 'text/x' },
    } as const;
    expect((await send(test.app, request)).code).toBe(-4);
  });

  it('a silent connection is closed after 15 seconds, unless the mock control is at work', async () => {
    const timeouts: (number | undefined)[] = [];
    // When the answer is there, before Node waits for the next request on the connection.
    const note = ({ socket }: IncomingMessage, response: ServerResponse) =>
      response.prependOnceListener('finish', () => timeouts.push(socket.timeout));
    test.app.server.on('request', note);
    await fetch(`http://127.0.0.1:${port}/api/v1/auth/me`);
    await fetch(`http://127.0.0.1:${port}/__mock/clock`);
    test.app.server.off('request', note);
    await expect.poll(() => timeouts).toEqual([15_000, 0]);
  });

  it('and every path of the contract is there', async () => {
    for (const op of Object.values(operations)) {
      const url = op.path.replace(/\{\w+\}/g, 'x');
      const answer = await send(test.app, { method: op.method, url });
      expect([op.id, answer.code]).not.toEqual([op.id, -6]);
    }
  });
});

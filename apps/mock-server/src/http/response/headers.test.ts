import { getMe, signIn } from '@kasa/contracts/auth/operations/session';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { call, callMalformed, send, signInAs } from '../test-support/call.ts';
import { startSharedApp } from '../test-support/fresh-app.ts';
import { sendHttp } from '../test-support/http-request.ts';

const test = await startSharedApp();

describe('headers and documents', () => {
  it('are on success and on every kind of failure', async () => {
    const owner = await signInAs(test.app, 'owner');
    const answers = [
      await call(test.app, getMe, {}, owner),
      await call(test.app, getMe),
      await callMalformed(test.app, signIn, { body: {} }),
      await send(test.app, { method: 'GET', url: '/api/v1/nothing' }),
      await send(test.app, { method: 'GET', url: '/api/v1/%zz' }),
    ];
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cache-control': 'no-store',
      });
      expect(headers['permissions-policy']).toMatch(/^camera=\(self\), microphone=\(\), geolocation=\(\)/);
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers.server ?? headers['x-powered-by']).toBeUndefined();
    }
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(answers.length);
  });

  it('the request id is ours, whatever the client sends', async () => {
    // Injected: Node's HTTP client cannot send the second one.
    for (const chosen of ['chosen', 'chosen\u001b[31m']) {
      const { headers } = await test.app.inject({ url: getMe.path, headers: { 'x-request-id': chosen } });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}-/);
    }
  });

  it('ask for TLS from then on, in production', async () => {
    const app = buildApp({ database: test.database, isProduction: true });
    const answer = await call(app, getMe);
    expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    await app.close();
  });

  it('serves both contract documents', async () => {
    const documents = [
      ['/api/v1/openapi.json', 'signIn', 'Kasa API'],
      ['/__mock/openapi.json', 'resetMock', 'Kasa mock control'],
    ] as const;
    for (const [url, operation, title] of documents) {
      const { text } = await sendHttp(test.app, { url });
      const document = JSON.parse(text) as { openapi: string; info: { title: string } };
      expect([document.openapi, document.info.title]).toEqual(['3.1.0', title]);
      expect(JSON.stringify(document)).toContain(`"operationId":"${operation}"`);
    }
  });

  it('tells whether the database answers', async () => {
    const healthy = await sendHttp(test.app, { url: '/healthz' });
    expect([healthy.status, JSON.parse(healthy.text)]).toEqual([200, { status: 'ok' }]);
    const broken = Object.defineProperty({ ...test.database }, 'db', { get: () => undefined });
    const app = buildApp({ database: broken });
    const ill = await sendHttp(app, { url: '/healthz' });
    expect([ill.status, JSON.parse(ill.text)]).toEqual([503, { status: 'database unavailable' }]);
    await app.close();
  });
});

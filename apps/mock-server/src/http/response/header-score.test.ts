import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '@kasa/contracts/auth/operations/session';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { call, callMalformed } from '../test-support/call.ts';
import { headerModifiers, headerScore, type ScoredHeaders } from '../test-support/header-score.ts';
import { sendHttp } from '../test-support/http-request.ts';
import { startTestApp, type TestApp } from '../test-support/start-test-app.ts';

/** Security T23: in production, by the HTTP Observatory's table. */
describe('the score of the headers', () => {
  let test: TestApp;
  let app: FastifyInstance;
  let page: ScoredHeaders;
  let cookies: readonly string[];
  const root = mkdtempSync(join(tmpdir(), 'kasa-web-'));
  beforeAll(async () => {
    writeFileSync(join(root, 'index.html'), '<!doctype html><div id="root"></div>');
    test = await startTestApp();
    app = buildApp({ database: test.database, clock: test.clock, isProduction: true, webRoot: root });
    page = (await sendHttp(app, { url: '/signin', headers: { accept: 'text/html' } })).headers;
    cookies = [(await call(app, signIn, signIn.example)).headers['set-cookie']].flat().map(String);
  });
  afterAll(async () => {
    await app.close();
    await test.close();
    rmSync(root, { recursive: true });
  });

  it('is 100 at least for a page and for the API, with nothing taken off', async () => {
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-kasa_session=.+; Secure/),
      expect.stringMatching(/^__Host-kasa_browser=.+; Secure/),
    ]);
    expect(page['content-type']).toContain('text/html');
    const api = (await callMalformed(app, signIn, { body: {} })).headers;
    for (const headers of [page, api]) {
      const taken = Object.entries(headerModifiers(headers, cookies)).filter(([, points]) => points < 0);
      expect(taken).toEqual([]);
      expect(headerScore(headers, cookies)).toBeGreaterThanOrEqual(100);
    }
  });

  it.each([
    [{ 'content-security-policy': undefined }, 55],
    [{ 'content-security-policy': "default-src 'none'; script-src 'self' 'unsafe-inline'" }, 60],
    [{ 'content-security-policy': "default-src 'self'" }, 80],
    [{ 'strict-transport-security': undefined }, 80],
    [{ 'strict-transport-security': 'max-age=3600' }, 125],
    [{ 'x-content-type-options': undefined }, 130],
    [{ 'referrer-policy': 'unsafe-url' }, 125],
    [{ 'access-control-allow-origin': '*' }, 50],
    [{ 'cross-origin-resource-policy': undefined }, 125],
    [{}, 135],
  ] as const)('would be another with %j: %i', (change, score) => {
    expect(headerScore({ ...page, ...change }, cookies)).toBe(score);
  });

  it('would fall with a cookie that scripts may read, or that goes without TLS', () => {
    const [cookie = ''] = cookies;
    expect(headerScore(page, [cookie.replace('; HttpOnly', '')])).toBe(70);
    expect(headerScore(page, [cookie.replace('; Secure', '')])).toBe(60);
  });
});

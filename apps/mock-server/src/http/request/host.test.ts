import { getMe } from '@kasa/contracts/auth/operations/session';
import { getMockClock } from '@kasa/contracts/mock/operations';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { startSharedApp } from '../test-support/fresh-app.ts';
import type { TestApp } from '../test-support/start-test-app.ts';
import { hostRule } from './host.ts';

const OWN = [
  ...['localhost', 'localhost:3000', 'LOCALHOST', 'localhost.:3000', 'kasa.localhost', '127.0.0.1:51234'],
  ...['[::1]', '[::1]:3000', '192.168.0.7:3000', 'kasa.lan', 'KASA.lan:8080', 'kasa.lan.'],
];
const FOREIGN = [
  ...[
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'notlocalhost',
  ],
  ...[
    'evil-kasa.lan',
    'pay.kasa.lan',
    'evil.example#localhost',
    'localhost@evil.example',
    'localhost:3000:1',
  ],
  ...[
    '',
    ':3000',
    '[evil.example]',
    'localhost, evil.example',
    'localhost/evil.example',

    '1.2.3',
  ],
];

describe('whose name a request may come under', () => {
  const accepts = hostRule(['kasa.lan']);
  it.each(OWN)('%s', (host) => expect(accepts(host)).toBe(true));
  it.each(FOREIGN)('not %j', (host) => expect(accepts(host)).toBe(false));
});

const test = await startSharedApp({ allowedHosts: ['kasa.lan'] });

describe('a page whose name was pointed at this machine', () => {
  const status = async (app: TestApp['app'], url: string, host: string) =>
    (await app.inject({ method: 'GET', url, headers: { host } })).statusCode;
  const paths = [getMockClock.path, getMe.path, '/healthz', '/docs', '/api/v1/openapi.json', '/nothing'];

  it.each(paths)('reads nothing of %s, and learns in an envelope that it may not', async (url) => {
    const answer = await test.app.inject({ method: 'GET', url, headers: { host: 'evil.example:3000' } });
    expect([answer.statusCode, answer.json().code, answer.json().data]).toEqual([400, -10, null]);
  });

  it('while this machine and the names given are answered', async () => {
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000', 'kasa.lan:3000']) {
      expect(await status(test.app, getMockClock.path, host)).toBe(200);
    }
  });

  it('in production any name is answered, until names are given or the mock control is there', async () => {
    const { database } = test;
    const asked = async (options: object, host: string) => {
      const app = buildApp({ database, isProduction: true, ...options });
      const answered = await status(app, '/healthz', host);
      await app.close();
      return answered;
    };
    expect(await asked({}, 'kasa.example')).toBe(200);
    expect(await asked({ mockControl: true }, 'kasa.example')).toBe(400);
    expect(await asked({ allowedHosts: ['kasa.example'] }, 'kasa.example')).toBe(200);
    expect(await asked({ allowedHosts: ['kasa.example'] }, 'evil.example')).toBe(400);
  });
});

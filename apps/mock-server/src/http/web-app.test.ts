import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpResponse, sendHttp } from './test-support/http-request.ts';
import { startTestApp, type TestApp } from './test-support/start-test-app.ts';

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const PAGE = '<!doctype html><div id="root"></div>';
const WASM = Buffer.from('\0asm\x01\0\0\0', 'latin1');
const SCRIPT = 'console.log("kasa")'.repeat(100);

describe('web app', () => {
  let test: TestApp;
  const root = mkdtempSync(join(tmpdir(), 'kasa-web-'));
  beforeAll(async () => {
    mkdirSync(join(root, 'assets/workers'), { recursive: true });
    mkdirSync(join(root, '.vite'));
    writeFileSync(join(root, 'index.html'), PAGE);
    writeFileSync(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(root, '.vite/manifest.json'), '{}');
    writeFileSync(join(root, 'assets/app-abc123.js'), SCRIPT);
    writeFileSync(join(root, 'assets/app-abc123.js.br'), brotliCompressSync(SCRIPT));
    writeFileSync(join(root, 'assets/workers/reader-abc123.js'), SCRIPT);
    writeFileSync(join(root, 'assets/reader-abc123.wasm'), WASM);
    writeFileSync(join(root, 'assets/reader-abc123.wasm.br'), brotliCompressSync(WASM));
    test = await startTestApp({ webRoot: root });
  });
  afterAll(async () => {
    await test.close();
    rmSync(root, { recursive: true });
  });

  const codeOf = ({ text }: HttpResponse) => JSON.parse(text).code;
  const get = (url: string, headers: Record<string, string> = {}) => sendHttp(test.app, { url, headers });

  it.each([
    '/',
    '/signin',
    '/Routes',
    '/branches/01912d50-3c00-7000-8000-000000000010',
    '/no/such/screen',
    '/a.b',
    '/%E0%A4%A',
    '/Routes/%zz?page=2',
    '/%',
  ])('opens the page at %s, never from a cache unasked', async (url) => {
    const answer = await get(url, HTML);
    expect([answer.status, answer.text]).toEqual([200, PAGE]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['x-request-id']).toBeDefined();
  });

  it('opens the page at / for whoever asks', async () => {
    expect((await get('/')).text).toBe(PAGE);
  });

  it('lets the page run and load only what this server serves', async () => {
    const policy = String((await get('/', HTML)).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('lets workers alone run WebAssembly', async () => {
    const worker = await get('/assets/workers/reader-abc123.js');
    expect(worker.status).toBe(200);
    expect(worker.headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
    );
    for (const url of [
      '/assets/app-abc123.js',
      '/favicon.svg',
      '/signin',
      '/assets/workers/../app-abc123.js',
    ]) {
      expect((await get(url, HTML)).headers['content-security-policy']).not.toContain('wasm');
    }
    // With another type, browsers do not compile it while it loads.
    const wasm = await get('/assets/reader-abc123.wasm', { 'accept-encoding': 'br' });
    expect(wasm.headers).toMatchObject({ 'content-type': 'application/wasm', 'content-encoding': 'br' });
  });

  it('serves hashed files for ever, compressed for those who understand', async () => {
    const plain = await get('/assets/app-abc123.js');
    expect([plain.status, plain.text]).toEqual([200, SCRIPT]);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toMatch(/javascript/);
    const compressed = await get('/assets/app-abc123.js', { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.text).toBe(SCRIPT);
    expect(Number(compressed.headers['content-length'])).toBeLessThan(SCRIPT.length / 5);
  });

  it('answers a file that was not changed with nothing', async () => {
    const { headers } = await get('/favicon.svg');
    const again = await get('/favicon.svg', { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
  });

  it.each([['bytes=0-3'], ['bytes=99999-'], ['bytes=-0'], ['bytes=5-1'], ['x']])(
    'answers the whole file to who asks for a part: %s',
    async (range) => {
      for (const url of ['/favicon.svg', '/assets/app-abc123.js']) {
        const answer = await get(url, { range, 'if-range': '"x"' });
        expect(answer.status).toBe(200);
        expect(answer.headers['accept-ranges']).toBeUndefined();
      }
    },
  );

  it('answers a file whatever its reader would change it under', async () => {
    const conditions = { 'if-match': '"other"', 'if-unmodified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' };
    for (const [name, value] of Object.entries(conditions)) {
      expect((await get('/favicon.svg', { [name]: value })).status).toBe(200);
      expect((await get('/signin', { ...HTML, [name]: value })).text).toBe(PAGE);
    }
  });

  it('tells a program that an address cannot be read', async () => {
    for (const [url, headers] of [
      ['/%E0%A4%A', {}],
      ['/api/v1/%zz', HTML],
      ['/__mock/%zz', HTML],
    ] as const) {
      const answer = await get(url, headers);
      expect([answer.status, codeOf(answer)]).toEqual([400, -10]);
    }
  });

  it('never answers a missing script with the page', async () => {
    for (const accept of ['*/*', 'text/javascript']) {
      const answer = await get('/assets/app-old.js', { accept });
      expect([answer.status, codeOf(answer)]).toEqual([404, -6]);
    }
  });

  it.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cx',
    '/.vite/manifest.json',
  ])('serves nothing from outside, and nothing hidden: %s', async (url) => {
    const answer = await get(url);
    expect([400, 403, 404]).toContain(answer.status);
    expect(answer.text).toContain('"code":-');
  });

  it('leaves the API to the API', async () => {
    expect(codeOf(await get('/api/v1/nothing', HTML))).toBe(-6);
    expect(codeOf(await get('/api/v1/auth/me', HTML))).toBe(-4);
    expect(codeOf(await get('/__mock/nothing', HTML))).toBe(-6);
    const wrongMethod = await get('/api/v1/auth/sign-in', HTML);
    expect([codeOf(wrongMethod), wrongMethod.headers.allow]).toEqual([-13, 'POST']);
    const post = await sendHttp(test.app, { method: 'POST', url: '/signin', headers: HTML });
    expect(codeOf(post)).toBe(-6);
  });
});

import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createFixture } from '../test-support/fixture.ts';
import { checkProduct, runSmokeTest } from './smoke.mjs';

interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly cookie?: string;
  readonly body: unknown;
}
const html = 'text/html; charset=utf-8';
const product: Readonly<Record<string, Answer>> = {
  'sign-in': { cookie: 'session=1; HttpOnly', body: { code: 0 } },
  list: { body: { code: 0, data: { items: Array(10).fill({}) } } },
  anonymous: { body: { code: -4 } },
  page: { type: html, body: '<script type="module" src="/assets/index.js"></script><div id="root"></div>' },
  script: { type: 'text/javascript', body: '' },
  docs: { type: html, body: '' },
};
const nameOf = (path: string, hasCookie: boolean) => {
  if (path.includes('/sign-in')) return 'sign-in';
  if (path.includes('/transports')) return hasCookie ? 'list' : 'anonymous';
  return { '/': 'page', '/assets/index.js': 'script', '/docs': 'docs' }[path] ?? 'missing';
};

const servers = new Set<ReturnType<typeof createServer>>();
afterEach(() => {
  for (const server of servers) server.close();
  servers.clear();
});

async function planted(answers: Readonly<Record<string, Answer>>): Promise<string> {
  const server = createServer(({ url = '', headers }, response) => {
    const answer = { ...product, ...answers }[nameOf(url, headers.cookie !== undefined)];
    const { status = 200, type = 'application/json', cookie, body } = answer ?? { status: 404, body: {} };
    response.writeHead(status, { 'content-type': type, ...(cookie ? { 'set-cookie': cookie } : {}) });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  servers.add(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

test('a product that works passes', async () => {
  await checkProduct(await planted({}));
});

test.each<[string, Answer, string]>([
  ['sign-in', { status: 401, body: { code: -5 } }, 'sign-in to succeed'],
  ['sign-in', { body: { code: 0 } }, 'sign-in to set a session cookie'],
  ['list', { status: 500, body: { code: -1 } }, 'the transports list'],
  ['list', { body: { code: 0, data: { items: [] } } }, '10 transports on the first page, got 0'],
  ['anonymous', { body: { code: 0 } }, 'code -4 without a session, got 0'],
  ['page', { type: html, body: 'The web app is not built' }, 'the web page at /'],
  ['page', { type: html, body: '<script src="/gone.js"></script><div id="root">' }, 'script /gone.js'],
  ['docs', { status: 404, body: {} }, 'documentation at /docs, got 404'],
])('%s: %o', async (name, answer, problem) => {
  await expect(checkProduct(await planted({ [name]: answer }))).rejects.toThrow(problem);
});

const folderWith = (script: string) =>
  createFixture({
    'package.json': JSON.stringify({ scripts: { start: 'exec node start.mjs' } }),
    'start.mjs': script,
  });
const serve = `import { createServer } from 'node:http';
createServer((request, response) => response.end('{}')).listen(Number(process.env.PORT));`;

test.each([
  ['that ends', 'process.exit(3);', 'npm start to keep running'],
  [
    'that does not end well',
    `${serve} process.on('SIGTERM', () => process.exit(7));`,
    'npm start to end with 0 on SIGTERM, got 7',
  ],
])('a start %s', async (_what, script, problem) => {
  await expect(runSmokeTest(folderWith(script), async () => {})).rejects.toThrow(problem);
});

test('a start that works passes', async () => {
  const folder = folderWith(`${serve} process.on('SIGTERM', () => process.exit(0));`);
  await runSmokeTest(folder, async () => {});
});

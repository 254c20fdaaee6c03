import { once } from 'node:events';
import { createServer as createHttpServer, type Server, type ServerResponse } from 'node:http';
import { createServer as createVite, type ProxyOptions } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../run/ports.mjs';
import { createFixture } from '../test-support/fixture.ts';
import { explainEnd, proxyTo, proxyToUrl } from './proxy.ts';

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
}

const front = (backendPort: number, whyEnded: () => string | undefined = () => undefined) =>
  frontOf(proxyTo(backendPort, whyEnded));

async function frontOf(proxy: Record<string, ProxyOptions>): Promise<string> {
  const port = await freePort();
  const vite = await createVite({
    root: createFixture({ 'index.html': '<p>web</p>' }),
    configFile: false,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port, proxy },
  });
  await vite.listen();
  onTestFinished(() => vite.close());
  return `http://127.0.0.1:${port}`;
}

test('server-sent events come one by one, and leaving ends them at the backend', async () => {
  const backendPort = await freePort();
  let stream: ServerResponse | undefined;
  const backend = createHttpServer((_request, response) => {
    stream = response;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: 1\n\n');
  });
  await listen(backend, backendPort);
  const leaving = new AbortController();
  const answer = await fetch(`${await front(backendPort)}/api/v1/events`, { signal: leaving.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect(await reader?.read()).toEqual({ done: false, value: 'data: 1\n\n' });
  stream?.write('data: 2\n\n');
  expect(await reader?.read()).toEqual({ done: false, value: 'data: 2\n\n' });
  const closed = once(stream as ServerResponse, 'close');
  leaving.abort();
  await closed;
});

test('the backend sees the browser’s own Host, which it compares with Origin', async () => {
  const backendPort = await freePort();
  const backend = createHttpServer((request, response) => response.end(request.headers.host));
  await listen(backend, backendPort);
  const base = await front(backendPort);
  expect(await (await fetch(`${base}/healthz`)).text()).toBe(new URL(base).host);
});

test('a request waits while the backend restarts', async () => {
  const backendPort = await freePort();
  const waiting = fetch(`${await front(backendPort)}/api/v1/late`);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await listen(
    createHttpServer((_request, response) => response.end('started')),
    backendPort,
  );
  expect(await (await waiting).text()).toBe('started');
});

test('a backend that has ended is told of at once, as an answer of the API', async () => {
  const base = await front(await freePort(), () => 'The server does not start: routes.ts:7');
  const answer = await fetch(`${base}/api/v1/auth/me`);
  expect([answer.status, await answer.json()]).toEqual([
    500,
    { code: -1, msg: 'The server does not start: routes.ts:7', details: null, data: null },
  ]);
});

test('the reason names the file and the error', () => {
  const parse =
    'node:internal/x:1\n    throw\n\nfile:///k/apps/a.ts:36\nconst x = ;\n          ^\n\nSyntaxError [E]: Expression expected\n    at y';
  expect(explainEnd(parse, '/k')).toBe(
    'The server does not start: apps/a.ts:36: SyntaxError [E]: Expression expected',
  );
  const missing =
    "node:internal/x:1\n\nError [E]: Cannot find module '/k/apps/b.ts' imported from /k/apps/a.ts\n    at y";
  expect(explainEnd(missing, '/k')).toBe(
    "The server does not start: Error [E]: Cannot find module 'apps/b.ts' imported from apps/a.ts",
  );
  expect(explainEnd('PORT=x is not understood.\n', '/k')).toBe(
    'The server does not start: PORT=x is not understood.',
  );
});

test('a backend elsewhere sees its own Host and Origin; one that is silent is named', async () => {
  const backendPort = await freePort();
  const target = new URL(`http://localhost:${backendPort}`);
  const base = await frontOf(proxyToUrl(target));
  const post = (origin = base) => fetch(`${base}/api/v1/x`, { method: 'POST', headers: { origin } });
  expect(await (await post()).json()).toMatchObject({
    code: -1,
    msg: expect.stringContaining(`No answer from ${target.origin}`),
  });
  await listen(
    createHttpServer(({ headers }, response) => response.end(`${headers.host} ${headers.origin}`)),
    backendPort,
  );
  expect(await (await post()).text()).toBe(`${target.host} ${target.origin}`);
  // What another page sends is the backend's to refuse.
  expect(await (await post('http://evil.test')).text()).toBe(`${target.host} http://evil.test`);
});

test('other addresses are the web app’s', async () => {
  const answer = await fetch(`${await front(await freePort())}/Routes`, { headers: { accept: 'text/html' } });
  expect(await answer.text()).toContain('<p>web</p>');
});

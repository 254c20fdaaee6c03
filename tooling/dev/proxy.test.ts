import { once } from 'node:events';
import { createServer as createHttpServer, type Server, type ServerResponse } from 'node:http';
import { createServer as createVite } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../run/ports.mjs';
import { createFixture } from '../test-support/fixture.ts';
import { proxyTo } from './proxy.ts';

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
}

async function front(backendPort: number): Promise<string> {
  const port = await freePort();
  const vite = await createVite({
    root: createFixture({ 'index.html': '<p>web</p>' }),
    configFile: false,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port, proxy: proxyTo(backendPort) },
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

test('other addresses are the web app’s', async () => {
  const answer = await fetch(`${await front(await freePort())}/Routes`, { headers: { accept: 'text/html' } });
  expect(await answer.text()).toContain('<p>web</p>');
});

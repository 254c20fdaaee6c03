import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { CookieJar } from '../node.ts';
import { setUpTestBackend } from '../testing/test-support/api-suite.ts';
import { kasaApi } from './api.ts';

const { backend, open } = setUpTestBackend();

it('what happens comes as a stream, until it is cancelled; a refusal is a failure like any other', async () => {
  const jar = new CookieJar();
  await open(jar).signIn();
  await backend().app.listen({ host: '127.0.0.1', port: 0 });
  const baseUrl = `http://127.0.0.1:${(backend().app.server.address() as AddressInfo).port}`;
  let cookie = '';
  const fetched = (request: Request) => fetch(new Request(request, { headers: { cookie } }));
  const { client } = open(jar, { baseUrl, fetch: fetched });
  const { streamEvents } = kasaApi(client);
  await expect(streamEvents()).rejects.toMatchObject({ kind: 'not_authenticated' });
  cookie = jar.header();
  const leaving = new AbortController();
  const reader = (await streamEvents({}, { signal: leaving.signal })).getReader();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toMatch(/^event: ready\nid: \d+\ndata: \{"type":"ready",/);
  leaving.abort();
  await expect(reader.read()).rejects.toThrow();
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestApp } from '@kasa/mock-server/http/test-support/start-test-app';
import { expect, it } from 'vitest';
import { kasaApi } from './api/api.ts';
import { createKasaClient } from './http/kasa-client.ts';
import { CookieJar, createCookieFetch } from './node.ts';
import { demoCredentials } from './testing/test-support/test-backend.ts';

it('is signed in over the network until it signs out; another jar is somebody else', async () => {
  const { app, close } = await startTestApp();
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  const person = () =>
    kasaApi(
      createKasaClient({
        baseUrl,
        fetch: createCookieFetch(),
        locale: () => null,
        signingSecret: () => null,
      }),
    );
  const [owner, nobody] = [person(), person()];
  await owner.signIn({ body: demoCredentials.owner });
  expect((await owner.getMe()).roles).toEqual(['owner']);
  await expect(nobody.getMe()).rejects.toMatchObject({ kind: 'not_authenticated' });
  await owner.signOut();
  await expect(owner.getMe()).rejects.toMatchObject({ kind: 'not_authenticated' });
  await close();
});

it('gives the cookies of one backend to no other, and follows nobody elsewhere', async () => {
  const seen: (string | undefined)[] = [];
  const server = createServer(({ url, headers }, response) => {
    seen.push(headers.cookie);
    response.writeHead(url === '/away' ? 307 : 200, { 'set-cookie': 'kasa_session=own', location: '/other' });
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const send = createCookieFetch(new CookieJar());
  const at = (host: string, path: string) => send(new Request(`http://${host}:${port}${path}`));
  await at('127.0.0.1', '/');
  await at('127.0.0.1', '/');
  await expect(at('localhost', '/')).rejects.toThrow('are not for');
  await expect(at('127.0.0.1', '/away')).rejects.toThrow(TypeError);
  expect(seen).toEqual([undefined, 'kasa_session=own', 'kasa_session=own']);
  server.close();
});

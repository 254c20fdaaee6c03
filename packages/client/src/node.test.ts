import { startTestApp } from '@kasa/mock-server/http/test-support/start-test-app';
import { expect, it } from 'vitest';
import { kasaApi } from './api/api.ts';
import { createKasaClient } from './http/kasa-client.ts';
import { createCookieFetch } from './node.ts';
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

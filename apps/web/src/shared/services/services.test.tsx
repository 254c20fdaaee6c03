import { expect, it } from 'vitest';
import { PASSWORD, phoneByRole, renderApp } from '../../app/test-support/render-app.tsx';
import { storageKeys } from '../session/storage.ts';

it('signs nothing in the name of whoever signs in while a new secret is agreed on', async () => {
  let isDue = false;
  const app = await renderApp('/x', {
    screens: { '/x': () => <h1>Спокійний екран</h1> },
    network: async (request, pass) => {
      if (isDue && request.url.includes('key-exchange')) {
        isDue = false;
        // A tab unknown to this one: from here on the cookie is the owner's.
        const body = JSON.stringify({ phone: phoneByRole.owner, password: PASSWORD });
        const headers = { 'content-type': 'application/json' };
        await pass(
          new Request(new URL('/api/v1/auth/sign-in', request.url), { method: 'POST', headers, body }),
        );
      }
      return pass(request);
    },
  });
  const { client, session } = app.services;
  const events: string[] = [];
  session.onEvent((event) => events.push(event));
  session.storeSigningSecret('stale');
  isDue = true;
  const asked = client.operation('updateMe')({ body: { full_name: 'Чужа Зміна Імені' } });
  await expect(asked).rejects.toMatchObject({ kind: 'abort' });
  expect(isDue).toBe(false);
  expect(events).toEqual(['account_changed']);
  expect(localStorage.getItem(storageKeys.signingSecret)).toBe('stale');
  expect((await client.operation('getMe')()).user).toMatchObject({
    phone: phoneByRole.owner,
    full_name: 'Коваль Олена Петрівна',
  });
});

it('goes on with a new secret when the session is still the same person’s', async () => {
  const { services } = await renderApp('/x', { screens: { '/x': () => <h1>Спокійний екран</h1> } });
  services.session.storeSigningSecret('stale');
  const { user } = await services.client.operation('updateMe')({
    body: { full_name: 'Савчук Тарас Іванович' },
  });
  expect(user.full_name).toBe('Савчук Тарас Іванович');
});

import { createKasaClient } from '@kasa/client/http/kasa-client';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PASSWORD, phoneByRole, type RenderedApp, renderApp } from '../../app/test-support/render-app.tsx';

const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Назва/ });
const create = () => screen.getByRole('button', { name: 'Створити' });

async function fillIn({ user }: RenderedApp) {
  await user.type(await name(), 'Депо на Замарстинові');
  await user.type(screen.getByRole('textbox', { name: /^Місто/ }), 'Львів');
  await user.type(screen.getByRole('textbox', { name: /^Адреса/ }), 'вул. Замарстинівська, 1');
  await user.type(screen.getByRole('textbox', { name: /^Директор/ }), 'Іваненко І. І.');
  await user.type(screen.getByRole('textbox', { name: /^Телефон/ }), '0671112233');
  await user.click(screen.getByRole('spinbutton', { name: /год/i }));
  await user.keyboard('2330');
}

it('a form whose right was taken away meanwhile says which right and who gives it, and keeps what was typed', async () => {
  const app = await renderApp('/branches/edit');
  await fillIn(app);
  const rights = { roles: ['cashier' as const], tags_added: [], tags_removed: [] };
  await app.control.setRights({ body: { phone: phoneByRole.dispatcher, ...rights } });
  await app.user.click(create());
  expect(
    await screen.findByText(/^Потрібне право «Керування транспортом»\. Надати його .+ \(Власниця\)/),
  ).toBeTruthy();
  expect((await name()).value).toBe('Депо на Замарстинові');
  await waitFor(() => expect(create().getAttribute('aria-disabled')).toBe('true'));
  const sent = () => app.requests.filter((request) => request.startsWith('POST')).length;
  const before = sent();
  await app.user.click(create());
  expect(sent()).toBe(before);
  const dispatcher = { roles: ['dispatcher' as const], tags_added: [], tags_removed: [] };
  await app.control.setRights({ body: { phone: phoneByRole.dispatcher, ...dispatcher } });
  app.services.session.store(await app.services.client.operation('getMe')());
  await waitFor(() => expect(create().getAttribute('aria-disabled')).toBeNull());
  await app.user.click(create());
  await screen.findByRole('heading', { level: 1, name: 'Депо на Замарстинові' });
});

it('a form that was never open does not show without the right', async () => {
  await renderApp('/branches/edit', { as: 'driver' });
  expect(await screen.findByText('Тут потрібне право, якого у вас немає')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /^Назва/ })).toBeNull();
});

it('a screen that was closed opens when the right is given', async () => {
  const app = await renderApp('/users', { as: 'cashier', isLive: true });
  await screen.findByText('Тут потрібне право, якого у вас немає');
  await waitFor(() => expect(app.streams?.asked).toHaveLength(1));
  // The session check on load is over: only the stream can report the change.
  await waitFor(() => expect(app.requests).toContain('GET /api/v1/auth/me'));
  const owner = createKasaClient({
    baseUrl: window.location.origin,
    fetch: app.newBrowser(),
    locale: () => null,
    signingSecret: () => null,
  });
  await owner.operation('signIn')({ body: { phone: phoneByRole.owner, password: PASSWORD } });
  const { id = '', version = 1 } = (await owner.operation('listUsers')({ query: { q: phoneByRole.cashier } }))
    .items[0] ?? { id: '' };
  await owner.operation('updateUserRights')({
    params: { id },
    body: { version, roles: ['cashier'], tags_added: ['users_manage'], tags_removed: [] },
  });
  await screen.findByRole('row', { name: /Коваль Олена/ });
});

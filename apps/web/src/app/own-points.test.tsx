/** A user who is limited to points, and is moved while a page of theirs is open. */
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PASSWORD, phoneByRole, type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import { createServices } from '#shared/services/services.ts';

const ids = ({ services }: RenderedApp) => services.session.current()?.points?.map(({ id }) => id) ?? [];

async function ownerOf({ newBrowser }: RenderedApp) {
  const services = createServices({ fetch: newBrowser() });
  await services.client.operation('signIn')({ body: { phone: phoneByRole.owner, password: PASSWORD } });
  return services.client;
}

/** Makes the signed-in user work at one point only; null: at none. */
async function moveTo(app: RenderedApp, to: string | null) {
  const owner = await ownerOf(app);
  const user_ids = [app.services.session.current()?.user.id ?? ''];
  for (const from_id of ids(app).filter((id) => id !== to))
    await owner.operation('placeUsers')({ body: { user_ids, from_id, to_id: null } });
  if (to !== null && !ids(app).includes(to))
    await owner.operation('placeUsers')({ body: { user_ids, from_id: null, to_id: to } });
  return owner;
}

const shown = () =>
  [...document.querySelectorAll('tr[data-row-id]')].map((row) => row.getAttribute('data-row-id'));

it('sees what belongs to the new point only, as soon as they are moved', async () => {
  const app = await renderApp('/terminals', { as: 'cashier', isLive: true });
  await screen.findByText('Наживо');
  await waitFor(() => expect(shown()).not.toEqual([]));
  const { items } = await app.services.client.operation('listTerminalPoints')();
  const to = items.findLast(({ terminals_count: n }) => n > 0)?.id ?? '';
  const owner = await moveTo(app, to);
  await waitFor(() => expect(ids(app)).toEqual([to]));
  const there = await owner.operation('listTerminals')({ query: { point_id: [to], perPage: 100 } });
  await waitFor(() => expect(shown()).not.toEqual([]));
  const own = there.items.map(({ id }) => id);
  await waitFor(() => expect(shown().filter((id) => !own.includes(`${id}`))).toEqual([]));
});

it('keeps what is on the page where a point is only added', async () => {
  const app = await renderApp('/terminals', { as: 'cashier' });
  await waitFor(() => expect(shown()).not.toEqual([]));
  const before = shown();
  const reads = () =>
    app.requests.filter((request) => request.startsWith('GET /api/v1/terminals/terminals?'));
  const { length } = reads();
  const { client, session } = app.services;
  const me = await client.operation('getMe')();
  act(() => session.store({ ...me, points: [...(me.points ?? []), { id: 'other', name: 'Інша' }] }));
  expect(shown()).toEqual(before);
  await waitFor(() => expect(reads().length).toBeGreaterThan(length));
});

it('is told that they work at no point yet, in place of the terminals', async () => {
  const app = await renderApp('/profile', { as: 'cashier' });
  await moveTo(app, null);
  const { client, session } = app.services;
  const now = await client.operation('getMe')();
  act(() => session.store(now));
  await app.goTo('/terminals');
  expect(await screen.findByText('Вас ще не призначено до жодної точки')).toBeTruthy();
  expect(screen.queryByText('Немає данних')).toBeNull();
});

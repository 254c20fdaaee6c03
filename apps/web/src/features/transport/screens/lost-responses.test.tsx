/** Security U5, U6: the response is lost and the user submits again; the effect happens once. */
import { IDEMPOTENCY_HEADER } from '@kasa/client/http/idempotency';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}\\*?$`));
const create = () => screen.getByRole('button', { name: 'Створити' });
const isBack = () => waitFor(() => expect(create().getAttribute('aria-busy')).not.toBe('true'));

/** Opens a filled-in form of a new depot and records the idempotency keys sent. */
async function openForm() {
  const keys: (string | null)[] = [];
  const app = await renderApp('/branches/edit', {
    network: async (request, pass) => {
      if (request.method === 'POST' && request.url.includes('/depots')) {
        keys.push(request.headers.get(IDEMPOTENCY_HEADER));
      }
      return pass(request);
    },
  });
  await fillIn(app);
  return { app, keys };
}

async function put({ user }: RenderedApp, label: string, text: string) {
  await user.clear(field(label));
  await user.click(field(label));
  await user.paste(text);
}

async function fillIn(app: RenderedApp): Promise<void> {
  await screen.findByRole('button', { name: 'Створити' });
  await put(app, 'Назва', 'Депо, про яке не відповіли');
  await put(app, 'Місто', 'Київ');
  await put(app, 'Адреса', 'вул. Нова, 1');
  await put(app, 'Директор', 'Мельник Ольга Юріївна');
  await put(app, 'Телефон директора', '0503334455');
  const [hour] = screen.getAllByRole('spinbutton');
  if (hour) await app.user.click(hour);
  await app.user.keyboard('2345');
}

const named = async ({ services }: RenderedApp, q: string) =>
  (await services.client.operation('listDepots')({ query: { q } })).total;
const lose = (app: RenderedApp) => app.fail('createDepot', { how: 'drop', afterHandler: true, times: 1 });

describe('a lost answer', () => {
  it('is asked for again with the same key: the person presses once more and one depot is there', async () => {
    const { app, keys } = await openForm();
    await lose(app);
    await app.user.click(create());
    await waitFor(() => expect(keys).toHaveLength(1));
    await isBack();
    expect(app.location()).toBe('/branches/edit');
    await app.user.click(create());
    await waitFor(() => expect(app.location()).not.toBe('/branches/edit'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(1);
    expect(await named(app, 'не відповіли')).toBe(1);
  });

  it('is told of when the form was changed meanwhile; pressing again then means another one', async () => {
    const { app, keys } = await openForm();
    await lose(app);
    await app.user.click(create());
    await waitFor(() => expect(keys).toHaveLength(1));
    await isBack();
    await put(app, 'Адреса', 'вул. Інша, 2');
    await app.user.click(create());
    await screen.findByText(/^Попередня спроба вдалася, хоча відповідь не надійшла/);
    expect([app.location(), await named(app, 'не відповіли')]).toEqual(['/branches/edit', 1]);
    await app.user.click(create());
    await waitFor(() => expect(app.location()).not.toBe('/branches/edit'));
    expect(await named(app, 'не відповіли')).toBe(2);
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  });

  it('of a request that never came is no reason to say so: what is in the form now is saved', async () => {
    const { app, keys } = await openForm();
    await app.fail('createDepot', { how: 'drop', times: 1 });
    await app.user.click(create());
    await waitFor(() => expect(keys).toHaveLength(1));
    await isBack();
    await put(app, 'Адреса', 'вул. Інша, 2');
    await app.user.click(create());
    await waitFor(() => expect(app.location()).not.toBe('/branches/edit'));
    expect(await named(app, 'не відповіли')).toBe(1);
  });
});

it('each opening of the form has a key of its own, and 10 times Enter is one request', async () => {
  const { app, keys } = await openForm();
  field('Місто').focus();
  await app.user.keyboard('{Enter}'.repeat(10));
  await waitFor(() => expect(app.location()).not.toBe('/branches/edit'));
  expect(keys).toHaveLength(1);
  await app.goTo('/branches/edit');
  await fillIn(app);
  await app.user.click(create());
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).not.toBe(keys[1]);
});

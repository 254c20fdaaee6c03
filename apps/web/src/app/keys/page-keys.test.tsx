import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type RenderedApp, renderApp } from '../test-support/render-app.tsx';

const Calm = () => <h1>Спокійний екран</h1>;
const screens = { '/x': Calm };
const rows = () => document.querySelectorAll('tr[data-row-id]');
const showsRows = () => waitFor(() => expect(rows()).toHaveLength(10));
const focused = () => document.activeElement;
const stays = async (app: RenderedApp, path: string) => {
  await new Promise((done) => setTimeout(done, 50));
  expect(app.location()).toBe(path);
};

it('/ leads into the search, where the same key is a character', async () => {
  const { user } = await renderApp('/Transports');
  await showsRows();
  await user.keyboard('/');
  const search = screen.getByRole('searchbox');
  expect(focused()).toBe(search);
  await user.keyboard('/');
  expect(search).toHaveProperty('value', '/');
});

it('J and K lead into the list and move in it, in the Ukrainian layout too', async () => {
  const { user } = await renderApp('/Transports');
  await showsRows();
  await user.keyboard('j');
  expect(focused()).toBe(rows()[0]);
  fireEvent.keyDown(focused() as Element, { key: 'о', code: 'KeyJ' });
  expect(focused()).toBe(rows()[1]);
  await user.keyboard('k');
  expect(focused()).toBe(rows()[0]);
});

it('G and a letter lead to an area of the menu; one that is not there leads nowhere', async () => {
  const app = await renderApp('/x', { screens });
  await app.user.keyboard('gd');
  await waitFor(() => expect(app.location()).toBe('/Drivers'));
  await app.goTo('/x');
  await app.user.keyboard('gz');
  await stays(app, '/x');
  // The driver's menu has no users.
  await app.user.keyboard('gu');
  await stays(app, '/x');
});

it('? lists them all, and turns those without Ctrl off', async () => {
  const app = await renderApp('/x', { screens });
  await app.user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Гарячі клавіші' });
  expect(dialog.textContent).toContain('Водії');
  await app.user.click(screen.getByRole('switch', { name: 'Клавіші без Ctrl увімкнено' }));
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await app.user.keyboard('gd');
  await stays(app, '/x');
});

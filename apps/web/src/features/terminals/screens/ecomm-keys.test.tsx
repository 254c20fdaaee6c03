import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

const ADDRESS = '/list/ecomm_keys';
afterEach(() => vi.restoreAllMocks());

const keyList = async () => within(await screen.findByRole('list', { name: 'Ключі підпису' }));
const keysOf = async ({ services: { client } }: RenderedApp) =>
  (await client.operation('listSigningKeys')({})).items;

async function press({ user }: RenderedApp, button: string, dialog: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name: button }));
  const asked = within(await screen.findByRole('alertdialog', { name: dialog }));
  await user.click(asked.getByRole('button', { name: button }));
}

it('an owner downloads the public key as PEM and as JWK', async () => {
  const saved: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this);
  });
  const app = await renderApp(ADDRESS, { as: 'owner' });
  const list = await keyList();
  const [key] = await keysOf(app);
  await app.user.click(list.getByRole('button', { name: `Завантажити PEM: ${key?.key_id}` }));
  await app.user.click(list.getByRole('button', { name: `Завантажити JWK: ${key?.key_id}` }));
  expect(saved.map(({ download }) => download)).toEqual([
    `kasa-${key?.key_id}.pem`,
    `kasa-${key?.key_id}.jwk.json`,
  ]);
  const [pem = '', jwk = ''] = saved.map(({ href }) => decodeURIComponent(href.slice(href.indexOf(',') + 1)));
  expect(pem).toBe(key?.public_key);
  expect(JSON.parse(jwk)).toEqual(key?.public_jwk);
});

it('replaces the key: both stand there until the next one takes over', async () => {
  const app = await renderApp(ADDRESS, { as: 'owner' });
  await keyList();
  const [old] = await keysOf(app);
  await press(app, 'Замінити ключ', 'Замінити ключ підпису?');
  await screen.findByText(/^Зараз підписують обидва ключі/);
  const next = (await keysOf(app))[1];
  expect(screen.getByText(/підписує до /)).toBeTruthy();
  await press(app, 'Перейти зараз', `Перейти на ключ ${next?.key_id} зараз?`);
  await screen.findByText(`Підписує ключ ${next?.key_id}`);
  const seen = async () =>
    (await keyList())
      .getAllByRole('listitem')
      .map(({ textContent }) => /^(?:Діючий|Попередній)[0-9a-f]{16}/.exec(textContent ?? '')?.[0]);
  await expect.poll(seen).toEqual([`Діючий${next?.key_id}`, `Попередній${old?.key_id}`]);
});

it('gives the replacement up', async () => {
  const app = await renderApp(ADDRESS, { as: 'owner' });
  await keyList();
  const before = await keysOf(app);
  await press(app, 'Замінити ключ', 'Замінити ключ підпису?');
  await press(app, 'Скасувати заміну', 'Скасувати заміну ключа?');
  await screen.findByRole('button', { name: 'Замінити ключ' });
  expect(await keysOf(app)).toEqual(before);
});

it('sees a new secret once, and says that the one before is still accepted', async () => {
  const app = await renderApp(ADDRESS, { as: 'owner' });
  await app.user.click(await screen.findByRole('button', { name: 'Замінити секрет' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Замінити секрет?' }));
  expect(dialog.getByRole('checkbox', { name: 'Приймати попередній ще 24 години' })).toHaveProperty(
    'checked',
    true,
  );
  await app.user.click(dialog.getByRole('button', { name: 'Замінити секрет' }));
  await screen.findByText('Скопіюйте секрет зараз: більше його не буде показано.');
  expect(screen.getByRole('group', { name: 'Секрет' }).textContent).toMatch(/^[\w-]{43}$/);
  await screen.findByText('Попередній діє до');
});

it('copies code in four languages, with the key in it', async () => {
  const app = await renderApp(ADDRESS, { as: 'owner' });
  const [key] = await keysOf(app);
  for (const language of ['Node.js', 'PHP', 'Python', 'Go']) {
    await app.user.click(await screen.findByRole('tab', { name: language }));
    expect(screen.getByRole('group', { name: 'Перевірка сповіщення' }).textContent).toContain(key?.key_id);
  }
});

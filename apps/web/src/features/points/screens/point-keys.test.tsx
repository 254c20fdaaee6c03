/** The signing keys of points. */
import { exampleKeyFile } from '@kasa/contracts/points/keys';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#app/test-support/render-app.tsx';

const path = '/points/keys';
const rowOf = async (serial: string) => (await screen.findByText(serial)).closest('tr') as HTMLElement;

it('are told with their owner, how long they are valid and how many points sign with them', async () => {
  await renderApp(path, { as: 'director' });
  const row = within(await rowOf('2A01C4'));
  expect(row.getByText('ТОВ «Затишок»')).toBeDefined();
  expect(row.getByText(/^Залишил(ося|ся) \d+ д/)).toBeDefined();
  expect(row.getByText('1')).toBeDefined();
});

it('can be deleted unless a point signs with them', async () => {
  const { user } = await renderApp(path, { as: 'owner' });
  const removalOf = async (serial: string) => {
    await user.click(within(await rowOf(serial)).getByRole('button', { name: /^Дії/ }));
    return screen.findByRole('menuitem', { name: /^Видалити/ });
  };
  const used = await removalOf('2A01C4');
  expect(used.getAttribute('aria-disabled')).toBe('true');
  expect(used.textContent).toContain('ним підписує 1 точка');
  await user.keyboard('{Escape}');
  await user.click(await removalOf('2A01C5'));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Видалити' }));
  expect(await screen.findByText('Ключ видалено!')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('2A01C5')).toBeNull());
});

it('are added from their file', async () => {
  const { user } = await renderApp(path, { as: 'owner' });
  await rowOf('2A01C4');
  await user.click(screen.getByRole('button', { name: 'Додати ключ підпису' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Додати ключ підпису' }));
  const bytes = Uint8Array.from(atob(exampleKeyFile.content), (char) => char.charCodeAt(0));
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  await user.upload(input, new File([bytes], 'key.pfx'));
  await user.type(dialog.getByLabelText(/^Пароль до файлу/), exampleKeyFile.password);
  await user.click(dialog.getByRole('button', { name: 'Додати ключ' }));
  expect(await screen.findByText('Ключ додано!')).toBeDefined();
  expect(await rowOf('2A01C7')).toBeDefined();
});

import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

const { terminal, terminalTemplate: id } = exampleIds;
const address = `/terminals/templates/${id}/apply?q=S110010`;
const get = async ({ services: { client } }: RenderedApp) =>
  client.operation('getTerminal')({ params: { id: terminal } });
const box = (number: string) => screen.findByRole('checkbox', { name: new RegExp(`^Вибрати: .*${number}$`) });

async function look({ user }: RenderedApp, ...numbers: string[]) {
  for (const number of numbers) await user.click(await box(number));
  await user.click(screen.getByRole('button', { name: 'Переглянути зміни' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Застосування шаблону' }));
  return { dialog, list: within(await dialog.findByRole('list', { name: 'Що зміниться' })) };
}

it('shows what changes on each terminal, then does that and nothing else', async () => {
  const app = await renderApp(address, { as: 'owner' });
  const before = await get(app);
  expect([before.template, before.settings.max_offline_amount]).toEqual([null, 50_000]);
  const { dialog, list } = await look(app, 'S1100101', 'S1100102');
  const first = list.getByText(/^S1100101/).closest('li');
  expect(first?.textContent?.replace(/\s/g, ' ')).toMatch(/Максимальна сума офлайн: 500,00 ₴100,00 ₴/);
  expect(list.getByText(/^S1100102/)).toBeTruthy();
  expect(await get(app)).toEqual(before);

  await app.user.click(dialog.getByRole('button', { name: 'Застосувати до 2 терміналів' }));
  await screen.findByText(/^Шаблон «Міський транспорт» · /);
  await app.work();
  await screen.findByText('Завершено');
  const after = await get(app);
  expect(after.template?.name).toBe('Міський транспорт');
  expect(after.setting_sources).toEqual({
    ...before.setting_sources,
    card_waiting_seconds: 'template',
    max_offline_amount: 'template',
    sync_seconds: 'template',
  });
  // A value of its own, for a setting that the template does not have.
  expect([after.settings.connection_type, after.setting_sources.connection_type]).toEqual(['wifi', 'own']);
});

it('keeps the choice when the preview is closed', async () => {
  const app = await renderApp(address, { as: 'owner' });
  const { dialog } = await look(app, 'S1100101');
  await app.user.click(dialog.getByRole('button', { name: 'Скасувати' }));
  expect(await box('S1100101')).toHaveProperty('checked', true);
  expect((await get(app)).template).toBeNull();
});

it('takes all that match, also those on other pages', async () => {
  const app = await renderApp(`/terminals/templates/${id}/apply?kind=trade`, { as: 'owner' });
  await app.user.click((await screen.findAllByRole('checkbox', { name: /^Вибрати: / }))[0] as HTMLElement);
  const all = await screen.findByRole('button', { name: /^Вибрати всі \d+$/ });
  const count = String(all.textContent).replace(/\D/g, '');
  expect(Number(count)).toBeGreaterThan(10);
  await app.user.click(all);
  await app.user.click(screen.getByRole('button', { name: 'Переглянути зміни' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Застосування шаблону' }));
  await dialog.findByText(count);
});

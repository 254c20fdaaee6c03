import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#app/test-support/render-app.tsx';

const field = async () => within(await screen.findByRole('dialog')).findByRole('textbox', { name: /^Назва/ });

async function menuOf(name: string, entry: RegExp) {
  const app = await renderApp(`/products/groups?q=${name}`, { as: 'owner' });
  await app.user.click(await screen.findByRole('button', { name: `Дії: ${name}` }));
  await app.user.click(await screen.findByRole('menuitem', { name: entry }));
  return app;
}

it('a group is made in a dialog, and stands in the list', async () => {
  const { user } = await renderApp('/products/groups', { as: 'owner' });
  await screen.findByRole('link', { name: 'Бакалія' });
  await user.click(await screen.findByRole('button', { name: 'Нова група' }));
  await user.type(await field(), 'Подарунки{Enter}');
  await screen.findByText('Групу створено');
  expect(await screen.findByRole('link', { name: 'Подарунки' })).toBeDefined();
});

it('a name that is taken is told at its field', async () => {
  const { user } = await menuOf('Хліб', /^Перейменувати/);
  await user.clear(await field());
  await user.type(await field(), 'Бакалія{Enter}');
  await waitFor(async () => expect((await field()).getAttribute('aria-invalid')).toBe('true'));
});

it('a group is renamed', async () => {
  const { user } = await menuOf('Хліб', /^Перейменувати/);
  await user.clear(await field());
  await user.type(await field(), 'Хліб і випічка{Enter}');
  await screen.findByText('Групу перейменовано');
  expect(await screen.findByRole('link', { name: 'Хліб і випічка' })).toBeDefined();
});

it('an empty group is deleted; of one with products the dialog says why it is not', async () => {
  const { user } = await menuOf('Сезонне', /^Видалити/);
  const question = async () => within(await screen.findByRole('alertdialog'));
  await user.click((await question()).getByRole('button', { name: 'Видалити' }));
  await screen.findByText('Групу видалено');
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'Хліб');
  await user.click(await screen.findByRole('button', { name: 'Дії: Хліб' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Видалити/ }));
  await user.click((await question()).getByRole('button', { name: 'Видалити' }));
  expect(await (await question()).findByText(/у групі є товари/)).toBeDefined();
});

it('a group leads to its products', async () => {
  await renderApp('/products/groups', { as: 'owner' });
  const link = await screen.findByRole('link', { name: 'Бакалія' });
  expect(link.getAttribute('href')).toBe(`/products?group_id=${exampleIds.productGroup}`);
});

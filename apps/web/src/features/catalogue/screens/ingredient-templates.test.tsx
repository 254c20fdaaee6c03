import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#app/test-support/render-app.tsx';

it('the list says what templates hold and cost; one beside it shows its lines', async () => {
  const { user } = await renderApp('/ingredients/templates', { as: 'owner' });
  const row = await screen.findByRole('row', { name: /^Еспресо/ });
  expect(row.textContent).toContain('11,76');
  await user.click(within(row).getByRole('link', { name: 'Еспресо' }));
  const drawer = await screen.findByRole('complementary', { name: 'Еспресо' });
  await within(drawer).findByText(/^Кава в зернах – 0,018.кг \(втрати 2.%\)$/);
});

it('a template is made of an ingredient, with its cost as it is typed', async () => {
  const { user, location } = await renderApp('/ingredients/templates/create', { as: 'owner' });
  await user.type(await screen.findByRole('textbox', { name: /^Назва/ }), 'Какао');
  await user.click(screen.getByRole('button', { name: 'Додати інгредієнт' }));
  await user.click(await screen.findByRole('button', { name: /Інгредієнт, рядок 1/ }));
  await user.click(await screen.findByRole('option', { name: /^Молоко/ }));
  await user.type(screen.getByRole('textbox', { name: /^Кількість, рядок 1/ }), '0,25');
  await screen.findByText(/^11,00.₴$/);
  await user.click(screen.getByRole('button', { name: 'Створити' }));
  await waitFor(() => expect(location()).toMatch(/^\/ingredients\/templates\?open=/));
  const drawer = await screen.findByRole('complementary', { name: 'Какао' });
  await within(drawer).findByText(/^Молоко – 0,25.л$/);
});

it('a template without a line is refused, says so, and the focus goes to what adds one', async () => {
  const { user, requests } = await renderApp('/ingredients/templates/create', { as: 'owner' });
  await user.type(await screen.findByRole('textbox', { name: /^Назва/ }), 'Какао');
  await user.click(screen.getByRole('button', { name: 'Створити' }));
  await screen.findByText('Додайте хоча б один інгредієнт');
  const add = screen.getByRole('button', { name: 'Додати інгредієнт' });
  await waitFor(() => expect(document.activeElement).toBe(add));
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);
});

it('a line is taken out of a template', async () => {
  const id = exampleIds.ingredientTemplateToEdit;
  const { user } = await renderApp(`/ingredients/templates/${id}/edit`, { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: 'Прибрати рядок 2' }));
  await user.click(screen.getByRole('button', { name: 'Зберегти' }));
  const drawer = await screen.findByRole('complementary', { name: 'Капучино' });
  await within(drawer).findByText(/^Кава в зернах/);
  expect(within(drawer).queryByText(/^Молоко/)).toBeNull();
});

it('a template is deleted after a question', async () => {
  const id = exampleIds.ingredientTemplateToDelete;
  const { user } = await renderApp(`/ingredients/templates?open=${id}`, { as: 'owner' });
  const drawer = await screen.findByRole('complementary', { name: 'Лате' });
  await user.click(await within(drawer).findByRole('button', { name: 'Видалити' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Видалити шаблон «Лате»?' });
  await user.click(within(dialog).getByRole('button', { name: 'Видалити' }));
  await screen.findByText('Шаблон видалено!');
});

import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#app/test-support/render-app.tsx';

const id = exampleIds.pointToEdit;

it('the list finds a point by its name, and shows it beside itself', async () => {
  const { user, location } = await renderApp('/points', { as: 'owner' });
  await user.type(await screen.findByRole('searchbox'), 'Точка 2');
  await waitFor(() => expect(location()).toContain('q='));
  await user.click(await screen.findByRole('link', { name: 'Точка 2' }));
  await screen.findByRole('complementary', { name: 'Точка 2' });
  expect(location()).toContain(`open=${id}`);
});

it('the form says what is missing at its field, and sends nothing', async () => {
  const { user, requests } = await renderApp('/points/edit', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: 'Створити' }));
  expect(await screen.findAllByText("Поле обов'язкове")).not.toHaveLength(0);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Назва/ }));
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);
});

it('the form changes one, and the list shows it', async () => {
  const { user, location } = await renderApp(`/points/edit?id=${id}`, { as: 'owner' });
  const name = await screen.findByRole('textbox', { name: /^Назва/ });
  await user.clear(name);
  await user.type(name, 'Нова назва');
  await user.click(screen.getByRole('button', { name: 'Зберегти' }));
  await screen.findByText('Зміни збережено!');
  await waitFor(() => expect(location()).toBe(`/points?open=${id}`));
  await screen.findByRole('complementary', { name: 'Нова назва' });
});

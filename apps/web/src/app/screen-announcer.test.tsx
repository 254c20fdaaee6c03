import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from './test-support/render-app.tsx';

const announced = () => document.querySelector('[data-screen-announcer]')?.textContent;

it('says nothing of the first screen: the browser does', async () => {
  await renderApp('/branches');
  await screen.findByRole('link', { name: 'Автобусне депо №1' });
  await waitFor(() => expect(document.title).toBe('Депо · Каса'));
  expect(announced()).toBe('');
});

it('says the title of a screen that was gone to, and the name of what it shows once that is known', async () => {
  const { goTo } = await renderApp('/Routes');
  await goTo('/branches');
  expect(announced()).toBe('Депо · Каса');
  fireEvent.click(await screen.findByRole('link', { name: 'Автобусне депо №1' }));
  fireEvent.click(await screen.findByRole('link', { name: 'Відкрити сторінку' }));
  await screen.findByRole('heading', { level: 1, name: 'Автобусне депо №1' });
  await waitFor(() => expect(announced()).toBe('Автобусне депо №1 · Каса'));
});

it('says nothing when only the query changes', async () => {
  const { goTo } = await renderApp('/Routes');
  await goTo('/Routes?mode=tram');
  expect(announced()).toBe('');
});

it('says a title again when the next screen has the same', async () => {
  const { goTo } = await renderApp('/Routes');
  await goTo('/nowhere');
  const first = document.querySelector('[data-screen-announcer]')?.firstChild;
  await goTo('/nowhere-else');
  const second = document.querySelector('[data-screen-announcer]')?.firstChild;
  expect(second?.textContent).toBe(first?.textContent);
  expect(second).not.toBe(first);
});

it('keeps the focus that still stands, and takes up one that was lost in the content', async () => {
  const { user } = await renderApp('/Routes');
  const menu = within(screen.getByRole('navigation', { name: 'Головне меню' }));
  const link = menu.getByRole('link', { name: 'Депо' });
  await user.click(link);
  const depot = await screen.findByRole('link', { name: 'Автобусне депо №1' });
  expect(document.activeElement).toBe(link);

  act(() => depot.focus());
  await user.keyboard('{Enter}');
  const page = await screen.findByRole('link', { name: 'Відкрити сторінку' });
  act(() => page.focus());
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Автобусне депо №1' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

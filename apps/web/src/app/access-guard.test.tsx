import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PASSWORD, phoneByRole, renderApp } from './test-support/render-app.tsx';

const REFUSAL = 'У вас немає доступу до цієї сторінки!';

it('sends whoever may not add terminals back to where they were, with the words of the specification', async () => {
  const { goTo, location } = await renderApp('/Transports?q=12', { as: 'dispatcher' });
  await goTo('/Terminal/Activate');
  await screen.findByText(REFUSAL);
  expect(location()).toBe('/Transports?q=12');
});

it('leads back, too, whoever comes by the browser’s own buttons', async () => {
  const { location } = await renderApp('/Transports?q=12', { as: 'dispatcher' });
  window.history.pushState(null, '', '/Terminal/Activate');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await screen.findByText(REFUSAL);
  await waitFor(() => expect(location()).toBe('/Transports?q=12'));
});

it('leads home when the page begins there', async () => {
  const { location } = await renderApp('/Terminal/Activate', { as: 'accountant' });
  await screen.findByText(REFUSAL);
  await waitFor(() => expect(location()).toBe('/'));
});

it('lets in whoever has the right', async () => {
  const { location } = await renderApp('/Terminal/Activate', { as: 'director' });
  expect(location()).toBe('/Terminal/Activate');
  expect(screen.queryByText(REFUSAL)).toBeNull();
});

it('asks for the session first', async () => {
  const { location } = await renderApp('/Terminal/Activate', { as: null });
  await waitFor(() => expect(location()).toBe('/signin?redirect=%2FTerminal%2FActivate'));
  expect(screen.queryByText(REFUSAL)).toBeNull();
});

it('leads home whoever signs in on the way there without the right', async () => {
  const { user, location } = await renderApp('/Terminal/Activate', { as: null });
  await user.type(await screen.findByLabelText(/Телефон/), phoneByRole.dispatcher);
  await user.type(screen.getByLabelText(/^Пароль/), `${PASSWORD}{Enter}`);
  await screen.findByText(REFUSAL);
  await waitFor(() => expect(location()).toBe('/Transports'));
});

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../test-support/render-app.tsx';
import { toastTexts } from '../test-support/visit.ts';

it('a list of choices that failed does not say that there is nothing, and asks again when it is opened', async () => {
  const app = await renderApp('/Transports/Create');
  await app.fail('listDepots');
  app.services.queryClient.clear();
  await app.goTo('/nowhere');
  await app.goTo('/Transports/Create');
  const depot = await screen.findByRole('button', { name: /^Виберіть Депо|Депо/ });
  await app.user.click(depot);
  await screen.findByText('Не вдалося завантажити дані.');
  expect([screen.queryByText('Нічого не знайдено'), toastTexts()]).toEqual([null, []]);
  await app.clearFaults();
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await app.user.click(depot);
  await screen.findByRole('option', { name: /Автобусне/ });
});

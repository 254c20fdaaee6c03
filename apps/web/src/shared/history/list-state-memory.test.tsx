import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../app/test-support/render-app.tsx';

const { terminal, terminalTemplate, driver, route } = exampleIds;
const back = () => document.querySelector('main header a')?.getAttribute('href');
const shown = () => waitFor(() => expect(document.querySelector('main header a')).not.toBeNull());

it('ways back lead to a list as it was left, until one leaves', async () => {
  const app = await renderApp('/?q=S1100101&sort=-name&edit=x', { as: 'owner' });
  const left = '/?q=S1100101&sort=-name';
  await screen.findByText('S1100101');
  await app.goTo(`/terminals/${terminal}/edit`);
  await screen.findByRole('heading', { level: 1, name: 'Термінал «Каса 1»' });
  const cancel = screen.getByRole('link', { name: 'Скасувати' });
  expect([back(), cancel.getAttribute('href')]).toEqual([left, left]);
  await app.user.click(screen.getByRole('checkbox', { name: 'Тестовий режим' }));
  await app.user.click(screen.getByRole('button', { name: 'Зберегти' }));
  await waitFor(() => expect(app.location()).toBe(left));
  await app.goTo('/terminals/runs');
  await shown();
  expect(back()).toBe(left);
  await app.goTo('/terminals/templates?q=a');
  await app.goTo(`/terminals/templates/${terminalTemplate}/edit`);
  await waitFor(() => expect(back()).toBe('/terminals/templates?q=a'));
  await app.goTo('/Routes?page=2');
  await app.goTo(`/Route?id=${route}`);
  await waitFor(() => expect(back()).toBe('/Routes?page=2'));
  await app.goTo('/terminals?page=1');
  await app.goTo('/terminals');
  await app.goTo('/terminals/create');
  await waitFor(() => expect(back()).toBe('/terminals'));
  await app.goTo(`/Drivers?shift=closed&editDriver=${driver}`);
  await app.goTo('/Drivers/Create');
  await waitFor(() => expect(back()).toBe('/Drivers?shift=closed'));
  app.services.signOut();
  expect(JSON.stringify(sessionStorage)).not.toContain('shift=closed');
});

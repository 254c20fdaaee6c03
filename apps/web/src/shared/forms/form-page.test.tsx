import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../app/test-support/render-app.tsx';

const { terminal, terminalTemplate, depot, route } = exampleIds;
const templates = '/terminals/templates';

it('every form shows the way to the list that it belongs to', async () => {
  const app = await renderApp('/nowhere', { as: 'owner' });
  for (const [address, list, href] of [
    ['/terminals/create', 'Термінали', '/terminals'],
    ['/offline', 'Термінали', '/terminals'],
    [`/terminals/${terminal}/edit`, 'Термінали', '/terminals'],
    [`${templates}/create`, 'Шаблони', templates],
    [`${templates}/${terminalTemplate}/edit`, 'Шаблони', templates],
    ['/Transports/Create', 'Транспорт', '/Transports'],
    ['/Drivers/Create', 'Водії', '/Drivers'],
    ['/Routes/Create', 'Маршрути', '/Routes'],
    [`/Route/Update?id=${route}`, 'Маршрути', '/Routes'],
    ['/branches/edit', 'Депо', '/branches'],
    [`/branches/edit?id=${depot}`, 'Депо', '/branches'],
  ] as const) {
    await app.goTo(address);
    // By selector: role queries are slow in forms with a hundred fields.
    const back = () => document.querySelector('main form header a');
    await waitFor(() => expect(back()?.textContent).toBe(list));
    expect([address, back()?.getAttribute('href')]).toEqual([address, href]);
  }
});

it('back from what follows a new thing leads to where its form was opened from', async () => {
  const app = await renderApp('/Drivers?shift=closed', { as: 'owner' });
  await app.goTo('/terminals/create');
  await app.user.type(await screen.findByRole('textbox', { name: /^Номер термінала/ }), 'S1900001');
  await app.user.type(screen.getByRole('textbox', { name: /^Код активації/ }), 'K7900001');
  await app.user.click(screen.getByRole('button', { name: 'Додати термінал' }));
  await waitFor(() => expect(app.location()).toBe('/Terminal/Activate?q=S1900001'));
  await app.router.navigate(-1);
  await waitFor(() => expect(app.location()).toBe('/Drivers?shift=closed'));
  await app.goTo(`${templates}/create`);
  await app.user.type(await screen.findByRole('textbox', { name: /^Назва/ }), 'Ярмарок');
  await app.router.navigate(-1);
  const question = within(await screen.findByRole('alertdialog'));
  await app.user.click(question.getByRole('button', { name: 'Залишитися' }));
  await app.user.click(screen.getByRole('button', { name: 'Створити' }));
  await waitFor(() => expect(app.location()).toBe(templates));
  await app.router.navigate(-1);
  await waitFor(() => expect(app.location()).toBe('/Drivers?shift=closed'));
});

import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { phoneByRole, renderApp } from '#app/test-support/render-app.tsx';

/** Every answer that refused something. */
function watchRefusals() {
  const refused: string[] = [];
  const network = async (request: Request, pass: (request: Request) => Promise<Response>) => {
    const answer = await pass(request);
    if (answer.status >= 400) refused.push(`${answer.status} ${request.method} ${request.url}`);
    return answer;
  };
  return { refused, network };
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 1 });

describe('a driver', () => {
  it('begins with the own shift, and follows each link of the own card without being refused', async () => {
    const { refused, network } = watchRefusals();
    const { goTo, location } = await renderApp('/', { as: 'driver', network });
    await heading('Водії');
    await waitFor(() => expect(location()).toContain(`/Drivers?open=${exampleIds.driver}`));
    const drawer = await screen.findByRole('complementary');
    await within(drawer).findByText('Робочі зміни');
    const links = within(drawer)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/'));
    const menu = within(screen.getByRole('navigation', { name: 'Головне меню', hidden: true }))
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href') ?? '');
    expect(menu).toEqual(expect.arrayContaining(['/Routes', '/Transports', '/Drivers', '/branches']));
    for (const href of [...links, ...menu]) {
      await goTo(href);
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    }
    expect(refused).toEqual([]);
  });

  it.each([
    ['/Drivers', 'Водії'],
    ['/Transports', 'Транспорт'],
    ['/Routes', 'Маршрути'],
    ['/branches', 'Депо'],
  ])('sees at %s the own one alone', async (path, title) => {
    await renderApp(path, { as: 'driver' });
    await heading(title);
    const table = await screen.findByRole('table');
    await waitFor(() => expect(table.querySelectorAll('[data-row-id]')).toHaveLength(1));
  });

  it('asks in vain for another driver: there is none', async () => {
    const app = await renderApp('/Drivers', { as: 'dispatcher' });
    const { items } = await app.services.client.operation('listDrivers')({ query: { shift: 'closed' } });
    const other = items[0]?.id ?? '';
    app.services.session.store(
      await app.services.client.operation('signIn')({
        body: { phone: phoneByRole.driver, password: 'kasa-demo' },
      }),
    );
    await app.goTo(`/Drivers?open=${other}`);
    expect(await screen.findByText(/^Такого водія немає/)).toBeTruthy();
  });
});

it('who may not read transport is told which right is missing, and is offered none of it', async () => {
  await renderApp('/Transports', { as: 'cashier' });
  expect(await screen.findByText(/^Потрібне право «Перегляд транспорту»/)).toBeTruthy();
  const menu = within(screen.getByRole('navigation', { name: 'Головне меню' })).getAllByRole('link');
  expect(menu.map((link) => link.getAttribute('href'))).not.toContain('/Transports');
});

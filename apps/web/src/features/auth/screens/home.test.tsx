import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#app/test-support/render-app.tsx';

const heading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 1 });
const option = (name: string | RegExp) => screen.findByRole('option', { name });

describe('where a person starts', () => {
  it.each([
    ['dispatcher', /^\/Transports$/, 'Транспорт'],
    ['driver', /^\/Drivers\?open=/, 'Водії'],
    ['cashier', /^\/terminals\?open=[\da-f-]+$/, 'Термінали'],
  ] as const)('%s', async (as, path, title) => {
    const { location } = await renderApp('/', { as });
    await heading(title);
    await waitFor(() => expect(location()).toMatch(path));
  });

  it('is not in the way of whoever asks for terminals', async () => {
    const { location } = await renderApp('/?status=active', { as: 'dispatcher' });
    await heading('Термінали');
    expect(location()).toBe('/?status=active');
  });

  it('is chosen in the profile, kept at once, and forgotten again', async () => {
    const { user, goTo, location, services } = await renderApp('/profile', { as: 'dispatcher' });
    const section = within(await screen.findByRole('region', { name: 'Початкова сторінка' }));
    const select = () => section.getByRole('button', { name: /Що відкривати/ });
    expect(select().textContent).toContain('За роллю: Транспорт');
    await user.click(select());
    // No driver, no shift.
    await option('Усі термінали');
    expect(screen.queryByRole('option', { name: 'Моя зміна' })).toBeNull();
    await user.click(await option('Огляд'));
    await screen.findByText('Початкову сторінку змінено!');
    await goTo('/');
    await heading('Огляд');
    expect(location()).toBe('/dashboard');
    await goTo('/profile');
    await user.click(await screen.findByRole('button', { name: 'Повернути за роллю' }));
    await waitFor(() => expect(services.session.current()?.user.home.path).toBe('/Transports'));
  });

  it('may be one of the terminals', async () => {
    const { user, services } = await renderApp('/profile', { as: 'owner' });
    await user.click(await screen.findByRole('button', { name: /Що відкривати/ }));
    await user.click(await option('Мій термінал'));
    await user.click(
      await screen.findByRole('button', { name: /Мій термінал.*Виберіть|Виберіть.*Мій термінал/ }),
    );
    const [first] = await screen.findAllByRole('option');
    await user.click(first as HTMLElement);
    await waitFor(() => expect(services.session.current()?.user.home).toMatchObject({ screen: 'terminal' }));
    expect(services.session.current()?.user.home.path).toMatch(/^\/terminals\?open=/);
  });
});

describe('/ of a cashier without a terminal', () => {
  async function renderCashier() {
    const app = await renderApp('/profile', { as: 'cashier' });
    const body = { screen: null, terminal_id: null };
    const without = await app.services.client.operation('updateHome')({ body });
    act(() => app.services.session.store(without));
    await app.goTo('/');
    await heading('Який термінал ваш?');
    return app;
  }

  it('asks which one it is, and starts there from then on', async () => {
    const { user, location, goTo } = await renderCashier();
    await user.click(screen.getByRole('button', { name: /Мій термінал/ }));
    const [first] = await screen.findAllByRole('option');
    await user.click(first as HTMLElement);
    await heading('Термінали');
    expect(location()).toMatch(/^\/terminals\?open=/);
    await goTo('/');
    await waitFor(() => expect(location()).toMatch(/^\/terminals\?open=/));
  });

  it('can be told to show all of them', async () => {
    const { user, location, goTo } = await renderCashier();
    await user.click(screen.getByRole('button', { name: 'Показувати всі термінали' }));
    await heading('Термінали');
    await goTo('/');
    await heading('Термінали');
    expect(location()).toBe('/');
  });
});

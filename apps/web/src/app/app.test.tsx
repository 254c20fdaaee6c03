import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from './test-support/render-app.tsx';

afterEach(() => vi.restoreAllMocks());

const Calm = () => <h1>Спокійний екран</h1>;

describe('layout', () => {
  it('shows the menu that the server gave, with the present screen marked', async () => {
    await renderApp('/Routes/x', { screens: { '/Routes/x': Calm } });
    const menu = within(screen.getByRole('navigation', { name: 'Головне меню' })).getByRole('list', {
      name: 'Транспорт',
    });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(expect.arrayContaining(['/Routes', '/Transports', '/Drivers', '/branches']));
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveProperty('pathname', '/Routes');
  });

  it('names the person, the role and the merchant', async () => {
    await renderApp('/x', { as: 'owner', screens: { '/x': Calm } });
    expect(screen.getByRole('button', { name: /Коваль Олена/ }).textContent).toContain('ТОВ «Затишок»');
  });

  it('looks once whether rights and menu have changed, and keeps what it finds', async () => {
    const { requests } = await renderApp('/x', {
      screens: { '/x': Calm },
      before: () => {
        localStorage.setItem('user_menu', '{');
        localStorage.setItem('user_roles', '"owner"');
      },
    });
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Водії' })).not.toHaveLength(0));
    expect(requests).toEqual(['GET /api/v1/auth/me']);
    expect(JSON.parse(localStorage.getItem('user_roles') ?? '')).toEqual(['dispatcher']);
  });
});

describe('entry check', () => {
  it.each(['/x?page=2&perPage=20#map', '/x'])(
    'sends a visitor to sign-in with the whole path %s',
    async (path) => {
      const { location } = await renderApp(path, { as: null, screens: { '/x': Calm } });
      expect(location()).toBe(`/signin?redirect=${encodeURIComponent(path)}`);
    },
  );

  it('shows not-found to anybody, with the menu for whoever is signed in', async () => {
    const { goTo } = await renderApp('/nowhere', { as: null });
    expect(screen.getByRole('heading', { name: 'Такої сторінки немає' })).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    await goTo('/signin');
    expect(screen.getByRole('heading', { name: 'Вхід' })).toBeTruthy();
  });

  it('shows the terminals at /', async () => {
    const { location } = await renderApp('/', { as: 'accountant' });
    expect(location()).toBe('/');
    await screen.findByRole('heading', { level: 1, name: 'Термінали' });
  });
});

describe('sign-out', () => {
  const signOut = async (app: Awaited<ReturnType<typeof renderApp>>) => {
    await app.user.click(screen.getByRole('button', { name: /Савчук Тарас/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Вийти' }));
    await screen.findByRole('heading', { name: 'Вхід' });
  };

  it('clears local storage, ends the session and goes to sign-in', async () => {
    const app = await renderApp('/x', { screens: { '/x': Calm } });
    await signOut(app);
    expect(localStorage).toHaveLength(0);
    expect(app.location()).toBe('/signin');
    await expect(app.services.client.operation('getMe')()).rejects.toMatchObject({
      kind: 'not_authenticated',
    });
  });

  it('works without a connection', async () => {
    const app = await renderApp('/x', { screens: { '/x': Calm } });
    await app.fail('signOut', { how: 'drop' });
    await signOut(app);
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('language', () => {
  it.each(['', 'xx', 'EN', '{}', 'null'])('speaks Ukrainian when the stored locale is %j', async (stored) => {
    await renderApp('/nowhere', { before: () => localStorage.setItem('locale', stored) });
    expect(screen.getByRole('heading', { name: 'Такої сторінки немає' })).toBeTruthy();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
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
    ).toEqual(['/Routes', '/Transports', '/Drivers', '/branches']);
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
    const { location } = await renderApp('/');
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

  it('in another tab brings this one to sign-in, and a sign-in there brings it back', async () => {
    const app = await renderApp('/x?page=2#y', { screens: { '/x': Calm } });
    const stored = { ...localStorage };
    act(() => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
    });
    await screen.findByRole('heading', { name: 'Вхід' });
    expect(app.location()).toBe(`/signin?redirect=${encodeURIComponent('/x?page=2#y')}`);
    act(() => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      window.dispatchEvent(new StorageEvent('storage', { key: 'user', storageArea: localStorage }));
    });
    await screen.findByRole('heading', { name: 'Спокійний екран' });
    expect(app.location()).toBe('/x?page=2#y');
  });

  it('another account in another tab stands in the way of everything', async () => {
    await renderApp('/x', { screens: { '/x': Calm } });
    act(() => {
      localStorage.setItem('user', JSON.stringify({ id: 'somebody-else' }));
      window.dispatchEvent(new StorageEvent('storage', { key: 'user', storageArea: localStorage }));
    });
    const dialog = await screen.findByRole('alertdialog', { name: 'Увійшов інший користувач' });
    expect(within(dialog).getAllByRole('button', { name: 'Оновити сторінку' })).not.toHaveLength(0);
  });
});

describe('language and theme', () => {
  it('switches the language at once, for the next visits too', async () => {
    const { user, services } = await renderApp('/nowhere');
    expect(services.locale.forRequests()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Мова' }));
    await user.click(await screen.findByRole('menuitemradio', { name: /English/ }));
    await screen.findByRole('heading', { name: 'There is no such page' });
    expect(screen.getAllByRole('link', { name: 'Drivers' })).not.toHaveLength(0);
    expect([localStorage.getItem('locale'), document.documentElement.lang]).toEqual(['en', 'en']);
    expect(services.locale.forRequests()).toBe('en');
  });

  it.each(['', 'xx', 'EN', '{}', 'null'])('speaks Ukrainian when the stored locale is %j', async (stored) => {
    await renderApp('/nowhere', { before: () => localStorage.setItem('locale', stored) });
    expect(screen.getByRole('heading', { name: 'Такої сторінки немає' })).toBeTruthy();
  });

  it('keeps the chosen theme over a sign-out', async () => {
    const { user, services } = await renderApp('/nowhere');
    await user.click(screen.getByRole('button', { name: 'Тема' }));
    await user.click(await screen.findByRole('menuitemradio', { name: /Темна/ }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    act(() => services.session.clear());
    expect(document.cookie).toContain('theme=dark');
    expect(localStorage).toHaveLength(0);
  });
});

describe('a crash in one screen', () => {
  function Fragile() {
    const [isBroken, setBroken] = useState(sessionStorage.getItem('broken') === 'yes');
    if (isBroken) throw new Error('planted');
    return (
      <button type="button" onClick={() => setBroken(true)}>
        Зламати
      </button>
    );
  }

  it('leaves the layout, names itself, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('reportError', vi.fn());
    const { user, goTo } = await renderApp('/fragile', { screens: { '/fragile': Fragile, '/calm': Calm } });
    await user.click(screen.getByRole('button', { name: 'Зламати' }));
    expect(await screen.findByText('Не вдалося показати сторінку')).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Головне меню' })).toBeTruthy();
    expect(reportError).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringMatching(/^[0-9a-f]{8}: Error: planted$/) }),
    );
    await user.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
    await screen.findByRole('button', { name: 'Зламати' });
    await user.click(screen.getByRole('button', { name: 'Зламати' }));
    await goTo('/calm');
    expect(screen.getByRole('heading', { name: 'Спокійний екран' })).toBeTruthy();
  });
});

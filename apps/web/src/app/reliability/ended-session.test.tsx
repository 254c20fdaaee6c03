/** U7, U8: code −4 on any screen. */
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { privateScreens } from '../test-support/all-screens.ts';
import { renderApp } from '../test-support/render-app.tsx';
import { toastTexts } from '../test-support/visit.ts';

const EXPIRED = 'Сеанс завершено. Увійдіть ще раз, щоб продовжити.';

afterEach(() => vi.restoreAllMocks());

describe('a session that ends', () => {
  it.each(privateScreens)(
    'leads from $name to sign-in once, silently, with the whole path',
    async ({ open, address, name }) => {
      const app = await open();
      const place = `${address}${address.includes('?') ? '&' : '?'}mark=1#end`;
      await app.goTo(place);
      const before = app.location();
      const events = vi.fn();
      app.services.session.onEvent(events);
      await app.fail('*', { how: 'not_authenticated' });
      // All within the half second of spec §9, however busy the machine.
      vi.spyOn(performance, 'now').mockReturnValue(performance.now());
      const read = app.services.client.operation('listRoutes');
      await Promise.allSettled(Array.from({ length: 30 }, () => read()));
      await screen.findByRole('heading', { name: 'Вхід' });
      expect([name, events.mock.calls]).toEqual([name, [['expired']]]);
      expect(app.location()).toBe(`/signin?redirect=${encodeURIComponent(before)}`);
      expect(screen.getByText(EXPIRED)).toBeTruthy();
      expect([localStorage.getItem('user'), toastTexts()]).toEqual([null, []]);
    },
  );

  it.each(privateScreens)(
    'noticed on the way to $name leads back there, and not to the screen before',
    async ({ open, address, idleAddress }) => {
      const app = await open();
      await app.goTo(idleAddress);
      void app.router.navigate(address);
      expect([app.router.state.navigation.state, app.location()]).toEqual(['loading', idleAddress]);
      // What a screen reads ahead may be answered before the address is there.
      app.services.session.expire();
      await screen.findByRole('heading', { name: 'Вхід' });
      expect(app.location()).toBe(`/signin?redirect=${encodeURIComponent(address)}`);
    },
  );

  it.each(['/', '/terminals', '/dashboard', '/Routes'])(
    'noticed while the page loads leads back to %s',
    async (path) => {
      const place = `${path}?mark=1#end`;
      const ended = { code: -4, msg: 'Увійдіть', details: null, data: null };
      const network = async () => Response.json(ended, { status: 401 });
      const app = await renderApp(place, { as: 'owner', network });
      await screen.findByRole('heading', { name: 'Вхід' });
      expect(app.location()).toBe(`/signin?redirect=${encodeURIComponent(place)}`);
    },
  );

  it('is not spoken of after signing out, nor to whoever comes for the first time', async () => {
    const app = await renderApp('/nowhere');
    app.services.session.clear();
    await screen.findByRole('heading', { name: 'Вхід' });
    expect(screen.queryByText(EXPIRED)).toBeNull();
    // A late response to an earlier request.
    app.services.session.expire();
    await app.goTo('/signin?redirect=%2FDrivers');
    expect(screen.queryByText(EXPIRED)).toBeNull();
  });

  it('in another tab, by signing out there, is said so', async () => {
    await renderApp('/Drivers');
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
    await screen.findByRole('heading', { name: 'Вхід' });
    expect(screen.getByText('Ви вийшли в іншій вкладці.')).toBeTruthy();
    expect(screen.queryByText(EXPIRED)).toBeNull();
  });

  it.each(['/signin', '/signin?redirect=/Drivers', '/SIGNIN/', '//evil.example'])(
    'at sign-in itself makes no circle: redirect=%s',
    async (redirect) => {
      const address = `/signin?redirect=${encodeURIComponent(redirect)}`;
      const app = await renderApp(address, { as: null });
      const navigations = vi.fn();
      app.router.subscribe(navigations);
      await app.fail('*', { how: 'not_authenticated' });
      await app.user.type(screen.getByLabelText(/Телефон/), '+380500000003');
      await app.user.type(screen.getByLabelText(/^Пароль/), 'kasa-demo{Enter}');
      await screen.findByRole('button', { name: 'Увійти' });
      expect([app.location(), navigations.mock.calls.length, toastTexts()]).toEqual([address, 0, []]);
      await app.clearFaults();
      await app.user.click(screen.getByRole('button', { name: 'Увійти' }));
      await screen.findByRole('heading', { level: 1, name: 'Термінали' });
      expect(app.location()).toBe('/');
    },
  );
});

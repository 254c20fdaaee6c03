import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { deferRequests } from '../../app/test-support/defer-requests.ts';
import { renderApp } from '../../app/test-support/render-app.tsx';
import { useCommand } from './use-command.ts';
import { useOperation } from './use-operation.ts';

const ids = { depot: '01912d50-3c00-7000-8000-000000000011' };
const input = {
  params: { id: ids.depot },
  body: {
    name: 'Депо',
    city: 'Київ',
    address: 'вул. Нова, 1',
    director: 'Мельник О. Ю.',
    director_phone: '+380503334455',
    shift_closing_time: '23:45',
    version: 1,
  },
};

function depotScreen(isQuiet: boolean) {
  return function Depot() {
    const depot = useOperation('getDepot', { params: { id: ids.depot } }, { isQuiet });
    const update = useCommand('updateDepot', { refreshes: ['getDepot'], success: 'Збережено!', isQuiet });
    const run = () => void update.run(input).catch(() => undefined);
    return (
      <>
        <h1>{depot.data?.name ?? '…'}</h1>
        <output>{update.isRunning ? 'working' : (update.error?.kind ?? 'idle')}</output>
        <button type="button" onClick={run}>
          Зберегти
        </button>
      </>
    );
  };
}
const screens = { '/loud': depotScreen(false), '/quiet': depotScreen(true) };
const state = () => document.querySelector('output')?.textContent;
const save = () => screen.getByRole('button', { name: 'Зберегти' });
const toasts = () =>
  [...document.querySelectorAll('.Toastify__toast')].map((toast) => toast.textContent ?? '');
const puts = (requests: readonly string[]) => requests.filter((request) => request.startsWith('PUT'));

describe('a command', () => {
  it('brings its toast, and refreshes what it changed', async () => {
    const { user, requests } = await renderApp('/loud', { screens });
    await screen.findByRole('heading', { name: /депо/i });
    await user.click(save());
    await screen.findByRole('heading', { name: 'Депо' });
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Збережено!')]));
    expect(requests.filter((request) => request.startsWith('GET /api/v1/transport/depots'))).toHaveLength(2);
  });

  it('is sent once, however often it is pressed', async () => {
    const { network, release } = deferRequests(({ method }) => method === 'PUT');
    const { user, requests } = await renderApp('/loud', { screens, network });
    for (let n = 0; n < 5; n += 1) await user.click(save());
    expect(state()).toBe('working');
    release();
    await waitFor(() => expect(state()).toBe('idle'));
    expect(puts(requests)).toHaveLength(1);
  });

  it('is never repeated by itself when its answer is lost', async () => {
    const { user, fail, requests } = await renderApp('/loud', { screens });
    await fail('updateDepot', { how: 'drop', afterHandler: true });
    await user.click(save());
    await waitFor(() => expect(state()).toBe('network'));
    expect(puts(requests)).toHaveLength(1);
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Щось пішло не так!')]));
  });

  it('is refused for whoever lacks the permission, who is told which one and who grants it', async () => {
    const { user } = await renderApp('/loud', { as: 'driver', screens });
    await user.click(save());
    await waitFor(() =>
      expect(toasts()).toEqual([
        expect.stringMatching(/Потрібне право «Керування транспортом»\. Надати його може: Коваль Олена/),
      ]),
    );
  });

  it('heals a stale signing secret once, unnoticed', async () => {
    const { user, services, requests } = await renderApp('/loud', { screens });
    services.session.storeSigningSecret('1');
    await user.click(save());
    await screen.findByRole('heading', { name: 'Депо' });
    expect(puts(requests)).toHaveLength(2);
    expect(requests.filter((request) => request.includes('key-exchange'))).toHaveLength(1);
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Збережено!')]));
    expect(localStorage.getItem('signing_secret')).not.toBe('1');
  });

  it('leads to sign-in, silently, when a new secret does not help either', async () => {
    const { user, fail, location, requests } = await renderApp('/loud?page=2', { screens });
    await fail('updateDepot', { how: 'signature_invalid' });
    await user.click(save());
    await screen.findByRole('heading', { name: 'Вхід' });
    expect(location()).toBe(`/signin?redirect=${encodeURIComponent('/loud?page=2')}`);
    expect([puts(requests).length, toasts()]).toEqual([2, []]);
  });

  it('leads to sign-in when the server agrees on no new secret', async () => {
    const { user, fail, location, services } = await renderApp('/loud', { screens });
    services.session.storeSigningSecret('1');
    await fail('exchangeKey', { how: 'internal' });
    await user.click(save());
    await screen.findByRole('heading', { name: 'Вхід' });
    expect(location()).toBe('/signin?redirect=%2Floud');
    expect(toasts()).toEqual([]);
  });
});

describe('a failure', () => {
  it('shows code and request id behind "details", and identical ones once', async () => {
    const { user, fail } = await renderApp('/loud', { screens });
    await fail('updateDepot', { how: 'conflict' });
    await user.click(save());
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await user.click(save());
    await waitFor(() => expect(state()).toBe('server'));
    expect(toasts()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Подробиці' }));
    expect(toasts()[0]).toMatch(/Дані вже змінено.*Код -7.*Номер запиту/);
  });

  it('says nothing in a quiet area, and its flag is cleared', async () => {
    const { user, fail } = await renderApp('/quiet', { screens });
    await fail('*', { how: 'internal' });
    await user.click(save());
    await waitFor(() => expect(state()).toBe('server'));
    expect(toasts()).toEqual([]);
  });

  it('−4 says nothing, leads to sign-in once, and back to the very place', async () => {
    const { user, fail, clearFaults, location, services } = await renderApp('/loud?page=2#x', { screens });
    await screen.findByRole('heading', { name: /депо/i });
    const navigations = vi.fn();
    services.session.onEvent(navigations);
    await fail('*', { how: 'not_authenticated' });
    await Promise.allSettled(Array.from({ length: 30 }, () => services.client.operation('listRoutes')()));
    await screen.findByRole('heading', { name: 'Вхід' });
    expect(navigations.mock.calls).toEqual([['expired']]);
    expect(location()).toBe(`/signin?redirect=${encodeURIComponent('/loud?page=2#x')}`);
    expect([localStorage.getItem('user'), toasts()]).toEqual([null, []]);
    await clearFaults();
    await user.type(screen.getByLabelText(/Телефон/), '+380500000005');
    await user.type(screen.getByLabelText(/^Пароль/), 'kasa-demo{Enter}');
    await screen.findByRole('heading', { name: /депо/i });
    expect(location()).toBe('/loud?page=2#x');
  });

  it('−9 brings the maintenance page, and the screen again when the work is done', async () => {
    const { user, fail, clearFaults, location } = await renderApp('/loud', { screens });
    await fail('*', { how: 'maintenance' });
    await user.click(save());
    await screen.findByRole('heading', { name: 'Вибачте, тривають технічні роботи' });
    expect([document.title, toasts()]).toEqual(['Вибачте, тривають технічні роботи · Каса', []]);
    await user.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
    expect(screen.getByRole('heading', { name: 'Вибачте, тривають технічні роботи' })).toBeTruthy();
    await clearFaults();
    await user.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
    await screen.findByRole('button', { name: 'Зберегти' });
    expect(location()).toBe('/loud');
  });

  it('−9 is said in English, too, in the words of the specification', async () => {
    const { user, fail } = await renderApp('/loud', { screens, locale: 'en' });
    await fail('*', { how: 'maintenance' });
    await user.click(save());
    await screen.findByRole('heading', { name: 'Sorry, maintenance work is ongoing' });
  });
});

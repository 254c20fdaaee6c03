/** U15: starting offline, and losing the connection ten times. */
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../test-support/render-app.tsx';
import { toastTexts } from '../test-support/visit.ts';

const retries = () => screen.queryAllByRole('button', { name: 'Спробувати ще раз' });
const notice = () => screen.queryByText('Немає зв’язку');

async function renderOffline(path: string, as: 'owner' | 'dispatcher' = 'dispatcher') {
  const network = { isUp: false };
  const app = await renderApp(path, {
    as,
    network: (request, pass) =>
      network.isUp ? pass(request) : Promise.reject(new TypeError('Failed to fetch')),
  });
  return { app, network };
}

describe('without a connection', () => {
  it.each(['/Routes', '/Transports', '/Drivers', '/branches'])(
    '%s says that it could not be loaded, with one button to try again, and comes by itself',
    async (path) => {
      const { network } = await renderOffline(path);
      await screen.findByText('Немає зв’язку');
      await screen.findByText(/^Не вдалося завантажити дані\. Вони з’являться самі/);
      expect(screen.getByText('Немає данних')).toBeTruthy();
      expect([retries().length, toastTexts()]).toEqual([1, []]);
      network.isUp = true;
      await waitFor(() => expect(notice()).toBeNull());
      await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(3));
      expect(screen.queryByText('Немає данних')).toBeNull();
    },
  );

  it('the next page of a list says at once that it could not be loaded, and comes by itself', async () => {
    const { app, network } = await renderOffline('/Drivers');
    network.isUp = true;
    await act(() => app.services.connection.verify());
    const next = await screen.findByRole('link', { name: 'Наступна сторінка' });
    network.isUp = false;
    await act(() => app.services.connection.verify());
    const before = app.requests.length;
    await app.user.click(next);
    await screen.findByText(/^Не вдалося завантажити дані\. Вони з’являться самі/);
    expect(app.requests.slice(before).filter((request) => request.includes('/drivers?'))).toHaveLength(1);
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    network.isUp = true;
    await waitFor(() => expect(notice()).toBeNull());
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(3));
    expect([app.location(), screen.queryByText('Немає данних')]).toEqual(['/Drivers?page=2', null]);
  });

  it.each(['/audit', '/profile'])('%s has one button to try again, and comes by itself', async (path) => {
    const { network } = await renderOffline(path, 'owner');
    await screen.findByText('Дані з’являться самі, щойно зв’язок відновиться.');
    await screen.findByText('Немає зв’язку');
    expect(retries()).toHaveLength(1);
    network.isUp = true;
    await waitFor(() => expect(notice()).toBeNull());
    await waitFor(() => expect(screen.queryByText(/^Дані з’являться самі/)).toBeNull());
  });

  it('ten times lost and found, the app follows each time, and nothing was kept to be sent', async () => {
    const { app, network } = await renderOffline('/Drivers');
    for (let n = 0; n < 10; n += 1) {
      network.isUp = false;
      await act(() => app.services.connection.verify());
      expect(notice(), String(n)).toBeTruthy();
      network.isUp = true;
      await act(async () => void window.dispatchEvent(new Event('online')));
      await waitFor(() => expect(notice(), String(n)).toBeNull());
    }
    expect(app.requests.filter((request) => !request.startsWith('GET'))).toEqual([]);
    expect(toastTexts()).toEqual([]);
  });

  it('a change that could not be sent is not sent later by itself', async () => {
    const { app, network } = await renderOffline('/Drivers');
    const create = app.services.client.operation('createDepot');
    const body = {
      name: 'Депо без зв’язку',
      city: 'Київ',
      address: 'вул. Нова, 1',
      director: 'Мельник О. Ю.',
      director_phone: '+380503334455',
      shift_closing_time: '23:45',
    };
    await expect(create({ body })).rejects.toMatchObject({ kind: 'network' });
    network.isUp = true;
    await act(() => app.services.connection.verify());
    await screen.findAllByRole('row');
    expect(app.requests.filter((request) => request.startsWith('POST'))).toHaveLength(1);
  });
});

import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { inputFromEntity } from '@kasa/contracts/shared/input-from-entity';
import { exampleVehicle, VehicleInput } from '@kasa/contracts/transport/vehicles';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deferRequests } from '#app/test-support/defer-requests.ts';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import { findDriver } from '../test-support/driver-task.ts';

const id = exampleIds.route;
const unknownId = '01912d50-3c00-7000-8000-00000000ffff';
const saved = () => JSON.parse(localStorage.getItem('route') ?? 'null');
const shown = () => screen.findByRole('heading', { level: 1, name: 'Автобус №33' });

/** A vehicle without a driver, and so without a location. */
const newBus = (branch_id: string) => ({
  ...inputFromEntity(VehicleInput, exampleVehicle),
  branch_id,
  route_id: null,
  transport_num: '9907',
  state_number: 'ВС9907КА',
});

async function withSavedRoute(app: RenderedApp) {
  await app.user.click(await screen.findByRole('link', { name: /Автобус №33/ }));
  await shown();
  await waitFor(() => expect(saved()?.id).toBe(id));
}

describe('the route', () => {
  it('is read back from local storage and refreshed from the server', async () => {
    let isHeld = false;
    const { network, release } = deferRequests(({ url }) => isHeld && url.includes(`/routes/${id}`));
    const app = await renderApp('/Routes', { network });
    await withSavedRoute(app);
    await app.goTo('/branches');
    localStorage.setItem('route', JSON.stringify({ ...saved(), name: 'Стара назва' }));
    app.services.queryClient.clear();
    isHeld = true;
    await app.goTo('/Route');
    expect(screen.getByRole('heading', { level: 1, name: 'Стара назва' })).toBeTruthy();
    release();
    await shown();
    await waitFor(() => expect(saved().name).toBe('Автобус №33'));
    await waitFor(() => expect(document.title).toBe('Автобус №33 · Каса'));
  });

  it('is shown as it was kept while the server does not answer', async () => {
    const app = await renderApp('/Routes');
    await withSavedRoute(app);
    await app.fail('getRoute');
    localStorage.setItem('route', JSON.stringify({ ...saved(), name: 'Збережена назва' }));
    app.services.queryClient.clear();
    await app.goTo('/branches');
    await app.goTo('/Route');
    expect(await screen.findByRole('heading', { level: 1, name: 'Збережена назва' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be shared by its address, and is kept from then on', async () => {
    await renderApp(`/Route?id=${id}`, { before: () => localStorage.setItem('route', '{"id":') });
    await shown();
    await waitFor(() => expect(saved()).toMatchObject({ id, name: 'Автобус №33' }));
  });

  it.each(['', '{"id":', '{}', '[]', 'null', '{"id":"x","name":"y","places":[{}]}'])(
    'is asked for when nothing sound is kept: %j',
    async (text) => {
      const { user, location } = await renderApp('/Route', {
        before: () => localStorage.setItem('route', text),
      });
      expect(await screen.findByText('Маршрут не вибрано')).toBeTruthy();
      await user.click(screen.getByRole('link', { name: 'До списку маршрутів' }));
      await screen.findByRole('heading', { level: 1, name: 'Маршрути' });
      expect(location()).toBe('/Routes');
    },
  );

  it.each([unknownId, 'nonsense'])(
    'is said not to be there when the server knows none: %s',
    async (other) => {
      await renderApp(`/Route?id=${other}`);
      expect(await screen.findByText('Такого маршруту немає')).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('can be tried again when it could not be read', async () => {
    const app = await renderApp('/branches');
    await app.fail('getRoute');
    await app.goTo(`/Route?id=${id}`);
    await screen.findByText('Немає данних');
    await app.clearFaults();
    await app.user.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
    await shown();
  });
});

describe('the screen of a route', () => {
  it('shows fare, vehicles, speed and time, and the stops in order', async () => {
    const { user } = await renderApp(`/Route?id=${id}`);
    await shown();
    for (const figure of ['17,00 ₴', '4 / 6', '17,5 км/год', '48 хв']) {
      expect(screen.getByText(figure)).toBeTruthy();
    }
    const stops = within(screen.getByRole('list', { name: 'Зупинки за порядком' }));
    const names = stops.getAllByRole('button').map((stop) => stop.textContent);
    expect(names[0]).toContain('вул. І. Пулюя');
    expect(names).toHaveLength(16);
    const last = stops.getByRole('button', { name: 'вул. Січових Стрільців' });
    await user.click(last);
    expect(last.getAttribute('aria-pressed')).toBe('true');
    await user.click(last);
    expect(last.getAttribute('aria-pressed')).toBe('false');
  });

  it('has its vehicles in the table without the column Маршрут', async () => {
    const { requests } = await renderApp(`/Route?id=${id}`);
    const table = within(await screen.findByRole('table'));
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(9));
    const headers = table.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers).not.toContain('Маршрут');
    expect(headers).toEqual(expect.arrayContaining(['№ ТС', 'Водій', 'Розташування', 'Час в дорозі']));
    expect(requests).toContain(`GET /api/v1/transport/transports?page=1&perPage=10&route_id=${id}`);
  });

  it('says how many vehicles are not on the map, and why; nothing when all are', async () => {
    const app = await renderApp(`/Route?id=${id}`);
    await shown();
    await screen.findByText('ТС на маршруті');
    expect(screen.queryByText(/^На карті/)).toBeNull();
    const { client } = app.services;
    const idle = await findDriver(app, { shift: 'closed' });
    const vehicle = await client.operation('createTransport')({ body: newBus(idle.branch.id) });
    const body = { transport_id: vehicle.id, route_id: id };
    await client.operation('openShift')({ params: { id: idle.id }, body });
    await app.goTo('/branches');
    app.services.queryClient.clear();
    await app.goTo(`/Route?id=${id}`);
    await screen.findByText('На карті 4 з 5 ТС, що на маршруті. 1 ТС ще не передав свого розташування.');
  });
});

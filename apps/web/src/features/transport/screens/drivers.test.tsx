import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import type { Vehicle } from '../model/types.ts';
import { chooseSearchResult, searchOption } from '../test-support/choose.ts';
import { findDriver, findDrivers, openDriverTask } from '../test-support/driver-task.ts';

const vehicle = async ({ services }: RenderedApp, query: object): Promise<Vehicle> => {
  const { items } = await services.client.operation('listTransports')({ query: { ...query, perPage: 20 } });
  const fit = items.find(({ status_color }) => status_color !== 'danger');
  if (!fit) throw new Error('The seed has no such vehicle');
  return fit;
};
const press = ({ user }: RenderedApp, dialog: HTMLElement, name: string | RegExp) =>
  user.click(within(dialog).getByRole('button', { name }));

describe('the list of drivers', () => {
  it('shows who is on shift with the time, the phone to call, the messenger, and the cash', async () => {
    const app = await renderApp('/Drivers?shift=open');
    const { name, phone, money } = await findDriver(app, { shift: 'open' });
    const row = await screen.findByRole('row', { name: new RegExp(name) });
    expect(row.textContent).toMatch(/0[67]:\d\d/);
    expect(row.textContent?.replace(/\s/g, '')).toContain(`${Math.floor(money / 100)}`.slice(-3));
    expect(
      within(row)
        .getByRole('link', { name: /^\+380/ })
        .getAttribute('href'),
    ).toBe(`tel:${phone}`);
    await app.goTo('/Drivers?shift=closed');
    const idle = await findDriver(app, { shift: 'closed' });
    const idleRow = await screen.findByRole('row', { name: new RegExp(idle.name) });
    expect(within(idleRow).queryByText(/₴/)).toBeNull();
  });

  it('searches by a part of the name in any case; an empty search shows all', async () => {
    const app = await renderApp('/Drivers');
    await screen.findByText('200 водіїв');
    const box = screen.getByRole('searchbox', { name: 'Пошук водія' });
    await app.user.type(box, 'БОНДАР');
    await waitFor(() => expect(app.location()).toContain('name='));
    await waitFor(() => {
      const names = screen.getAllByRole('row').slice(1);
      expect(names.length).toBeGreaterThan(0);
      for (const row of names) expect(row.textContent).toContain('Бондар');
    });
    await app.user.clear(box);
    await screen.findByText('200 водіїв');
  });

  it('sorts by cash, the most first', async () => {
    const app = await renderApp('/Drivers?sort=-money');
    const [richest] = await findDrivers(app, { sort: '-money' });
    await waitFor(() => expect(screen.getAllByRole('row')[1]?.textContent).toContain(richest?.name));
  });
});

describe('the card of a driver', () => {
  it('opens by a click on the row, shows the shift and its history, and closes by back', async () => {
    const app = await renderApp('/Drivers?shift=open');
    const driver = await findDriver(app, { shift: 'open' });
    const link = await screen.findByRole('link', { name: driver.name });
    // The link keeps the list's parameters, for a new tab.
    expect(link.getAttribute('href')).toBe(`/Drivers?shift=open&open=${driver.id}`);
    await app.user.click(link);
    const card = await screen.findByRole('complementary', { name: driver.name });
    await within(card).findByText('Готівка зараз');
    const history = await within(card).findByRole('list', { name: 'Робочі зміни' });
    expect(within(history).getAllByRole('listitem')[0]?.textContent).toContain('дотепер');
    expect(app.location()).toContain(`open=${driver.id}`);
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('complementary', { name: driver.name })).toBeNull());
    expect(app.location()).toBe('/Drivers?shift=open');
  });

  it('says when there is no such driver', async () => {
    await renderApp('/Drivers?open=01912d50-3c00-7000-8000-0000deadbeef');
    await screen.findByText(
      'Такого водія немає. Можливо, посилання застаріло або водій належить іншій компанії.',
    );
  });

  it('does not say so when the card could not be read, which can be tried again', async () => {
    const app = await renderApp('/Routes');
    const driver = await findDriver(app, {});
    await app.fail('getDriver');
    await app.goTo(`/Drivers?open=${driver.id}`);
    const card = await screen.findByRole('complementary');
    const retry = await within(card).findByRole('button', { name: 'Спробувати ще раз' });
    expect(card.textContent).not.toContain('Такого водія немає');
    await app.clearFaults();
    await app.user.click(retry);
    await screen.findByRole('complementary', { name: driver.name });
  });
});

describe('route and vehicle of a driver', () => {
  it('another route', async () => {
    const app = await renderApp('/Drivers?shift=open');
    const driver = await findDriver(app, { shift: 'open' });
    const dialog = await openDriverTask(app, driver, 'Змінити маршрут');
    const name = driver.route?.name === 'Трамвай №6' ? 'Автобус №33' : 'Трамвай №6';
    await chooseSearchResult(app.user, dialog, /Новий маршрут/, name);
    await press(app, dialog, 'Змінити маршрут');
    await screen.findByText('Маршрут успішно змінено!');
    await screen.findByRole('row', { name: new RegExp(`${driver.name}.*${name}`) });
  });

  it('another vehicle; on shift those that cannot go are shown with the reason', async () => {
    const app = await renderApp('/Drivers?shift=open');
    const [driver, other] = await findDrivers(app, { shift: 'open' });
    if (!driver || !other?.transport_number) throw new Error('The seed has too few on shift');
    const parked = await vehicle(app, { status: 'parked' });
    const dialog = await openDriverTask(app, driver, 'Змінити транспорт');
    const busy = await searchOption(app.user, dialog, /Новий ТС/, other.transport_number);
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    expect(busy.textContent).toContain(`Працює ${other.name}`);
    const search = screen.getByRole('searchbox');
    await app.user.clear(search);
    await app.user.type(search, parked.transport_num);
    await app.user.click(await screen.findByRole('option', { name: new RegExp(`^${parked.transport_num}`) }));
    await press(app, dialog, 'Змінити транспорт');
    await screen.findByText('Транспорт успішно змінено!');
    await screen.findByRole('row', { name: new RegExp(`${driver.name}.*${parked.transport_num}`) });
  });

  it('offers vehicles that are free first, also where twenty are out before them', async () => {
    const app = await renderApp('/Drivers?shift=open');
    const driver = await findDriver(app, { shift: 'open' });
    const route = await app.services.client.operation('getRoute')({ params: { id: driver.route?.id ?? '' } });
    const dialog = await openDriverTask(app, driver, 'Змінити транспорт');
    await within(dialog).findByText(/Пропонуємо ТС того ж виду й міста/);
    await app.user.click(within(dialog).getByRole('button', { name: /Новий ТС/ }));
    const options = await screen.findAllByRole('option');
    const parked = (
      await app.services.client.operation('listTransports')({
        query: { status: ['parked'], perPage: 20, mode: [route.mode], city: [route.city] },
      })
    ).items;
    const free = parked.filter(({ status_color }) => status_color !== 'danger');
    expect(options.slice(0, free.length).map((option) => option.textContent?.split(' ')[0])).toEqual(
      free.map(({ transport_num }) => transport_num),
    );
    const disabled = options.map((option) => option.getAttribute('aria-disabled') === 'true');
    expect(disabled).toEqual(disabled.toSorted());
  });

  it('says nothing of a failure without a reason; the button can be pressed again', async () => {
    const app = await renderApp('/Drivers?shift=open');
    const driver = await findDriver(app, { shift: 'open' });
    const dialog = await openDriverTask(app, driver, 'Змінити маршрут');
    await chooseSearchResult(app.user, dialog, /Новий маршрут/, 'Трамвай №6');
    await app.fail('changeDriverRoute');
    await press(app, dialog, 'Змінити маршрут');
    await waitFor(() => expect(app.requests.join()).toContain('change-route'));
    await app.clearFaults();
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => within(dialog).getByRole('button', { name: 'Змінити маршрут' }));
    await press(app, dialog, 'Змінити маршрут');
    await screen.findByText('Маршрут успішно змінено!');
  });
});

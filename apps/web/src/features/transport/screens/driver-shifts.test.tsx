import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type RenderedApp, renderApp } from '../../../app/test-support/render-app.tsx';
import type { Vehicle } from '../model/types.ts';
import { chooseFound } from '../test-support/choose.ts';
import { driverBy, openTask } from '../test-support/driver-task.ts';

const vehicle = async ({ services }: RenderedApp, query: object): Promise<Vehicle> => {
  const [found] = (await services.client.operation('listTransports')({ query })).items;
  if (!found) throw new Error('The seed has no such vehicle');
  return found;
};
const plain = (element: Element | null) => element?.textContent?.replace(/\s/g, ' ') ?? '';

/** A driver without a shift, in a list that shows them. */
async function withIdle() {
  const app = await renderApp('/Drivers?shift=closed');
  return {
    app,
    driver: await driverBy(app, { shift: 'closed' }),
    parked: await vehicle(app, { status: 'parked', inspection: undefined }),
  };
}

describe('opening a shift', () => {
  it('sends the driver out; the list shows it', async () => {
    const { app, driver, parked } = await withIdle();
    const dialog = await openTask(app, driver, 'Відкрити зміну');
    await chooseFound(app.user, dialog, /ТС/, parked.transport_num);
    await chooseFound(app.user, dialog, /Маршрут/, 'Трамвай №6');
    await app.user.click(within(dialog).getByRole('button', { name: 'Відкрити зміну' }));
    await screen.findByText('Зміну відкрито');
    await app.goTo(`/Drivers?shift=open&name=${encodeURIComponent(driver.name)}`);
    await screen.findByRole('row', {
      name: new RegExp(`${driver.name}.*Трамвай №6.*${parked.transport_num}`),
    });
  });

  it('a vehicle taken meanwhile: the dialog names who is on it, and what to do', async () => {
    const { app, driver, parked } = await withIdle();
    const dialog = await openTask(app, driver, 'Відкрити зміну');
    await chooseFound(app.user, dialog, /ТС/, parked.transport_num);
    await chooseFound(app.user, dialog, /Маршрут/, 'Трамвай №6');
    const others = await app.services.client.operation('listDrivers')({ query: { shift: 'closed' } });
    const other = others.items.find(({ id, route }) => id !== driver.id && route !== null);
    if (!other) throw new Error('The seed has nobody else');
    const params = { id: other.id };
    await app.services.client.operation('openShift')({
      params,
      body: { transport_id: parked.id, route_id: null },
    });
    await app.user.click(within(dialog).getByRole('button', { name: 'Відкрити зміну' }));
    const refusal = await within(dialog).findByRole('alert');
    expect(refusal.textContent).toContain(`зараз працює ${other.name}`);
    expect(screen.queryByText('Зміну відкрито')).toBeNull();
  });

  it('a vehicle past its inspection: the dialog names the date', async () => {
    const { app, driver, parked } = await withIdle();
    const dialog = await openTask(app, driver, 'Відкрити зміну');
    await chooseFound(app.user, dialog, /ТС/, parked.transport_num);
    await chooseFound(app.user, dialog, /Маршрут/, 'Трамвай №6');
    const { id, version, branch, route, name, mode, state_number, transport_num } = parked;
    const { validator, terminal_num, camera_link } = parked;
    await app.services.client.operation('updateTransport')({
      params: { id },
      body: {
        ...{ branch_id: branch.id, route_id: route?.id ?? null, name, mode, state_number, transport_num },
        ...{ validator, terminal_num, camera_link, version, next_to_date: '2026-11-01' },
      },
    });
    await app.user.click(within(dialog).getByRole('button', { name: 'Відкрити зміну' }));
    const refusal = await within(dialog).findByRole('alert');
    expect(refusal.textContent).toContain('Строк ТО минув 01.11.2026');
  });
});

describe('closing a shift', () => {
  it('shows the shortage while it is typed, closes once, states the result, and leads to its record', async () => {
    const app = await renderApp('/Drivers?shift=open');
    const driver = await driverBy(app, { shift: 'open' });
    const dialog = await openTask(app, driver, 'Закрити зміну');
    const handed = (driver.money - 550) / 100;
    await waitFor(() => expect(plain(dialog)).toMatch(/Має здати готівки[\d\s]+,\d\d ₴/));
    await app.user.type(await within(dialog).findByRole('textbox', { name: /Здає готівки/ }), String(handed));
    expect(plain(dialog)).toContain('Нестача 5,50 ₴');
    const button = within(dialog).getByRole('button', { name: /^Закрити зміну: .*₴$/ });
    await app.user.dblClick(button);
    const result = await screen.findByRole('dialog', { name: `Зміну закрито: ${driver.name}` });
    expect(plain(result)).toContain('Нестача 5,50 ₴');
    expect(app.requests.filter((request) => request.includes('close-shift'))).toHaveLength(1);
    await app.user.click(within(result).getByRole('link', { name: 'Показати в історії' }));
    const card = await screen.findByRole('complementary', { name: driver.name });
    const history = await within(card).findByRole('list', { name: 'Історія змін' });
    const marked = within(history).getAllByRole('listitem')[0] ?? null;
    expect(marked?.getAttribute('aria-current')).toBe('true');
    expect(plain(marked)).toContain('Нестача 5,50 ₴');
  });

  it('says when amounts match or there is too much', async () => {
    const app = await renderApp('/Drivers?shift=open');
    const driver = await driverBy(app, { shift: 'open' });
    const dialog = await openTask(app, driver, 'Закрити зміну');
    const field = await within(dialog).findByRole('textbox', { name: /Здає готівки/ });
    await app.user.type(field, String(driver.money / 100));
    await within(dialog).findByText('Сходиться');
    await app.user.clear(field);
    await app.user.type(field, String((driver.money + 1000) / 100));
    await waitFor(() => expect(plain(dialog)).toContain('Надлишок 10,00 ₴'));
  });

  it('closed by somebody else meanwhile: says so in the dialog', async () => {
    const app = await renderApp('/Drivers?shift=open');
    const driver = await driverBy(app, { shift: 'open' });
    const dialog = await openTask(app, driver, 'Закрити зміну');
    await app.user.type(await within(dialog).findByRole('textbox', { name: /Здає готівки/ }), '100');
    await waitFor(() => expect(plain(dialog)).toContain('Нестача'));
    await app.services.client.operation('closeShift')({
      params: { id: driver.id },
      body: { handed_over_cash: 0, comment: null },
    });
    await app.user.click(within(dialog).getByRole('button', { name: /^Закрити зміну: / }));
    await within(dialog).findByText(/Цю зміну вже закрито/);
  });

  it('needs an amount', async () => {
    const app = await renderApp('/Drivers?shift=open');
    const dialog = await openTask(app, await driverBy(app, { shift: 'open' }), 'Закрити зміну');
    await waitFor(() => expect(plain(dialog)).toMatch(/готівки[\d\s]+,\d\d ₴/));
    await app.user.click(within(dialog).getByRole('button', { name: 'Закрити зміну' }));
    await within(dialog).findByText("Поле обов'язкове");
  });
});

import { inputFromEntity } from '@kasa/contracts/shared/input-from-entity';
import { VehicleUpdate } from '@kasa/contracts/transport/vehicles';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import type { Driver, Vehicle } from '../model/types.ts';
import { chooseSearchResult, searchOption } from '../test-support/choose.ts';
import { findDriver, openDriverTask } from '../test-support/driver-task.ts';

const vehicle = async ({ services }: RenderedApp, query: object): Promise<Vehicle> => {
  const [found] = (await services.client.operation('listTransports')({ query })).items;
  if (!found) throw new Error('The seed has no such vehicle');
  return found;
};
const plain = (element: Element | null) => element?.textContent?.replace(/\s/g, ' ') ?? '';

async function withIdle() {
  const app = await renderApp('/Drivers?shift=closed');
  return {
    app,
    driver: await findDriver(app, { shift: 'closed' }),
    parked: await vehicle(app, { status: 'parked', inspection: undefined }),
  };
}

async function closing() {
  const app = await renderApp('/Drivers?shift=open');
  const driver = await findDriver(app, { shift: 'open' });
  const dialog = await openDriverTask(app, driver, 'Закрити зміну');
  return {
    app,
    driver,
    dialog,
    field: await within(dialog).findByRole('textbox', { name: /Здає готівки/ }),
  };
}

describe('opening a shift', () => {
  it('sends the driver out; the list shows it', async () => {
    const { app, driver, parked } = await withIdle();
    const dialog = await openDriverTask(app, driver, 'Відкрити зміну');
    await chooseSearchResult(app.user, dialog, /ТС/, parked.transport_num);
    const route = await searchOption(app.user, dialog, /Маршрут/, 'Трамвай №6');
    // Several cities have a tram with this number.
    expect(plain(route)).toMatch(/ – .* · [А-ЯІЇЄҐ]/);
    await app.user.click(route);
    await app.user.click(within(dialog).getByRole('button', { name: 'Відкрити зміну' }));
    await screen.findByText('Зміну відкрито');
    await app.goTo(`/Drivers?shift=open&name=${encodeURIComponent(driver.name)}`);
    await screen.findByRole('row', {
      name: new RegExp(`${driver.name}.*Трамвай №6.*${parked.transport_num}`),
    });
  });

  it('a vehicle taken meanwhile: the dialog names who is on it, and what to do', async () => {
    const { app, driver, parked } = await withIdle();
    const dialog = await openDriverTask(app, driver, 'Відкрити зміну');
    await chooseSearchResult(app.user, dialog, /ТС/, parked.transport_num);
    await chooseSearchResult(app.user, dialog, /Маршрут/, 'Трамвай №6');
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
    const dialog = await openDriverTask(app, driver, 'Відкрити зміну');
    await chooseSearchResult(app.user, dialog, /ТС/, parked.transport_num);
    await chooseSearchResult(app.user, dialog, /Маршрут/, 'Трамвай №6');
    await app.services.client.operation('updateTransport')({
      params: { id: parked.id },
      body: { ...inputFromEntity(VehicleUpdate, parked), next_to_date: '2026-11-01' },
    });
    await app.user.click(within(dialog).getByRole('button', { name: 'Відкрити зміну' }));
    const refusal = await within(dialog).findByRole('alert');
    expect(refusal.textContent).toContain('Строк ТО минув 01.11.2026');
  });
});

describe('closing a shift', () => {
  it('shows the shortage while it is typed, closes once, states the result, and leads to its record', async () => {
    const { app, driver, dialog, field } = await closing();
    const handed = (driver.money - 550) / 100;
    await waitFor(() => expect(plain(dialog)).toMatch(/Має здати готівки[\d\s]+,\d\d ₴/));
    await app.user.type(field, String(handed));
    expect(plain(dialog)).toContain('Нестача 5,50 ₴');
    const button = within(dialog).getByRole('button', { name: /^Закрити зміну: .*₴$/ });
    await app.user.click(button);
    const comment = within(dialog).getByRole('textbox', { name: /Коментар/, description: /чому бракує/ });
    expect(plain(dialog)).toContain('Коментар*');
    await within(dialog).findByText("Поле обов'язкове");
    expect(document.activeElement).toBe(comment);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await app.user.type(comment, 'Не вистачило решти');
    await app.user.dblClick(button);
    const asked = await screen.findByRole('alertdialog', { name: /^Закрити зміну з нестачею 5,50\s₴\?$/ });
    expect(plain(asked)).toMatch(new RegExp(`Водій${driver.name}.*КоментарНе вистачило решти`));
    expect(app.requests.filter((request) => request.includes('close-shift'))).toHaveLength(0);
    await app.user.dblClick(within(asked).getByRole('button', { name: /^Закрити з нестачею 5,50\s₴$/ }));
    const result = await screen.findByRole('dialog', { name: `Зміну закрито: ${driver.name}` });
    expect(plain(result)).toContain('Нестача 5,50 ₴');
    const closedAt = app.requests.findIndex((request) => request.includes('close-shift'));
    expect(app.requests.filter((request) => request.includes('close-shift'))).toHaveLength(1);
    // The closed shift is not requested again.
    expect(app.requests.slice(closedAt).filter((request) => request.endsWith('/shift'))).toEqual([]);
    await app.user.click(within(result).getByRole('link', { name: 'Показати в робочих змінах' }));
    const card = await screen.findByRole('complementary', { name: driver.name });
    const history = await within(card).findByRole('list', { name: 'Робочі зміни' });
    const marked = within(history).getAllByRole('listitem')[0] ?? null;
    expect(marked?.getAttribute('aria-current')).toBe('true');
    expect(plain(marked)).toContain('Нестача 5,50 ₴');
    expect(plain(marked)).toContain('Коментар: Не вистачило решти');
    expect(plain(marked)).toContain('Хто відкрив і закрив: Савчук Тарас Миколайович');
  });

  it('says when amounts match or there is too much', async () => {
    const { app, driver, dialog, field } = await closing();
    await app.user.type(field, String(driver.money / 100));
    await within(dialog).findByText('Сходиться');
    await app.user.clear(field);
    await app.user.type(field, String((driver.money + 1000) / 100));
    await waitFor(() => expect(plain(dialog)).toContain('Надлишок 10,00 ₴'));
  });

  const closeElsewhere = ({ services }: RenderedApp, { id }: Driver) =>
    services.client.operation('closeShift')({
      params: { id },
      body: { handed_over_cash: 0, comment: 'Каса зламалася' },
    });

  it('closed elsewhere meanwhile: says when, how it came out, what does not count, and leads to its record', async () => {
    const { app, driver, dialog, field } = await closing();
    await app.user.type(field, '100');
    await waitFor(() => expect(plain(dialog)).toContain('Нестача'));
    await app.user.type(within(dialog).getByRole('textbox', { name: /Коментар/ }), 'Решта завтра');
    await closeElsewhere(app, driver);
    await app.user.click(within(dialog).getByRole('button', { name: /^Закрити зміну: / }));
    await app.user.click(await screen.findByRole('button', { name: /^Закрити з нестачею/ }));
    const missed = await screen.findByRole('dialog', { name: `Зміну вже закрито: ${driver.name}` });
    await waitFor(() =>
      expect(plain(missed)).toMatch(/закрили 20\.11\.2026,? 11:00 .*не записано.*Здано0,00 ₴/),
    );
    expect(within(missed).queryByRole('textbox')).toBeNull();
    // The list has been reloaded.
    await waitFor(() => expect(document.querySelector(`[data-row-id="${driver.id}"]`)).toBeNull());
    await app.user.click(within(missed).getByRole('link', { name: 'Показати в робочих змінах' }));
    const card = await screen.findByRole('complementary', { name: driver.name });
    await waitFor(() => expect(card.querySelector('[aria-current="true"]')).not.toBeNull());
  });

  it('closed elsewhere before: the dialog says so at once, instead of a form that leads nowhere', async () => {
    const app = await renderApp('/Drivers?shift=open');
    const driver = await findDriver(app, { shift: 'open' });
    await screen.findByRole('row', { name: new RegExp(driver.name) });
    await closeElsewhere(app, driver);
    await app.user.click(await screen.findByRole('button', { name: `Дії: ${driver.name}` }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Закрити зміну' }));
    const missed = await screen.findByRole('dialog', { name: `Зміну вже закрито: ${driver.name}` });
    await waitFor(() => expect(plain(missed)).toContain('закрили 20.11.2026'));
    expect(plain(missed)).not.toContain('не записано');
    await app.user.click(within(missed).getAllByRole('button', { name: 'Закрити' })[0] as HTMLElement);
    await waitFor(() => expect(document.querySelector(`[data-row-id="${driver.id}"]`)).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closed, and its answer lost: pressing again tells how it came out, and counts nothing twice', async () => {
    const { app, driver, dialog, field } = await closing();
    await app.user.type(field, String(driver.money / 100));
    await within(dialog).findByText('Сходиться');
    await app.fail('closeShift', { how: 'drop', afterHandler: true, times: 1 });
    const button = within(dialog).getByRole('button', { name: /^Закрити зміну: / });
    await app.user.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
    expect(screen.queryByRole('dialog', { name: /вже закрито/ })).toBeNull();
    await app.user.click(button);
    const result = await screen.findByRole('dialog', { name: `Зміну закрито: ${driver.name}` });
    expect(plain(result)).toContain('Сходиться');
    expect(app.requests.filter((request) => request.includes('close-shift'))).toHaveLength(2);
  });

  it('another shift opened meanwhile is not the one that was counted', async () => {
    const { app, driver, dialog, field } = await closing();
    await app.user.type(field, String(driver.money / 100));
    await within(dialog).findByText('Сходиться');
    await closeElsewhere(app, driver);
    const parked = await vehicle(app, { status: 'parked', inspection: undefined });
    const { operation } = app.services.client;
    const body = { transport_id: parked.id, route_id: null };
    const next = await operation('openShift')({ params: { id: driver.id }, body });
    await app.user.click(within(dialog).getByRole('button', { name: /^Закрити зміну: / }));
    await screen.findByRole('dialog', { name: `Зміну вже закрито: ${driver.name}` });
    expect((await operation('getOpenShift')({ params: { id: driver.id } })).id).toBe(next.id);
  });

  it('without the amount that is expected, it can be asked for again', async () => {
    const app = await renderApp('/Drivers?shift=open');
    const driver = await findDriver(app, { shift: 'open' });
    await app.fail('getOpenShift');
    const dialog = await openDriverTask(app, driver, 'Закрити зміну');
    await within(dialog).findByText(/зараз не отримано/);
    await app.clearFaults();
    await app.user.click(within(dialog).getByRole('button', { name: 'Спробувати ще раз' }));
    await waitFor(() => expect(plain(dialog)).toMatch(/готівки[\d\s]+,\d\d ₴/));
  });

  it('asks about a surplus, which needs no comment; whoever counts again comes back to the form as it was', async () => {
    const { app, driver, dialog, field } = await closing();
    await app.user.type(field, String((driver.money + 1000) / 100));
    await waitFor(() => expect(plain(dialog)).toContain('Надлишок 10,00 ₴'));
    await app.user.click(within(dialog).getByRole('button', { name: /^Закрити зміну: / }));
    const asked = await screen.findByRole('alertdialog', { name: /^Закрити зміну з надлишком 10,00\s₴\?$/ });
    await app.user.click(within(asked).getByRole('button', { name: 'Порахувати ще раз' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(app.requests.filter((request) => request.includes('close-shift'))).toHaveLength(0);
    await app.user.clear(field);
    await app.user.type(field, String(driver.money / 100));
    await within(dialog).findByText('Сходиться');
    // Without a difference no confirmation is needed.
    await app.user.click(within(dialog).getByRole('button', { name: /^Закрити зміну: / }));
    const result = await screen.findByRole('dialog', { name: `Зміну закрито: ${driver.name}` });
    expect(plain(result)).toContain('Сходиться');
  });

  it('keeps what was changed during it: from what to what, when and by whom', async () => {
    const app = await renderApp('/Drivers?shift=open');
    const driver = await findDriver(app, { shift: 'open' });
    const { operation } = app.services.client;
    const params = { id: driver.id };
    const next = await vehicle(app, { status: 'parked', inspection: undefined });
    await operation('changeDriverTransport')({ params, body: { transport_id: next.id } });
    await operation('closeShift')({ params, body: { handed_over_cash: driver.money, comment: null } });
    await app.goTo(`/Drivers?open=${driver.id}`);
    const card = await screen.findByRole('complementary', { name: driver.name });
    const history = await within(card).findByRole('list', { name: 'Робочі зміни' });
    const changes = within(history).getAllByRole('list', {
      name: 'Що змінено за цю зміну',
    })[0] as HTMLElement;
    const [change] = within(changes).getAllByRole('listitem');
    expect(plain(change ?? null)).toBe(
      `ТС: ${driver.transport?.name} → ${next.transport_num}11:00Хто змінив: Савчук Тарас Миколайович`,
    );
    const record = changes.closest('li');
    expect(plain(record)).toContain('Хто відкрив і закрив: Савчук Тарас Миколайович');
  });

  it('needs an amount', async () => {
    const app = await renderApp('/Drivers?shift=open');
    const dialog = await openDriverTask(app, await findDriver(app, { shift: 'open' }), 'Закрити зміну');
    await waitFor(() => expect(plain(dialog)).toMatch(/готівки[\d\s]+,\d\d ₴/));
    await app.user.click(within(dialog).getByRole('button', { name: 'Закрити зміну' }));
    await within(dialog).findByText("Поле обов'язкове");
  });
});

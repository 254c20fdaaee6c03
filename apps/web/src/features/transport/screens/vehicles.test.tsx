import { inputFromEntity } from '@kasa/contracts/shared/input-from-entity';
import { VehicleUpdate } from '@kasa/contracts/transport/vehicles';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import type { Vehicle } from '../model/types.ts';

const table = () => screen.findByRole('table', { name: 'Транспорт' });
const row = (name: RegExp) => screen.findByRole('row', { name });
const hasRows = async () => {
  await waitFor(() => expect(document.querySelectorAll('tr[data-row-id]')).toHaveLength(10));
};
const find = async ({ services }: RenderedApp, query: object): Promise<Vehicle> => {
  const page = await services.client.operation('listTransports')({ query });
  const [first] = page.items;
  if (!first) throw new Error('The seed has no such vehicle');
  return first;
};
const openMenu = async ({ user }: RenderedApp, number: string) => {
  await user.click(await screen.findByRole('button', { name: `Дії: ${number}` }));
  return screen.findByRole('menu', { name: `Дії: ${number}` });
};

describe('the list of vehicles', () => {
  it('has the columns of the specification, and nine fields below a row, in its order', async () => {
    const { user } = await renderApp('/Transports');
    await hasRows();
    const headers = within(await table()).getAllByRole('columnheader');
    expect(headers.map((header) => header.textContent).join(' | ')).toBe(
      'Маршрут | № ТС | Водій | Розташування | Час в дорозі | Дії',
    );
    await waitFor(() => expect(document.title).toBe('Транспорт · Каса'));
    await user.click(screen.getByRole('button', { name: 'Подробиці: 521' }));
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    expect(terms.join(' | ')).toBe(
      'Середня швидкість | Кількість пасажирів | Оплата готівкою | Оплата карткою | Кількість пільговиків | ' +
        'Посилання відкрити камеру | Час додавання | Статус | Дата проходження наступного ТО',
    );
  });

  it('opens a camera in a new tab that knows nothing of this one; says when there is none', async () => {
    const app = await renderApp('/Transports?perPage=20');
    const { items } = await app.services.client.operation('listTransports')({ query: { perPage: 20 } });
    const withCamera = items.find(({ camera_link }) => camera_link !== null);
    const without = items.find(({ camera_link }) => camera_link === null);
    await app.user.click(
      await screen.findByRole('button', { name: `Подробиці: ${withCamera?.transport_num}` }),
    );
    const link = screen.getByRole('link', { name: /Відкрити камеру/ });
    expect(link).toHaveProperty('href', withCamera?.camera_link);
    expect(link).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
    await app.user.click(screen.getByRole('button', { name: `Подробиці: ${without?.transport_num}` }));
    expect(screen.getByText('Немає')).toBeTruthy();
  });

  it('colours a row by its inspection and says why; slants one that is off the line', async () => {
    const app = await renderApp('/Transports?inspection=overdue');
    const overdue = await find(app, { inspection: 'overdue' });
    await row(new RegExp(`${overdue.transport_num}.*ТО прострочено`));
    const body = document.querySelector(`tr[data-row-id="${overdue.id}"]`)?.parentElement;
    expect(body?.dataset.tone).toBe('danger');
    await app.goTo('/Transports?status=off_line');
    const off = await find(app, { status: 'off_line' });
    await row(new RegExp(off.transport_num));
    expect(document.querySelector(`tr[data-row-id="${off.id}"]`)?.parentElement?.dataset.font).toBe('italic');
  });

  it('narrows by what stands in the address, names it, and takes it away again', async () => {
    const app = await renderApp('/Transports');
    const { route, branch } = await find(app, { status: 'on_route' });
    await app.goTo(`/Transports?route_id=${route?.id}&branch_id=${branch.id}&status=on_route&page=1`);
    await screen.findByRole('button', { name: `Маршрут: ${route?.name}` });
    await screen.findByRole('button', { name: `Депо: ${branch.name}` });
    await app.user.click(screen.getByRole('button', { name: 'Прибрати фільтр: Маршрут' }));
    await waitFor(() => expect(app.location()).not.toContain('route_id'));
    await app.user.click(screen.getByRole('button', { name: 'Скинути' }));
    await screen.findByText('150 транспортних засобів');
    expect(app.location()).toBe('/Transports');
  });

  it('finds a vehicle by its plate typed in Latin letters', async () => {
    const app = await renderApp('/Transports');
    await app.user.type(screen.getByRole('searchbox', { name: 'Пошук транспорту' }), 'BC 1201');
    await screen.findByText('1 транспортний засіб');
    await row(/1201.*ВС 1201 АА · Електрон/);
  });
});

describe('a vehicle beside its list', () => {
  it('opens by a click on its row for everybody, with an address; its arrow still expands', async () => {
    const app = await renderApp('/Transports?q=1201', { as: 'director' });
    const { id, route } = await find(app, { q: '1201' });
    await app.user.click(within(await row(/1201/)).getByText(`${route?.name}`));
    const drawer = within(await screen.findByRole('complementary', { name: 'ТС 1201' }));
    expect(app.location()).toBe(`/Transports?q=1201&open=${id}`);
    expect(drawer.getByText('Валідатор')).toBeTruthy();
    expect(drawer.queryByRole('button', { name: 'Редагувати' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Подробиці: 1201' }).ariaExpanded).toBe('false');
  });

  it('leads to its form for whoever may change it, and is there again after it', async () => {
    const app = await renderApp('/Transports');
    await hasRows();
    const { id } = await find(app, { q: '521' });
    await app.goTo(`/Transports?open=${id}`);
    const drawer = await screen.findByRole('complementary', { name: 'ТС 521' });
    await app.user.click(within(drawer).getByRole('button', { name: 'Редагувати' }));
    await screen.findByRole('form', { name: 'ТС 521' });
    await app.user.keyboard('{Escape}');
    await within(await screen.findByRole('complementary', { name: 'ТС 521' })).findByText('Валідатор');
    expect(app.location()).toBe(`/Transports?open=${id}`);
  });
});

describe('what can be done with a vehicle', () => {
  it('a parked one is sent to maintenance, which the list shows at once', async () => {
    const app = await renderApp('/Transports?status=parked');
    const { transport_num } = await find(app, { status: 'parked' });
    const menu = await openMenu(app, transport_num);
    await app.user.click(within(menu).getByRole('menuitem', { name: 'Відправити в ремонт' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: `Відправити в ремонт ТС ${transport_num}?`,
    });
    await app.user.click(within(dialog).getByRole('button', { name: 'Відправити в ремонт' }));
    await screen.findByText('Транспорт успішно змінено!');
    await waitFor(() => expect(screen.queryByRole('button', { name: `Дії: ${transport_num}` })).toBeNull());
  });

  it('a refusal says in the dialog what happened meanwhile', async () => {
    const app = await renderApp('/Transports?status=parked');
    const { id, version, transport_num } = await find(app, { status: 'parked' });
    const menu = await openMenu(app, transport_num);
    await app.user.click(within(menu).getByRole('menuitem', { name: 'Зняти з лінії' }));
    const change = app.services.client.operation('changeTransportStatus');
    await change({ params: { id }, body: { status: 'maintenance', version } });
    const dialog = await screen.findByRole('alertdialog');
    await app.user.click(within(dialog).getByRole('button', { name: 'Зняти з лінії' }));
    await within(dialog).findByText(/запис змінив хтось інший/);
    // The list was reloaded: the vehicle is no longer parked.
    await waitFor(() => expect(document.querySelector(`tr[data-row-id="${id}"]`)).toBeNull());
  });

  it('one on a route says whose shift is to be closed first; it opens on the map of its route', async () => {
    const app = await renderApp('/Transports?status=on_route');
    const { transport_num, driver, route } = await find(app, { status: 'on_route' });
    const menu = await openMenu(app, transport_num);
    const change = within(menu).getByRole('menuitem', { name: /Змінити статус/ });
    expect(change.textContent).toContain(driver?.name);
    expect(change.getAttribute('aria-disabled')).toBe('true');
    const map = within(menu).getByRole('menuitem', { name: 'Показати на карті' });
    expect(map.getAttribute('href')).toBe(`/Route?id=${route?.id}`);
  });
});

describe('editing a vehicle beside the list', () => {
  const edit = async (app: RenderedApp, number: string) => {
    const menu = await openMenu(app, number);
    await app.user.click(within(menu).getByRole('menuitem', { name: 'Редагувати' }));
    return screen.findByRole('textbox', { name: /Марка й модель/ });
  };
  const save = (app: RenderedApp) => app.user.click(screen.getByRole('button', { name: 'Зберегти' }));

  it('saves, says so, and the list shows it; when somebody else was first, offers theirs and keeps what was typed', async () => {
    const app = await renderApp('/Transports');
    const model = await edit(app, '521');
    expect(app.location()).toContain('vehicle=');
    await app.user.clear(model);
    await app.user.type(model, 'Моя назва');
    const theirs = await find(app, { q: '521' });
    await app.services.client.operation('updateTransport')({
      params: { id: theirs.id },
      body: { ...inputFromEntity(VehicleUpdate, theirs), name: 'Їхня назва', validator: 'VL-НОВИЙ' },
    });
    await save(app);
    const notice = await screen.findByText('Запис змінив хтось інший');
    // Focused, as it may be out of view in a long form.
    await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    expect(model).toHaveProperty('value', 'Моя назва');
    await app.user.click(screen.getByRole('button', { name: 'Завантажити нову версію' }));
    await screen.findByText(/Нову версію завантажено/);
    expect(model).toHaveProperty('value', 'Моя назва');
    expect(screen.getByRole('textbox', { name: /Валідатор/ })).toHaveProperty('value', 'VL-НОВИЙ');
    await save(app);
    await screen.findByText('Транспорт успішно змінено!');
    const saved = await row(/521.*Моя назва/);
    expect(saved.parentElement?.dataset.lit).toBe('true');
    expect(app.location()).toBe('/Transports');
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deferRequests } from '../test-support/defer-requests.ts';
import { type RenderedApp, type RenderOptions, renderApp } from '../test-support/render-app.tsx';
import { waitUntilSettled } from '../test-support/visit.ts';

const Calm = () => <h1>Спокійний екран</h1>;
const dialog = () => screen.findByRole('dialog', { name: 'Пошук і команди' });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const section = async (name: string) => within(await dialog()).findByRole('group', { name });
const items = async (name: string) => {
  const found = within(await section(name)).getAllByRole('menuitem');
  return found.map(({ textContent }) => textContent);
};

/** Without user-event, which fires an extra `change` when a focused field is removed during rendering. */
function type(text: string) {
  const field = screen.getByRole<HTMLInputElement>('textbox');
  for (const letter of text) {
    fireEvent(field, new InputEvent('beforeinput', { inputType: 'insertText', data: letter, bubbles: true }));
    fireEvent.change(field, { target: { value: field.value + letter } });
  }
}

async function openPalette(options: RenderOptions = {}) {
  const app = await renderApp('/x', { screens: { '/x': Calm }, ...options });
  await app.user.keyboard('{Control>}k{/Control}');
  await dialog();
  const lists = () => app.requests.filter((request) => /\?.*(q|name)=/.test(request));
  return { ...app, lists };
}

const query = { page: 1, perPage: 10 };
const seeded = {
  route: async ({ services: { client } }: RenderedApp) => {
    const { items } = await client.operation('listRoutes')({ query });
    return items[0] as (typeof items)[number];
  },
  vehicle: async ({ services: { client } }: RenderedApp) => {
    const { items } = await client.operation('listTransports')({ query: { ...query, mode: ['bus'] } });
    return items[0] as (typeof items)[number];
  },
  driver: async ({ services: { client } }: RenderedApp) => {
    const { items } = await client.operation('listDrivers')({ query });
    return items[0] as (typeof items)[number];
  },
};

describe('opening', () => {
  it('by Ctrl K anywhere, in the Ukrainian layout too, and closing by the same', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Control>}k{/Control}');
    await isGone();
    fireEvent.keyDown(document.body, { key: 'л', code: 'KeyK', ctrlKey: true });
    await dialog();
    await user.keyboard('{Escape}');
    await isGone();
  });

  it('what is typed before it has come stands in its field, once', async () => {
    const { user } = await renderApp('/x', { screens: { '/x': Calm } });
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
    for (const key of ['о', 'г', 'Shift', 'к', 'Backspace', 'л']) fireEvent.keyDown(document.body, { key });
    await dialog();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('огл');
    await user.keyboard('{Escape}');
    await isGone();
    await user.keyboard('{Control>}k{/Control}');
    await dialog();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  });

  it('by the button of the top bar, which has the focus again after', async () => {
    const { user } = await renderApp('/x', { screens: { '/x': Calm } });
    const button = screen.getByRole('button', { name: 'Знайти термінал, маршрут, водія…' });
    await user.click(button);
    expect(within(await dialog()).getByRole('textbox')).toBe(document.activeElement);
    await user.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('is closed by going back, which changes the page under it', async () => {
    const { user, goTo } = await renderApp('/x', { screens: { '/x': Calm, '/y': Calm } });
    await goTo('/y');
    await user.keyboard('{Control>}k{/Control}');
    await dialog();
    window.history.back();
    await isGone();
    expect(window.location.pathname).toBe('/x');
  });

  it('not over a question that must be answered first', async () => {
    const Question = () => <div role="alertdialog">?</div>;
    const { user } = await renderApp('/x', { screens: { '/x': Question } });
    await user.keyboard('{Control>}k{/Control}');
    await new Promise((done) => setTimeout(done, 100));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('screens and actions', () => {
  it('are those of the menu; Enter goes to the first that matches', async () => {
    const { user, location } = await renderApp('/x', { screens: { '/x': Calm } });
    const menu = within(screen.getByRole('navigation', { name: 'Головне меню' }));
    const [, ...labels] = menu.getAllByRole('link').map(({ textContent }) => textContent);
    expect(labels).toEqual(expect.arrayContaining(['Термінали', 'Маршрути']));
    await user.keyboard('{Control>}k{/Control}');
    const sections = labels.map((label) => expect.stringMatching(new RegExp(`^${label}`)));
    expect(await items('Розділи')).toEqual(sections);
    type('дод вод');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe('/Drivers/Create'));
    await isGone();
  });

  it('without the right are shown with the reason, and do nothing', async () => {
    const { user, location } = await openPalette({ as: 'driver' });
    const [owner, director] = ['Коваль Олена Петрівна (Власниця)', 'Мельник Сергій Іванович (Директор)'];
    const terminals = `Потрібне право «Додавання терміналів». Надати його можуть: ${owner}, ${director}`;
    const instead = (right: string) => terminals.replace('Додавання терміналів', right);
    const [payments, points] = ['Перегляд оплат', 'Керування точками'].map(instead);
    const [people, catalogue] = ['Керування користувачами', 'Керування каталогом'].map(instead);
    const ofOwner = (right: string) => `Потрібне право «${right}». Надати його може: ${owner}`;
    const [reason, ecomm] = ['Керування транспортом', 'Керування інтернет-еквайрингом'].map(ofOwner);
    expect(await items('Дії')).toEqual([
      ...['Додати ', 'Створити офлайн-', 'Активувати '].map((what) => `${what}термінал${terminals}`),
      ...['Вебтермінали', 'Створити вебтермінал'].map((what) => what + ecomm),
      ...['Шаблони налаштувань терміналів', 'Сканувати код'],
      ...[`Повернення покупцеві${payments}`, 'Обходи інкасації'],
      ...['Сповіщення магазинам', 'Ключі й секрети магазину'].map((what) => what + ecomm),
      `Масові надсилання сповіщень${ecomm}`,
      ...['Масові дії з терміналами', `Масові повернення${payments}`],
      `Створити маршрут${reason}`,
      ...['транспортний засіб', 'водія', 'депо'].map((what) => `Додати ${what}${reason}`),
      `Додати компанію${ofOwner('Керування компаніями')}`,
      ...['фіскальну точку', 'нефіскальну точку', 'точки з ключа'].map((what) => `Додати ${what}${points}`),
      ...'Додати товар;Групи товарів;Масові зміни товарів;Імпортувати товари з файлу;Імпорти товарів'
        .split(';')
        .map((what) => what + catalogue),
      ...'Додати знижку;Звіт про знижки;Спробувати чернетку на минулих чеках'
        .split(';')
        .map((what) => what + instead('Керування лояльністю')),
      `Додати покупця${ofOwner('Керування покупцями')}`,
      ...'Додати користувача;Точки та люди;Додати людей з файлу;Шаблони прав;Хто що може'
        .split(';')
        .map((own) => own + people),
      ...['Мій профіль і сеанси', 'Мій графік', 'Змінити пароль'],
    ]);
    await user.click(within(await section('Дії')).getByRole('menuitem', { name: /Додати депо/ }));
    type('додати водія');
    await user.keyboard('{Enter}');
    expect(location()).toBe('/x');
    await dialog();
  });

  it('come in the language in use', async () => {
    const { user } = await renderApp('/x', { screens: { '/x': Calm }, locale: 'en' });
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Search and commands' });
    expect(screen.getByRole('menuitem', { name: 'Add vehicle' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Pages' })).toBeTruthy();
  });
});

describe('search', () => {
  it('finds a vehicle by its plate in either alphabet, and leads to it in its list', async () => {
    const app = await openPalette();
    const { id, transport_num, state_number } = await seeded.vehicle(app);
    const latin = String(state_number)
      .toLowerCase()
      .replace(/[авекмнорстіх]/g, (letter) => 'abekmhopctix'['авекмнорстіх'.indexOf(letter)] ?? '');
    type(latin);
    const found = await within(await section('Транспорт')).findByRole('menuitem', {
      name: new RegExp(`ТС ${transport_num} `),
    });
    expect(await screen.findByText('1 результат')).toBeTruthy();
    await app.user.click(found);
    await waitFor(() => expect(app.location()).toBe(`/Transports?open=${id}`));
  });

  it('finds a driver by a part of the name, and opens the card beside the list', async () => {
    const app = await openPalette();
    const { id, name } = await seeded.driver(app);
    type(name.toUpperCase());
    await within(await section('Водії')).findByRole('menuitem', { name: new RegExp(name) });
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.location()).toBe(`/Drivers?open=${id}`));
  });

  it('finds a route, and opens it', async () => {
    const app = await openPalette();
    const { id, name } = await seeded.route(app);
    type(name);
    await app.user.click(
      await within(await section('Маршрути')).findByRole('menuitem', { name: new RegExp(name) }),
    );
    await waitFor(() => expect(app.location()).toBe(`/Route?id=${id}`));
  });

  it('remembers what was found and chosen, in no storage', async () => {
    const app = await openPalette();
    const { name, id } = await seeded.driver(app);
    expect(screen.queryByRole('group', { name: 'Нещодавні' })).toBeNull();
    type(name);
    await app.user.click(
      await within(await section('Водії')).findByRole('menuitem', { name: new RegExp(name) }),
    );
    await isGone();
    await app.goTo('/x');
    await app.user.keyboard('{Control>}k{/Control}');
    const recent = await within(await section('Нещодавні')).findByRole('menuitem', {
      name: new RegExp(name),
    });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie).not.toContain(id);
    await app.user.click(recent);
    await waitFor(() => expect(app.location()).toBe(`/Drivers?open=${id}`));
    await app.user.keyboard('{Control>}k{/Control}');
    expect(await items('Нещодавні')).toHaveLength(1);
  });

  it('asks when typing pauses, from two letters on, each list once', async () => {
    const { lists } = await openPalette();
    type('к');
    await new Promise((done) => setTimeout(done, 400));
    expect(lists()).toEqual([]);
    type('ова');
    await section('Водії');
    expect(lists().map((request) => decodeURIComponent(request))).toEqual([
      'GET /api/v1/terminals/terminals?page=1&perPage=10&q=кова',
      'GET /api/v1/transport/routes?page=1&perPage=10&q=кова',
      'GET /api/v1/transport/transports?page=1&perPage=10&q=кова',
      'GET /api/v1/transport/drivers?page=1&perPage=10&name=кова',
    ]);
  });

  it('leads from the first five to all of them', async () => {
    const app = await openPalette();
    type('ен');
    const drivers = within(await section('Водії'));
    expect(drivers.getAllByRole('menuitem')).toHaveLength(6);
    const { total: routes } = await app.services.client.operation('listRoutes')({ query: { q: 'ен' } });
    const { total } = await app.services.client.operation('listDrivers')({ query: { name: 'ен' } });
    const { total: terminals } = await app.services.client.operation('listTerminals')({ query: { q: 'ен' } });
    const all = terminals + routes + total + 4;
    await screen.findByText(new RegExp(`^${all} результат`), { selector: '[role=status]' });
    await app.user.click(drivers.getByRole('menuitem', { name: /^Показати всі: \d+$/ }));
    await waitFor(() => expect(decodeURIComponent(app.location())).toBe('/Drivers?name=ен'));
  });

  it('keeps what was found while the next is on its way; a late answer changes nothing', async () => {
    const { network, release } = deferRequests(({ url }) => decodeURIComponent(url).endsWith('name=енк'));
    const app = await openPalette({ network });
    const { name } = await seeded.driver(app);
    const [surname = ''] = name.split(' ');
    type('ен');
    const before = await items('Водії');
    type('к');
    await waitFor(() => expect(app.lists().at(-1)).toContain(encodeURIComponent('енк')));
    expect(await items('Водії')).toEqual(before);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: surname } });
    await waitFor(async () => expect((await items('Водії'))[0]).toContain(name));
    const after = await items('Водії');
    release();
    await waitUntilSettled(app);
    expect(await items('Водії')).toEqual(after);
  });

  it('says what it looked for when there is nothing', async () => {
    await openPalette();
    type('щось таке');
    expect(await screen.findByText('За запитом «щось таке» нічого не знайдено')).toBeTruthy();
    expect(screen.getByText(/водія – за ім’ям/)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('0 результатів');
  });
});

describe('failures', () => {
  it('of one search leave the others, without a toast, and can be tried again', async () => {
    const app = await openPalette();
    await app.fail('listDrivers');
    type('ен');
    const retry = await within(await dialog()).findByRole('menuitem', { name: /Водії: не вдалося знайти/ });
    expect(screen.queryByRole('alert')).toBeNull();
    await app.clearFaults();
    await app.user.click(retry);
    await waitFor(async () => expect(await items('Водії')).toHaveLength(6));
    expect(screen.queryByRole('menuitem', { name: /не вдалося/ })).toBeNull();
  });

  it('an ended session leads to sign-in, silently', async () => {
    const app = await openPalette();
    await app.fail('listDrivers', { how: 'not_authenticated' });
    type('ен');
    await screen.findByRole('heading', { name: 'Вхід' });
    expect(app.location()).toBe(`/signin?redirect=${encodeURIComponent('/x')}`);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

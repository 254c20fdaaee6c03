import { testCallback } from '@kasa/contracts/terminals/operations/callback';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type RenderOptions, renderApp } from '../test-support/render-app.tsx';
import { toastTexts } from '../test-support/visit.ts';
import { fullPageNavigation } from './full-page-navigation.ts';
import { LazyDevPanel } from './lazy-dev-panel.tsx';

async function openPanel(network?: RenderOptions['network']) {
  const app = await renderApp('/tools', {
    as: 'owner',
    screens: { '/tools': LazyDevPanel },
    ...(network && { network }),
  });
  const opener = await screen.findByRole('button', { name: 'Панель розробника (Alt Shift D)' });
  await app.user.click(opener);
  await thePanel();
  return app;
}

/** By heading: the launcher's landmark has the same name. */
const thePanel = () => screen.findByRole('heading', { name: 'Панель розробника' });

/** Leaves the session check pending: moving the clock by a day or a reset would end the session. */
const unasked: RenderOptions['network'] = (request, pass) =>
  request.url.includes('/auth/me') ? new Promise<never>(() => undefined) : pass(request);

it('opens and closes by keyboard, from anywhere, and gives the focus back', async () => {
  const { user } = await renderApp('/tools', { as: 'owner', screens: { '/tools': LazyDevPanel } });
  const opener = await screen.findByRole('button', { name: /Панель розробника/ });
  expect(opener.getAttribute('aria-keyshortcuts')).toBe('Alt+Shift+D');
  await user.keyboard('{Alt>}{Shift>}[KeyD]{/Shift}{/Alt}');
  await thePanel();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('heading', { name: 'Панель розробника' })).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('shows the code of a text message, to be copied by one click', async () => {
  const { user, services } = await openPanel();
  await screen.findByText('SMS ще не надсилали');
  await services.client.operation('resetPassword')({ body: { phone: '+380500000003' } });
  const copy = await screen.findByRole('button', { name: /Скопіювати код \d{6}/ });
  const code = /\d{6}/.exec(copy.textContent)?.[0];
  const written = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(copy);
  expect(written).toHaveBeenCalledWith(code);
  await screen.findByText('Скопійовано');
});

it('shows the code of a second factor that is being turned on, to be copied by one click', async () => {
  const { user, services, control } = await openPanel();
  await screen.findByText('SMS ще не надсилали');
  await services.client.operation('enrolSecondFactor')({ body: { current_password: 'kasa-demo' } });
  await screen.findByText(/^Застосунок для входу, \+380/);
  const { items } = await control.listSecondFactors({ query: {} });
  const written = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: `Скопіювати код ${items[0]?.code}` }));
  expect(written).toHaveBeenCalledWith(items[0]?.code);
});

it('shows what the receiver of callbacks got, whether it is signed rightly, and lets it answer otherwise', async () => {
  const { user, services, control } = await openPanel();
  await control.clearCallbacks();
  await user.click(screen.getByRole('tab', { name: 'Сповіщення' }));
  await screen.findByText('Ще нічого не прийшло');
  await user.click(screen.getByRole('button', { name: /Відповідати кодом/ }));
  await user.click(await screen.findByRole('option', { name: '503' }));
  const { body } = testCallback.example;
  if (!body) return expect.fail('no example');
  const answer = async () => (await control.listCallbacks({ query: {} })).answer;
  await waitFor(async () => expect(await answer()).toEqual({ status: 503, delay_ms: 0 }));
  expect(await services.client.operation('testCallback')({ body })).toMatchObject({ state: 'refused' });
  const list = within(await screen.findByRole('list', { name: 'Запити, що прийшли' }));
  expect(list.getByText('Підпис за шаблоном справжній')).toBeDefined();
  expect(list.getByText('Підпис події справжній')).toBeDefined();
  expect(list.getByText('підписано тіло, тест, відповідь 503')).toBeDefined();
  const written = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(list.getByRole('button', { name: 'Скопіювати тіло' }));
  expect(written).toHaveBeenCalledWith('{"order": "TEST-A-2026-000481", "sum": 24550}');
  await user.click(screen.getByRole('button', { name: /Зіпсувати відповідь/ }));
  await user.click(await screen.findByRole('option', { name: 'Обрив посеред відповіді' }));
  await waitFor(async () => expect(await answer()).toMatchObject({ status: 503, wrong: 'cut_short' }));
  const broken = { state: 'failed', reason: 'connection_lost' };
  expect(await services.client.operation('testCallback')({ body })).toMatchObject(broken);
  await user.click(screen.getByRole('button', { name: /Зіпсувати відповідь/ }));
  await user.click(await screen.findByRole('option', { name: 'Ні' }));
  await waitFor(async () => expect(await answer()).toEqual({ status: 503, delay_ms: 0 }));
  await user.click(screen.getByRole('button', { name: 'Очистити' }));
  await screen.findByText('Ще нічого не прийшло');
});

it('switches a fault on and off', async () => {
  const { user, services } = await openPanel();
  await user.click(screen.getByRole('tab', { name: 'Збої' }));
  await user.click(await screen.findByRole('button', { name: 'Увімкнути збій' }));
  await screen.findByRole('list', { name: 'Увімкнені збої' });
  await expect(services.client.operation('getMe')()).rejects.toMatchObject({ codeName: 'internal' });
  await user.click(screen.getByRole('button', { name: 'Зняти всі збої' }));
  await screen.findByText(/Збоїв немає/);
  await expect(services.client.operation('getMe')()).resolves.toMatchObject({ roles: ['owner'] });
});

it('rehearses errors of fields, as often as asked', async () => {
  const { user, services, control } = await openPanel();
  await user.click(screen.getByRole('tab', { name: 'Збої' }));
  await user.click(await screen.findByRole('button', { name: /Код/ }));
  await user.click(await screen.findByRole('option', { name: /validation_failed/ }));
  await user.type(screen.getByRole('textbox', { name: /^Поля з помилкою/ }), 'name, city');
  await user.click(screen.getByRole('button', { name: 'Увімкнути збій' }));
  await screen.findByText('Відповідь із кодом помилки, validation_failed, name city, щоразу');
  await expect(services.client.operation('getMe')()).rejects.toMatchObject({
    details: {
      fields: [
        { path: 'name', message: 'Неправильне значення' },
        { path: 'city', message: 'Неправильне значення' },
      ],
    },
  });
  await user.click(screen.getByRole('button', { name: 'Зняти всі збої' }));
  const probability = screen.getByRole('textbox', { name: /^Імовірність/ });
  await user.clear(probability);
  await user.type(probability, '30');
  await user.click(screen.getByRole('button', { name: 'Увімкнути збій' }));
  await screen.findByText(/30 %/);
  expect((await control.listFaults()).items).toMatchObject([{ probability: 0.3 }]);
});

it('moves the clock of the server', async () => {
  const { user, control } = await openPanel(unasked);
  await user.click(screen.getByRole('tab', { name: 'Годинник' }));
  await screen.findByText('20.11.2026, 11:00');
  await user.click(screen.getByRole('button', { name: 'На добу вперед' }));
  await screen.findByText('21.11.2026, 11:00');
  expect((await control.getClock()).now).toBe('2026-11-21T09:00:00.000Z');
});

it('moves the clock by each of two quick clicks, and stops it where it then is', async () => {
  const { user, control } = await openPanel(unasked);
  await control.setClock({ body: { now: '2026-11-20T09:00:00.000Z', advance_seconds: 0, frozen: true } });
  await user.click(screen.getByRole('tab', { name: 'Годинник' }));
  const day = await screen.findByRole('button', { name: 'На добу вперед' });
  // In one tick, with no read in between.
  fireEvent.click(day);
  fireEvent.click(day);
  fireEvent.click(screen.getByRole('button', { name: 'На годину вперед' }));
  await screen.findByText('22.11.2026, 12:00');
  expect((await control.getClock()).now).toBe('2026-11-22T10:00:00.000Z');
  await user.click(screen.getByRole('button', { name: 'Запустити' }));
  await screen.findByText('Годинник іде');
  expect((await control.getClock()).frozen).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Зупинити' }));
  await screen.findByText('Годинник стоїть');
  expect((await control.getClock()).frozen).toBe(true);
});

it('lets a terminal go off line, and others by themselves', async () => {
  const { user, services, control } = await openPanel();
  const { client } = services;
  await user.click(screen.getByRole('tab', { name: 'Наживо' }));
  await user.click(await screen.findByRole('button', { name: 'Від’єднати' }));
  const isOffline = async () => {
    const { items } = await client.operation('listTerminals')({ query: { q: 'S1100101' } });
    return items.every(({ connectivity }) => connectivity === 'offline');
  };
  await waitFor(async () => expect(await isOffline()).toBe(true));
  const turn = await screen.findByRole('switch', { name: 'Термінали виходять на зв’язок і зникають' });
  await user.click(turn);
  await screen.findByText(
    /^Подій у всіх мерчантів відтоді, як увімкнено: \d+\. Перші термінали .* за п’ять хвилин/,
  );
  const isOn = async () =>
    (await control.listSimulators()).items.some(({ name, is_on }) => name === 'connectivity' && is_on);
  expect(await isOn()).toBe(true);
  await user.click(turn);
  await waitFor(async () => expect(await isOn()).toBe(false));
});

it('lets people pay as on an evening, and then while a bank is down', async () => {
  const { user, control } = await openPanel();
  await user.click(screen.getByRole('tab', { name: 'Наживо' }));
  const payments = async () => (await control.listSimulators()).items.find(({ name }) => name === 'payments');
  const choose = async (name: RegExp) => {
    await user.click(screen.getByRole('button', { name: /Як платять/ }));
    await user.click(await screen.findByRole('option', { name }));
  };
  const turn = await screen.findByRole('switch', { name: 'Люди платять на терміналах' });
  await choose(/^Вечірній пік/);
  expect(await payments()).toMatchObject({ is_on: false });
  await user.click(turn);
  await waitFor(async () => expect(await payments()).toMatchObject({ is_on: true, profile: 'evening_peak' }));
  await choose(/^Один банк не відповідає/);
  await waitFor(async () => expect(await payments()).toMatchObject({ is_on: true, profile: 'bank_down' }));
  await user.click(turn);
  await waitFor(async () => expect(await payments()).toMatchObject({ is_on: false }));
});

it('lets somebody pay at a terminal, by card or in cash', async () => {
  const { user, services } = await openPanel();
  await user.click(screen.getByRole('tab', { name: 'Наживо' }));
  const number = await screen.findByRole('textbox', { name: 'Номер термінала' });
  await user.clear(number);
  await user.type(number, 'S1100281');
  for (const [button, said, payment_form] of [
    ['Оплата карткою', /^Оплачено карткою: [\d\s]+,00\s₴$/, 'card'],
    ['Оплата готівкою', /^Оплачено готівкою: [\d\s]+,00\s₴$/, 'cash'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: button }));
    await screen.findByText(said);
    const { items } = await services.client.operation('listTransactions')();
    expect(items[0]).toMatchObject({ payment_form, status: 'approved', terminal: { number: 'S1100281' } });
  }
  await user.clear(number);
  await user.type(number, 'S9999999');
  await user.click(screen.getByRole('button', { name: 'Оплата карткою' }));
  await waitFor(() => expect(toastTexts()).toHaveLength(1));
  expect(screen.queryByText(/^Оплачено/)).toBeNull();
});

it('breaks the streams of events', async () => {
  const { user } = await openPanel();
  await user.click(screen.getByRole('tab', { name: 'Наживо' }));
  await user.click(await screen.findByRole('button', { name: 'Обірвати потоки подій' }));
  await screen.findByText('Обірвано: 0');
});

it('puts the demo data back when asked twice, and ends the session', async () => {
  const { user, services, location } = await openPanel(unasked);
  await services.client.operation('createDepot')({
    body: {
      name: 'Депо, якого не буде',
      city: 'Львів',
      address: 'вул. Авіаційна, 1',
      director: 'Гнатюк Роман Ігорович',
      director_phone: '+380671112233',
      shift_closing_time: '23:30',
    },
  });
  await user.click(screen.getByRole('tab', { name: 'Дані' }));
  await user.click(await screen.findByRole('button', { name: 'Повернути початкові дані' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Повернути початкові дані' }));
  await waitFor(() => expect(location()).toBe('/signin'));
  expect(services.session.current()).toBeNull();
});

it('fills up the data, and says how much there is then', async () => {
  const { user, services } = await openPanel();
  await user.click(screen.getByRole('tab', { name: 'Дані' }));
  for (const [name, count] of [
    ['Транспорт', '1'],
    ['Водії', '1'],
    ['Термінали', '401'],
    ['Товари', '0'],
  ] as const) {
    const field = await screen.findByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, count);
  }
  await user.click(screen.getByRole('button', { name: 'Доповнити' }));
  await screen.findByText(/^Тепер: транспорту 150, водіїв \d+, терміналів 401, товарів \d+$/);
  expect(await services.client.operation('listTerminals')()).toMatchObject({ total: 401 });
});

it('makes a merchant, and signs in as one of its people', async () => {
  const opened = vi.spyOn(fullPageNavigation, 'open').mockReturnValue(undefined);
  const { user, services } = await openPanel();
  const before = (await services.client.operation('getMe')()).user.id;
  await user.click(screen.getByRole('tab', { name: 'Дані' }));
  await user.click(await screen.findByRole('button', { name: 'Створити мерчанта' }));
  const people = within(await screen.findByRole('list', { name: 'Працівники нового мерчанта' }));
  expect(people.getAllByRole('listitem')).toHaveLength(6);
  await user.click(people.getByRole('button', { name: 'Увійти: Власник' }));
  await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith('/'));
  const me = await services.client.operation('getMe')();
  expect([me.roles, me.user.id === before]).toEqual([['owner'], false]);
  opened.mockRestore();
});

it('lists whom one can sign in as, and says who one is', async () => {
  const { user } = await openPanel();
  await user.click(screen.getByRole('tab', { name: 'Увійти як' }));
  const owner = (await screen.findByText('Коваль Олена Петрівна', { selector: 'li p' })).closest('li');
  expect(within(owner as HTMLElement).getByText('Ви тут')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Увійти: / }).length).toBeGreaterThanOrEqual(5);
});

it('signs in as somebody else by one click, on a page of their own', async () => {
  const opened = vi.spyOn(fullPageNavigation, 'open').mockReturnValue(undefined);
  const { user, services } = await openPanel();
  expect((await services.client.operation('getMe')()).user.full_name).toBe('Коваль Олена Петрівна');
  await user.click(screen.getByRole('tab', { name: 'Увійти як' }));
  await user.click(await screen.findByRole('button', { name: 'Увійти: Савчук Тарас Миколайович' }));
  await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith('/'));
  expect(await services.client.operation('getMe')()).toMatchObject({
    user: { full_name: 'Савчук Тарас Миколайович' },
    roles: ['dispatcher'],
  });
  opened.mockRestore();
});

import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import { choose } from '../test-support/choose.ts';

const id = exampleIds.routeToEdit;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}\\*?$`));
const stopNames = () =>
  within(screen.getByRole('grid', { name: 'Зупинки за порядком', hidden: true }))
    .queryAllByRole('row', { hidden: true })
    .map((row) => row.querySelector('[aria-label^="Прибрати: "]')?.getAttribute('aria-label')?.slice(10));
/** Pasted rather than typed, for speed. */
async function put({ user }: RenderedApp, label: string, text: string) {
  await user.clear(field(label));
  await user.click(field(label));
  await user.paste(text);
}
const press = (app: RenderedApp, name: string) => app.user.click(screen.getByRole('button', { name }));
const writes = (app: RenderedApp) => app.requests.filter((request) => /^(POST|PUT) .*routes/.test(request));

async function addStop(app: RenderedApp, name: string, at: string) {
  await put(app, 'Назва зупинки', name);
  await put(app, 'Координати', at);
  await app.user.keyboard('{Enter}');
}

/** Fills in all required fields except the stops. */
async function fillIn(app: RenderedApp) {
  await put(app, 'Назва', 'Тролейбус №99');
  await choose(app.user, /Вид транспорту/, 'Тролейбус');
  await put(app, 'Вартість проїзду', '17,50');
  await put(app, 'Місто', 'Львів');
  await put(app, 'Кількість ТС', '4');
}

describe('a new route', () => {
  it('is created, said so, and found in the list; then the transport is shown', async () => {
    const app = await renderApp('/Routes/Create');
    await waitFor(() => expect(document.title).toBe('Новий маршрут · Каса'));
    expect(field('Країна').value).toBe('Україна');
    await fillIn(app);
    await addStop(app, 'Ряшівська', '49.8207, 23.9741');
    await addStop(app, 'Університет', '49,84022; 24,02232');
    expect([field('Початкова зупинка').value, field('Кінцева зупинка').value]).toEqual([
      'Ряшівська',
      'Університет',
    ]);
    await press(app, 'Створити');
    expect(await screen.findByText('Маршрут успішно створено!')).toBeTruthy();
    await waitFor(() => expect(app.location()).toBe('/Transports'));
    await app.user.click(screen.getByRole('link', { name: 'Відкрити' }));
    await screen.findByRole('heading', { level: 1, name: 'Тролейбус №99' });
    expect(app.location()).toMatch(/^\/Route\?id=/);
    await app.goTo('/Routes?q=%E2%84%9699');
    const row = await screen.findByRole('row', { name: /Тролейбус №99/ });
    expect(row.textContent).toContain('Ряшівська – Університет · Львів');
  });

  it('says what is missing at each field, goes to the first, and sends nothing', async () => {
    const app = await renderApp('/Routes/Create');
    await press(app, 'Створити');
    expect(await screen.findByText('Додайте щонайменше дві зупинки')).toBeTruthy();
    expect(screen.getAllByText("Поле обов'язкове").length).toBeGreaterThanOrEqual(6);
    expect(document.activeElement).toBe(field('Назва'));
    await app.user.type(field('Кількість ТС'), '0');
    await app.user.tab();
    expect(await screen.findByText('Значення повинно буде більше нуля')).toBeTruthy();
    expect(writes(app)).toEqual([]);
  });

  it('takes stops found among known ones of the city', async () => {
    const app = await renderApp('/Routes/Create');
    await put(app, 'Місто', 'Одеса');
    await app.user.type(screen.getByRole('combobox', { name: 'Знайти відому зупинку' }), 'аркад');
    const known = await screen.findByRole('option', { name: /^Аркадія/ });
    // It is named with the routes that call at it.
    expect(known.textContent).toMatch(/№\d/);
    await app.user.click(known);
    await waitFor(() => expect(stopNames()).toEqual(['Аркадія']));
    expect(field('Початкова зупинка').value).toBe('Аркадія');
    expect(screen.queryByRole('option')).toBeNull();
    await app.user.type(screen.getByRole('combobox', { name: 'Знайти відому зупинку' }), 'а');
    expect((await screen.findAllByRole('option')).length).toBeGreaterThan(1);
  });

  it('shows the city on the map until there is a stop', async () => {
    const app = await renderApp('/Routes/Create');
    expect(screen.getByText(/Вкажіть місто/)).toBeTruthy();
    await put(app, 'Місто', 'Полтава');
    expect(await screen.findByText(/На карті — Полтава/)).toBeTruthy();
    await put(app, 'Місто', 'Вигадане');
    expect(await screen.findByText(/Вкажіть місто/)).toBeTruthy();
    await addStop(app, 'А', '49.8, 24.0');
    await waitFor(() => expect(screen.queryByText(/Вкажіть місто/)).toBeNull());
  });

  it('lets stops be moved, changed and removed; the ends follow', async () => {
    const app = await renderApp('/Routes/Create');
    await addStop(app, 'А', '49.8, 24.0');
    await addStop(app, 'Б', '49.9, 24.1');
    await addStop(app, 'В', '49.7, 24.2');
    await press(app, 'Вище: В');
    await waitFor(() => expect(stopNames()).toEqual(['А', 'В', 'Б']));
    await app.user.click(screen.getByRole('button', { name: /^Змінити: ?А/ }));
    expect(field('Координати').value).toBe('49.80000, 24.00000');
    await app.user.clear(field('Назва зупинки'));
    await app.user.type(field('Назва зупинки'), 'Вокзал{Enter}');
    await waitFor(() => expect(stopNames()).toEqual(['Вокзал', 'В', 'Б']));
    await press(app, 'Прибрати: Б');
    expect([field('Початкова зупинка').value, field('Кінцева зупинка').value]).toEqual(['Вокзал', 'В']);
  });

  it('says what is wrong with a typed stop, and does not lose one that was not added', async () => {
    const app = await renderApp('/Routes/Create');
    await app.user.type(field('Координати'), 'біля вокзалу{Enter}');
    expect(await screen.findByText('Введіть широту й довготу, наприклад 49.83970, 24.02970')).toBeTruthy();
    expect(screen.getByText("Поле обов'язкове")).toBeTruthy();
    await press(app, 'Створити');
    expect(await screen.findByText(/Зупинку ще не додано до маршруту/)).toBeTruthy();
    // The stop's field is focused, as it may be out of view; other errors are shown too.
    await waitFor(() => expect(document.activeElement).toBe(field('Назва зупинки')));
    expect(field('Вартість проїзду').getAttribute('aria-invalid')).toBe('true');
    await press(app, 'Очистити');
    expect(screen.queryByText(/Зупинку ще не додано до маршруту/)).toBeNull();
    expect(field('Координати').value).toBe('');
  });
});

describe('a route', () => {
  it('is changed, said so, and shown again; the kept one, too', async () => {
    const app = await renderApp(`/Route/Update?id=${id}`);
    await screen.findByRole('button', { name: 'Зберегти' });
    const cancel = screen.getByRole('link', { name: 'Скасувати' });
    expect(cancel.getAttribute('href')).toBe(`/Route?id=${id}`);
    await put(app, 'Назва', 'Нова назва');
    await press(app, 'Зберегти');
    expect(await screen.findByText('Маршрут успішно змінено!')).toBeTruthy();
    await screen.findByRole('heading', { level: 1, name: 'Нова назва' });
    expect(app.location()).toBe(`/Route?id=${id}`);
    expect(JSON.parse(localStorage.getItem('route') ?? '')).toMatchObject({ name: 'Нова назва', version: 2 });
  });

  it('that somebody else has changed is told, and merged without losing what was typed', async () => {
    const app = await renderApp(`/Route/Update?id=${id}`);
    await screen.findByRole('button', { name: 'Зберегти' });
    await put(app, 'Назва', 'Моя назва');
    const read = app.services.client.operation('getRoute');
    const {
      version,
      id: _,
      transports_on_route: _n,
      created_at: _c,
      updated_at: _u,
      ...input
    } = await read({
      params: { id },
    });
    await app.services.client.operation('updateRoute')({
      params: { id },
      body: { ...input, cost: 2500, version },
    });
    await press(app, 'Зберегти');
    await app.user.click(await screen.findByRole('button', { name: 'Завантажити нову версію' }));
    await screen.findByText(/Нову версію завантажено/);
    expect([field('Назва').value, field('Вартість проїзду').value]).toEqual(['Моя назва', '25,00']);
    await press(app, 'Зберегти');
    await screen.findByRole('heading', { level: 1, name: 'Моя назва' });
    const saved = await read({ params: { id } });
    expect([saved.name, saved.cost, saved.version]).toEqual(['Моя назва', 2500, version + 2]);
  });

  it('is the kept one when the address names none, and nothing kept is explained', async () => {
    const app = await renderApp('/Route/Update');
    expect(await screen.findByText('Маршрут не вибрано')).toBeTruthy();
    await app.goTo(`/Route?id=${id}`);
    await waitFor(() => expect(localStorage.getItem('route')).toContain(id));
    await app.goTo('/Route/Update');
    await screen.findByRole('button', { name: 'Зберегти' });
    expect(stopNames().length).toBeGreaterThan(1);
  });
});

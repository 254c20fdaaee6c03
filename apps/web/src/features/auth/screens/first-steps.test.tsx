import { inputFromEntity } from '@kasa/contracts/shared/input-from-entity';
import { exampleVehicle, VehicleInput } from '@kasa/contracts/transport/vehicles';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#app/test-support/render-app.tsx';
import {
  button,
  field,
  heading,
  passwordField,
  renderAtBankStep,
  testPerson,
} from '../test-support/registration.ts';

async function renderNewMerchant() {
  const app = await renderAtBankStep();
  await app.user.type(field(/IBAN/), 'UA223052990000026001234567890');
  await app.user.click(button('Завершити реєстрацію'));
  await heading('Перші кроки');
  return app;
}

/** A new merchant that has said what it does. */
async function renderCarrier() {
  const app = await renderNewMerchant();
  await app.user.click(screen.getByRole('button', { name: 'Пасажирські перевезення' }));
  await screen.findByText('Зроблено 1 з 6');
  return app;
}
const steps = () => within(screen.getByRole('list', { name: 'Перші кроки' })).getAllByRole('listitem');
const depot = {
  name: 'Депо №1',
  city: 'Київ',
  address: 'вул. Нова, 1',
  director: 'Мельник О. Ю.',
  director_phone: '+380501112233',
  shift_closing_time: '23:45',
};

/** Completes all steps through the API. */
async function setUp({ services }: Awaited<ReturnType<typeof renderNewMerchant>>) {
  const { operation } = services.client;
  const { id: branch_id } = await operation('createDepot')({ body: depot });
  const stop = (name: string, lat: number, lng: number) => ({ name, geometry: { location: { lat, lng } } });
  const mode = 'bus' as const;
  const { id: route_id } = await operation('createRoute')({
    body: {
      name: 'Автобус №1',
      mode,
      country: 'Україна',
      city: 'Київ',
      cost: 800,
      from_point: 'Вокзал',
      to_point: 'Площа',
      transport_num: 1,
      avg_speed: null,
      avg_time: null,
      places: [stop('Вокзал', 50.44, 30.49), stop('Площа', 50.45, 30.52)],
    },
  });
  const { id: transport_id } = await operation('createTransport')({
    body: {
      ...inputFromEntity(VehicleInput, exampleVehicle),
      branch_id,
      route_id,
    },
  });
  const { id } = await operation('createDriver')({
    body: {
      branch_id,
      route_id,
      transport_id: null,
      name: 'Бондар Іван Ілліч',
      tabulation_number: '1',
      phone: '+380501112244',
      call_message: null,
      add_data: null,
    },
  });
  await operation('openShift')({ params: { id }, body: { transport_id, route_id: null } });
}

const links = () =>
  steps().flatMap((step) =>
    within(step)
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href')),
  );

describe('/ of a new merchant', () => {
  it('asks first what it does; the steps follow, and for a shop none is about drivers', async () => {
    const app = await renderNewMerchant();
    await waitFor(() => expect(document.title).toBe('Перші кроки · Каса'));
    expect(screen.getByText('Зроблено 0 з 1')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Магазин' }));
    await screen.findByText('Зроблено 1 з 5');
    expect(steps()[0]?.textContent).toContain('Магазин');
    expect(links()).toEqual([
      '/terminals/create',
      '/Terminal/Activate',
      '/terminals/templates/create',
      '/dashboard',
    ]);
    expect(
      steps()
        .map((step) => step.textContent)
        .join(),
    ).not.toMatch(/воді/i);
    await app.user.click(screen.getByRole('link', { name: 'Пропустити поки що' }));
    await waitFor(() => expect(app.location()).toBe('/terminals'));
  });

  it('leads a carrier to each step, the next one foremost', async () => {
    const app = await renderCarrier();
    expect(links()).toEqual([
      '/branches/edit',
      '/Routes/Create',
      '/Transports/Create',
      '/Drivers/Create',
      '/Drivers',
    ]);
    await app.user.click(screen.getByRole('link', { name: 'Створити маршрут' }));
    await waitFor(() => expect(app.location()).toBe('/Routes/Create'));
    await app.goTo('/');
    await heading('Перші кроки');
  });

  it('lets leave each step for later, which is remembered, and take it up again in the profile', async () => {
    const app = await renderCarrier();
    await app.user.click(button('Відкласти: Додайте депо'));
    await screen.findByText('Відкладено');
    for (const step of ['Створіть маршрут', 'Додайте транспорт', 'Додайте водія', 'Відкрийте першу зміну']) {
      await app.user.click(button(`Відкласти: ${step}`));
      await screen.findByRole('button', { name: `Повернути: ${step}` });
    }
    await app.user.click(screen.getByRole('link', { name: 'Перейти до роботи' }));
    await waitFor(() => expect(app.location()).toBe('/Routes'));
    act(() => app.services.session.expire());
    await heading('Вхід');
    await app.user.type(field(/Телефон/), testPerson.phone);
    await app.user.type(passwordField(/^Пароль/), testPerson.password);
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.location()).toBe('/Routes'));
    await app.goTo('/profile');
    await app.user.click(await screen.findByRole('button', { name: 'Повернути: Додайте депо' }));
    await screen.findByRole('button', { name: 'Відкласти: Додайте депо' });
    await app.goTo('/');
    await heading('Перші кроки');
  });

  it('can be skipped, and leads on from then until the next sign-in', async () => {
    const app = await renderNewMerchant();
    await app.user.click(screen.getByRole('link', { name: 'Пропустити поки що' }));
    await waitFor(() => expect(app.location()).toBe('/Routes'));
    await app.goTo('/');
    await waitFor(() => expect(app.location()).toBe('/Routes'));
    act(() => app.services.session.expire());
    await heading('Вхід');
    await app.user.type(field(/Телефон/), testPerson.phone);
    await app.user.type(passwordField(/^Пароль/), testPerson.password);
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.location()).toBe('/Routes'));
    await app.goTo('/');
    await heading('Перші кроки');
  });

  it('ticks what is done', async () => {
    const app = await renderCarrier();
    await app.services.client.operation('createDepot')({ body: depot });
    await app.goTo('/Routes');
    app.services.queryClient.clear();
    await app.goTo('/');
    await screen.findByText('Зроблено 2 з 6');
    const [, first, second] = steps();
    expect(within(first as HTMLElement).getByText('Зроблено')).toBeTruthy();
    expect(within(first as HTMLElement).queryByRole('link')).toBeNull();
    expect(within(second as HTMLElement).getByRole('link', { name: 'Створити маршрут' })).toBeTruthy();
  });

  it('keeps nobody from work when it cannot be told what is done', async () => {
    const app = await renderNewMerchant();
    await app.goTo('/Routes');
    app.services.queryClient.clear();
    await app.fail('getFirstSteps');
    await app.goTo('/');
    await waitFor(() => expect(app.location()).toBe('/Routes'));
  });

  it('leads to sign-in, and then there, when nobody is signed in any more', async () => {
    const app = await renderNewMerchant();
    await app.goTo('/Routes');
    app.services.queryClient.clear();
    await app.fail('getFirstSteps', { how: 'not_authenticated' });
    await app.goTo('/');
    await heading('Вхід');
    expect(app.location()).toBe('/signin?redirect=%2F');
  });
});

describe('the way from step to step', () => {
  const bar = () => screen.findByText(/^Далі: /);

  it('is over every screen that a step leads to: what is done, what is next, and the way there and back', async () => {
    const app = await renderCarrier();
    expect(screen.queryByText(/^Далі: /)).toBeNull();
    await app.user.click(screen.getByRole('link', { name: 'Додати депо' }));
    expect(await screen.findByText('Крок 2 з 6: Додайте депо.')).toBeTruthy();
    const fill = async (name: RegExp, value: string) =>
      app.user.type(await screen.findByRole('textbox', { name }), value);
    await fill(/^Назва/, depot.name);
    await fill(/^Місто/, depot.city);
    await fill(/^Адреса/, depot.address);
    await fill(/^Директор/, depot.director);
    await fill(/^Телефон/, depot.director_phone);
    await app.user.click(screen.getByRole('spinbutton', { name: /год/i }));
    await app.user.keyboard('2345');
    await app.user.click(button('Створити'));
    await heading(depot.name);
    await waitFor(async () => expect((await bar()).textContent).toBe('Далі: створіть маршрут'));
    expect(screen.getByText(/Зроблено 2 з 6\./)).toBeTruthy();
    await app.user.click(screen.getByRole('link', { name: 'Усі кроки' }));
    await heading('Перші кроки');
    expect(screen.getByText('Зроблено 2 з 6')).toBeTruthy();
    await app.goTo('/branches');
    await app.user.click(await screen.findByRole('link', { name: 'Створити маршрут' }));
    await waitFor(() => expect(app.location()).toBe('/Routes/Create'));
    expect(await screen.findByText('Крок 3 з 6: Створіть маршрут.')).toBeTruthy();
  });

  it('can be put away, and is there again once the list was looked at', async () => {
    const app = await renderCarrier();
    await app.goTo('/Routes');
    const notice = within((await bar()).closest('[role="status"]') as HTMLElement);
    await app.user.click(notice.getByRole('button', { name: 'Закрити' }));
    expect(screen.queryByText(/^Далі: /)).toBeNull();
    await app.goTo('/Transports');
    expect(screen.queryByText(/^Далі: /)).toBeNull();
    await app.goTo('/');
    await heading('Перші кроки');
    await app.goTo('/Transports');
    await bar();
  });

  it('does not go on over whoever skips the steps', async () => {
    const app = await renderCarrier();
    await app.goTo('/Transports');
    await bar();
    await app.goTo('/');
    await heading('Перші кроки');
    await app.user.click(screen.getByRole('link', { name: 'Пропустити поки що' }));
    await heading('Маршрути');
    expect(screen.queryByText(/^Далі: /)).toBeNull();
  });

  it('ends with the last step, and says so until the next screen', async () => {
    const app = await renderCarrier();
    await app.goTo('/Drivers');
    await bar();
    await setUp(app);
    await act(() => app.services.queryClient.invalidateQueries());
    expect(await screen.findByText('Усі перші кроки зроблено! Каса готова до роботи.')).toBeTruthy();
    await app.goTo('/Transports');
    expect(screen.queryByText(/перші кроки зроблено/)).toBeNull();
    await app.goTo('/');
    await waitFor(() => expect(app.location()).toBe('/Routes'));
  });
});

describe('/ of anybody else', () => {
  it('leads a visitor to sign-in', async () => {
    const app = await renderApp('/', { as: null });
    await heading('Вхід');
    expect(app.location()).toBe('/signin?redirect=%2F');
    expect(app.requests).toEqual([]);
  });

  it('shows an owner whose merchant is set up the terminals', async () => {
    const { location } = await renderApp('/', { as: 'owner' });
    await heading('Термінали');
    expect(location()).toBe('/');
  });

  it('shows those who do not own it the terminals without asking', async () => {
    const { location, requests } = await renderApp('/', { as: 'accountant' });
    await heading('Термінали');
    expect(location()).toBe('/');
    expect(requests).not.toContain('GET /api/v1/auth/first-steps');
  });
});

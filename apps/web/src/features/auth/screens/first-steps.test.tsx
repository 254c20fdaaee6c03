import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../app/test-support/render-app.tsx';
import { button, field, heading, person, renderAtBank, secret } from '../test-support/registration.ts';

/** Somebody who has just registered, at `/`. */
async function renderNewMerchant() {
  const app = await renderAtBank();
  await app.user.type(field(/IBAN/), 'UA223052990000026001234567890');
  await app.user.click(button('Завершити реєстрацію'));
  await heading('Перші кроки');
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

describe('/ of a new merchant', () => {
  it('says what to do first, the next step foremost, and leads to each', async () => {
    const app = await renderNewMerchant();
    await waitFor(() => expect(document.title).toBe('Перші кроки · Каса'));
    expect(screen.getByText('Зроблено 0 з 5')).toBeTruthy();
    expect(steps().map((step) => within(step).getByRole('link').getAttribute('href'))).toEqual([
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

  it('can be skipped, and leads on from then until the next sign-in', async () => {
    const app = await renderNewMerchant();
    await app.user.click(screen.getByRole('link', { name: 'Пропустити поки що' }));
    await waitFor(() => expect(app.location()).toBe('/Routes'));
    await app.goTo('/');
    await waitFor(() => expect(app.location()).toBe('/Routes'));
    act(() => app.services.session.expire());
    await heading('Вхід');
    await app.user.type(field(/Телефон/), person.phone);
    await app.user.type(secret(/^Пароль/), person.password);
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.location()).toBe('/Routes'));
    await app.goTo('/');
    await heading('Перші кроки');
  });

  it('ticks what is done', async () => {
    const app = await renderNewMerchant();
    await app.services.client.operation('createDepot')({ body: depot });
    await app.goTo('/Routes');
    app.services.queryClient.clear();
    await app.goTo('/');
    await screen.findByText('Зроблено 1 з 5');
    const [first, second] = steps();
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

  it('leads to sign-in, and back to where one was, when nobody is signed in any more', async () => {
    const app = await renderNewMerchant();
    await app.goTo('/Routes');
    app.services.queryClient.clear();
    await app.fail('getFirstSteps', { how: 'not_authenticated' });
    await app.goTo('/');
    await heading('Вхід');
    expect(app.location()).toBe('/signin?redirect=%2FRoutes');
  });
});

describe('/ of anybody else', () => {
  it('leads a visitor to sign-in', async () => {
    const app = await renderApp('/', { as: null });
    await heading('Вхід');
    expect(app.location()).toBe('/signin?redirect=%2F');
    expect(app.requests).toEqual([]);
  });

  it('leads an owner whose merchant is set up to the first entry of the menu', async () => {
    const { location } = await renderApp('/', { as: 'owner' });
    await waitFor(() => expect(location()).toBe('/Routes'));
  });

  it('leads those who do not own it on without asking', async () => {
    const { location, requests } = await renderApp('/', { as: 'dispatcher' });
    await waitFor(() => expect(location()).toBe('/Routes'));
    expect(requests).not.toContain('GET /api/v1/auth/first-steps');
  });
});

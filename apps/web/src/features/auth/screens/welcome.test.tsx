import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#app/test-support/render-app.tsx';
import { heading } from '../test-support/registration.ts';

const areas = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('says what the product does, in five areas, in both languages', async () => {
  const { services } = await renderApp('/welcome', { as: null });
  await waitFor(() => expect(document.title).toBe('Ласкаво просимо · Каса'));
  expect(areas()).toEqual([
    'Торговий еквайринг',
    'Інтернет-еквайринг',
    'Програмний РРО',
    'Каталог і лояльність',
    'Міський транспорт',
  ]);
  await services.locale.choose('en');
  await waitFor(() =>
    expect(areas()).toEqual([
      'Merchant acquiring',
      'E-commerce acquiring',
      'Software cash register',
      'Catalogue and loyalty',
      'Public transport',
    ]),
  );
});

it('leads to registration and to sign-in, which leads back, with the place that was asked for', async () => {
  const app = await renderApp('/welcome?redirect=%2FDrivers', { as: null });
  await app.user.click(screen.getByRole('link', { name: 'Зареєструватися' }));
  await heading('Реєстрація');
  await app.goTo('/welcome?redirect=%2FDrivers');
  await app.user.click(screen.getByRole('link', { name: 'Увійти' }));
  await heading('Вхід');
  expect(app.location()).toBe('/signin?redirect=%2FDrivers');
  await app.user.click(screen.getByRole('link', { name: 'Що вміє Каса' }));
  await waitFor(() => expect(app.location()).toBe('/welcome?redirect=%2FDrivers'));
});

it('asks the server for nothing', async () => {
  const visitor = await renderApp('/welcome', { as: null });
  expect(visitor.requests).toEqual([]);
});

it('leads whoever is signed in into the product', async () => {
  const { location } = await renderApp('/welcome', { as: 'owner' });
  await waitFor(() => expect(location()).toBe('/'));
});

import { exampleSecrets } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#app/test-support/render-app.tsx';
import { button, codeField, field, heading, passwordField } from '../test-support/registration.ts';

const PHONE = '+380671112241';
const OWN = 'зелений чайник';
const CODE = exampleSecrets.code;

async function renderInvited(code: string = CODE) {
  const app = await renderApp(`/invitation?phone=${encodeURIComponent(PHONE)}`, { as: null });
  expect(field(/Телефон/).value).toBe('+380 67 111 22 41');
  await app.user.type(await codeField(), code);
  await app.user.type(passwordField(/^Пароль\*?$/), OWN);
  await app.user.type(passwordField(/^Пароль ще раз/), OWN);
  await app.user.click(button('Зберегти пароль і ввійти'));
  return app;
}

it('the code and a password let in at once', async () => {
  const app = await renderInvited();
  await waitFor(() => expect(app.services.session.current()?.user.phone).toBe(PHONE));
  await waitFor(() => expect(app.location()).not.toContain('/invitation'));
});

it('a wrong code is told at the code, and what was typed stays', async () => {
  const app = await renderInvited('654321');
  await screen.findByText(/^Код не підходить або вже не діє\./);
  expect(document.activeElement).toBe(await codeField());
  expect(passwordField(/^Пароль\*?$/).value).toBe(OWN);
  expect(app.services.session.current()).toBeNull();
});

it('is found from sign-in', async () => {
  const { user } = await renderApp('/signin', { as: null });
  await user.click(await screen.findByRole('link', { name: 'Введіть код' }));
  await heading('Вас запросили');
});

it('who has to prove themselves otherwise goes on to sign-in, the phone kept', async () => {
  const app = await renderApp('/invitation', { as: null });
  await app.fail('signIn', { how: 'second_factor_code_needed' });
  await app.user.type(field(/Телефон/), PHONE);
  await app.user.type(await codeField(), CODE);
  await app.user.type(passwordField(/^Пароль\*?$/), OWN);
  await app.user.type(passwordField(/^Пароль ще раз/), OWN);
  await app.user.click(button('Зберегти пароль і ввійти'));
  await screen.findByText('Пароль збережено! Увійдіть');
  await heading('Вхід');
  expect(field(/Телефон/).value).toBe('+380 67 111 22 41');
});

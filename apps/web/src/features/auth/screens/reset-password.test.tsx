import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PASSWORD, phoneByRole, type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import { authProgressKey } from '#shared/session/tab-storage.ts';
import {
  button,
  codeField,
  field,
  heading,
  lastCodeSentTo,
  passwordField,
  toasts,
} from '../test-support/registration.ts';

const NEW = 'зелений чайник';
const SENT = /^Якщо номер зареєстровано, ми надіслали код на \+380/;
const resets = (requests: readonly string[]) =>
  requests.filter((request) => request === 'POST /api/v1/auth/reset-password');

async function renderAtPassword(phone: string = phoneByRole.cashier): Promise<RenderedApp> {
  const app = await renderApp('/reset-password?redirect=%2FDrivers', { as: null });
  await app.user.type(field(/Телефон/), phone);
  await app.user.click(button('Отримати код'));
  await heading('Новий пароль');
  return app;
}

async function choose({ user }: RenderedApp, password = NEW, repeat = password) {
  await user.type(passwordField(/^Новий пароль/), password);
  await user.type(passwordField(/^Пароль ще раз/), repeat);
  await user.click(button('Змінити пароль'));
}

describe('a forgotten password', () => {
  it.each([phoneByRole.cashier, '+380671112200'])(
    'answers alike for %s, registered or not',
    async (phone) => {
      const app = await renderAtPassword(phone);
      expect(screen.getByText(SENT)).toBeTruthy();
      expect(app.location()).toBe('/confirm-password?redirect=%2FDrivers');
      expect((await screen.findByRole('timer')).textContent).toMatch(/^Надіслати ще раз можна через/);
      expect([
        localStorage.length,
        JSON.parse(sessionStorage.getItem(authProgressKey) ?? '').sign_up,
      ]).toEqual([0, null]);
    },
  );

  it('brings the phone along from sign-in', async () => {
    const app = await renderApp('/signin?redirect=%2FDrivers', { as: null });
    await app.user.type(field(/Телефон/), '0500000004');
    await app.user.click(screen.getByRole('link', { name: 'Забули пароль?' }));
    await heading('Забули пароль?');
    expect(app.location()).toBe('/reset-password?redirect=%2FDrivers');
    expect(field(/Телефон/).value).toBe('+380 50 000 00 04');
  });

  it('is changed by the code, said once, and leads back to sign-in, phone and place kept', async () => {
    const app = await renderAtPassword();
    await app.user.type(await codeField(), await lastCodeSentTo(app, phoneByRole.cashier));
    await choose(app);
    await heading('Вхід');
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Пароль змінено!')]));
    expect(app.location()).toBe('/signin?redirect=%2FDrivers');
    expect(field(/Телефон/).value).toBe('+380 50 000 00 04');
    expect(document.activeElement).toBe(passwordField(/^Пароль/));
    expect(sessionStorage.getItem(authProgressKey)).toBeNull();
    await app.user.type(passwordField(/^Пароль/), NEW);
    await app.user.click(button('Увійти'));
    await waitFor(() => expect(app.location()).toBe('/Drivers'));
  });

  it('may be chosen again with the same code when it is one that is guessed first', async () => {
    const app = await renderAtPassword();
    await app.user.type(await codeField(), await lastCodeSentTo(app, phoneByRole.cashier));
    await choose(app, '123456');
    await screen.findByText(/один із найпоширеніших паролів/);
    for (const name of [/^Новий пароль/, /^Пароль ще раз/]) await app.user.clear(passwordField(name));
    await choose(app);
    await heading('Вхід');
  });

  it('ends no session and changes nothing by a wrong code, and says how many tries are left', async () => {
    const app = await renderAtPassword();
    const code = await lastCodeSentTo(app, phoneByRole.cashier);
    await app.user.type(await codeField(), code === '111111' ? '222222' : '111111');
    await choose(app);
    await screen.findByText('Неправильний код');
    expect(screen.getByText('Лишилося 4 спроби')).toBeTruthy();
    expect([(await codeField()).value, passwordField(/^Новий пароль/).value]).toEqual(['', NEW]);
    await waitFor(async () => expect(document.activeElement).toBe(await codeField()));
    expect(toasts()).toEqual([]);
    await app.user.type(await codeField(), code);
    await app.user.click(button('Змінити пароль'));
    await heading('Вхід');
  });

  it('says that a code is over, and goes on with a new one, what was typed kept', async () => {
    const app = await renderAtPassword();
    const code = await lastCodeSentTo(app, phoneByRole.cashier);
    const { now } = await app.control.getClock();
    const later = new Date(Date.parse(now) + 301_000).toISOString();
    await app.control.setClock({ body: { now: later, advance_seconds: 0, frozen: true } });
    await app.user.type(await codeField(), code);
    await choose(app);
    await screen.findByText('Код більше не діє. Надішліть новий');
    // The device's clock has not reached the resend time, the server's has: reloading the request enables the button.
    await app.services.queryClient.invalidateQueries();
    await app.user.click(await screen.findByRole('button', { name: 'Надіслати новий код' }));
    await screen.findByText('Новий код надіслано. Попередній більше не діє');
    expect(passwordField(/^Новий пароль/).value).toBe(NEW);
    await app.user.type(await codeField(), await lastCodeSentTo(app, phoneByRole.cashier));
    await app.user.click(button('Змінити пароль'));
    await heading('Вхід');
  });

  it('says which fields it needs, that the passwords differ, and what is too short', async () => {
    const app = await renderAtPassword();
    await app.user.click(button('Змінити пароль'));
    await waitFor(() => expect(screen.getAllByText("Поле обов'язкове")).toHaveLength(3));
    expect(document.activeElement).toBe(await codeField());
    await choose(app, '12345', '1234');
    await screen.findByText('Паролі не співпадають');
    expect(screen.getAllByText('Щонайменше 6 символів')).toHaveLength(2);
  });

  it('tells password managers whose password it is', async () => {
    await renderAtPassword();
    const username = document.querySelector<HTMLInputElement>('input[autocomplete="username"]');
    expect(username?.value).toBe(phoneByRole.cashier);
    expect(passwordField(/^Новий пароль/).autocomplete).toBe('new-password');
  });

  it('keeps everything when the connection is lost, at both steps', async () => {
    const app = await renderApp('/reset-password', { as: null });
    await app.fail('resetPassword', { how: 'drop', times: 1 });
    await app.user.type(field(/Телефон/), '0500000004');
    await app.user.click(button('Отримати код'));
    await screen.findByText('Щось пішло не так!');
    expect(field(/Телефон/).value).toBe('+380 50 000 00 04');
    await app.user.click(button('Отримати код'));
    await heading('Новий пароль');
    expect(resets(app.requests)).toHaveLength(2);
    await app.fail('confirmPassword', { how: 'drop', times: 1 });
    await app.user.type(await codeField(), await lastCodeSentTo(app, phoneByRole.cashier));
    await choose(app);
    await waitFor(() => expect(toasts().join()).toContain('Щось пішло не так!'));
    await app.user.click(button('Змінити пароль'));
    await heading('Вхід');
  });

  it('says when to come back after too many codes', async () => {
    const app = await renderApp('/reset-password', { as: null });
    // Uses up the hourly rate limit of the IP address.
    for (let sent = 10; sent < 30; sent += 1) {
      await app.services.client.operation('resetPassword')({ body: { phone: `+3806700000${sent}` } });
    }
    await app.user.type(field(/Телефон/), '0500000004');
    await app.user.click(button('Отримати код'));
    expect((await screen.findByRole('alert')).textContent).toContain('спробуйте ще раз через 1\u00a0год');
  });

  it('begins with the phone, and with a word why when somebody comes straight to the code', async () => {
    const app = await renderApp('/confirm-password?redirect=%2FDrivers', { as: null });
    await heading('Забули пароль?');
    expect(app.location()).toBe('/reset-password?redirect=%2FDrivers');
    expect(screen.getByText('Спершу вкажіть телефон, на який надіслати код.')).toBeTruthy();
  });

  it('begins anew when the server has forgotten the code', async () => {
    const app = await renderAtPassword();
    await app.control.reset();
    await app.goTo('/signin');
    app.services.queryClient.clear();
    await app.goTo('/confirm-password');
    await heading('Забули пароль?');
    expect(screen.getByText(/Цей код більше не можна надіслати повторно/)).toBeTruthy();
    expect(field(/Телефон/).value).toBe('+380 50 000 00 04');
  });

  it.each(['/reset-password', '/confirm-password'])('%s is for visitors', async (path) => {
    const { location } = await renderApp(path, { as: 'owner' });
    await waitFor(() => expect(location()).toBe('/'));
  });
});

it('the old password opens nothing any more', async () => {
  const app = await renderAtPassword();
  await app.user.type(await codeField(), await lastCodeSentTo(app, phoneByRole.cashier));
  await choose(app);
  await heading('Вхід');
  await app.user.type(passwordField(/^Пароль/), PASSWORD);
  await app.user.click(button('Увійти'));
  expect((await screen.findByRole('alert')).textContent).toBe('Неправильний телефон або пароль');
});

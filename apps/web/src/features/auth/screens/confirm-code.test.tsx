import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferRequests } from '#app/test-support/defer-requests.ts';
import { renderApp } from '#app/test-support/render-app.tsx';
import { authProgressKey } from '#shared/session/tab-storage.ts';
import {
  button,
  codeField,
  field,
  heading,
  lastCodeSentTo,
  passwordField,
  renderAtCodeStep,
  testPerson,
  toasts,
} from '../test-support/registration.ts';

const wrong = (right: string) => (right === '111111' ? '222222' : '111111');
const tries = (requests: readonly string[]) =>
  requests.filter((request) => request === 'POST /api/v1/auth/confirm-sign-up');

afterEach(() => vi.useRealTimers());

describe('registration, the code', () => {
  it('sends itself once it is complete, only once, and goes on to the bank', async () => {
    const { network, release } = deferRequests(({ url }) => url.endsWith('/confirm-sign-up'));
    const app = await renderAtCodeStep({ network });
    const code = await lastCodeSentTo(app);
    const input = await codeField();
    expect([input.autocomplete, input.name, document.activeElement]).toEqual([
      'one-time-code',
      'code',
      input,
    ]);
    await app.user.type(input, `${code}{Enter}`);
    release();
    await heading('Рахунок у банку');
    expect(app.location()).toBe('/singup/banking');
    expect(tries(app.requests)).toHaveLength(1);
    expect(JSON.parse(sessionStorage.getItem(authProgressKey) ?? '').sign_up.ticket).toMatch(/^[\w-]{32}$/);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['a space', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
    ['a dash', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ['the words of the message', (code: string) => ` Каса: ваш код ${code}.\n`],
  ])('takes a paste with %s around the digits', async (_, around) => {
    const app = await renderAtCodeStep();
    const code = await lastCodeSentTo(app);
    await app.user.click(await codeField());
    await app.user.paste(around(code));
    await heading('Рахунок у банку');
  });

  it('says that a code is wrong and how many tries are left, and takes another', async () => {
    const app = await renderAtCodeStep();
    const code = await lastCodeSentTo(app);
    await app.user.type(await codeField(), wrong(code));
    await screen.findByText('Неправильний код');
    expect(document.body.textContent).toMatch(/Неправильний код.*Лишилося 4 спроби/);
    expect([(await codeField()).value, document.activeElement]).toEqual(['', await codeField()]);
    await app.user.type(await codeField(), code);
    await heading('Рахунок у банку');
    expect(toasts()).toEqual([]);
  });

  it('has no tries left once it is worth nothing, whatever was known before', async () => {
    const app = await renderAtCodeStep();
    const code = wrong(await lastCodeSentTo(app));
    await app.user.type(await codeField(), code);
    await screen.findByText('Лишилося 4 спроби');
    await app.goTo('/signin');
    app.services.queryClient.clear();
    await app.goTo('/confirm-code');
    await screen.findByText('Лишилося 4 спроби');
    await app.fail('confirmSignUp', { how: 'code_attempts_exceeded' });
    await app.user.type(await codeField(), code);
    await screen.findByText('Забагато неправильних спроб. Надішліть новий код');
    expect(screen.queryByText(/Лишил/)).toBeNull();
  });

  it('is worth nothing after five wrong tries: only another one helps', async () => {
    const app = await renderAtCodeStep();
    const code = await lastCodeSentTo(app);
    for (let tried = 1; tried <= 5; tried += 1) {
      await app.user.type(await codeField(), wrong(code));
      await waitFor(() => expect(tries(app.requests)).toHaveLength(tried));
      await waitFor(async () => expect((await codeField()).value).toBe(''));
    }
    await screen.findByText('Забагато неправильних спроб. Надішліть новий код');
    expect(screen.queryByRole('button', { name: 'Підтвердити' })).toBeNull();
    await app.control.setClock({ body: { now: null, advance_seconds: 61, frozen: true } });
    await app.goTo('/signin');
    app.services.queryClient.clear();
    await app.goTo('/confirm-code');
    await app.user.click(await screen.findByRole('button', { name: 'Надіслати новий код' }));
    await screen.findByText('Новий код надіслано. Попередній більше не діє');
    expect(screen.queryByText(/Забагато неправильних/)).toBeNull();
    await app.user.type(await codeField(), await lastCodeSentTo(app));
    await heading('Рахунок у банку');
  });

  it('that has expired says so, when it is sent and when the page is opened later', async () => {
    const app = await renderAtCodeStep();
    const code = await lastCodeSentTo(app);
    const { now } = await app.control.getClock();
    const later = new Date(Date.parse(now) + 301_000).toISOString();
    await app.control.setClock({ body: { now: later, advance_seconds: 0, frozen: true } });
    await app.user.type(await codeField(), code);
    await screen.findByText('Код більше не діє. Надішліть новий');
    await app.goTo('/signin');
    app.services.queryClient.clear();
    await app.goTo('/confirm-code');
    await screen.findByText('Код більше не діє. Надішліть новий.');
    expect(screen.getByRole('button', { name: 'Надіслати новий код' })).toBeTruthy();
  });

  it('can be sent again after a minute, which is counted down', async () => {
    const app = await renderAtCodeStep();
    expect((await screen.findByRole('timer')).textContent).toMatch(
      /^Надіслати ще раз можна через [01]:\d\d$/,
    );
    expect(screen.queryByRole('button', { name: /Надіслати код/ })).toBeNull();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    const resend = await screen.findByRole('button', { name: 'Надіслати код ще раз' });
    // The server's resend interval has not passed: it rejects the request.
    await app.user.click(resend);
    expect((await screen.findByRole('alert')).textContent).toContain('Забагато спроб');
  });

  it('asks for all six digits', async () => {
    const app = await renderAtCodeStep();
    await app.user.click(await screen.findByRole('button', { name: 'Підтвердити' }));
    await screen.findByText("Поле обов'язкове");
    await app.user.type(await codeField(), '12');
    await app.user.click(button('Підтвердити'));
    await screen.findByText('Введіть 6 цифр із SMS');
    expect(tries(app.requests)).toEqual([]);
  });

  it('keeps the digits when the connection is lost', async () => {
    const app = await renderAtCodeStep();
    const code = await lastCodeSentTo(app);
    await app.fail('confirmSignUp', { how: 'drop', times: 1 });
    await app.user.type(await codeField(), code);
    await screen.findByText('Щось пішло не так!');
    expect((await codeField()).value).toBe(code);
    await app.user.click(button('Підтвердити'));
    await heading('Рахунок у банку');
  });

  it('whose answer was lost is sent again by pressing again, and leads on', async () => {
    const app = await renderAtCodeStep();
    await app.fail('confirmSignUp', { how: 'drop', times: 1, afterHandler: true });
    await app.user.type(await codeField(), await lastCodeSentTo(app));
    await screen.findByText('Щось пішло не так!');
    await app.user.click(button('Підтвердити'));
    await heading('Рахунок у банку');
    expect(tries(app.requests)).toHaveLength(2);
  });

  it('that was used elsewhere cannot be used again: the data is there to begin anew', async () => {
    const app = await renderAtCodeStep();
    const code = await lastCodeSentTo(app);
    const { code_request_id } = JSON.parse(sessionStorage.getItem(authProgressKey) ?? '').sign_up;
    await app.services.client.operation('confirmSignUp')({ body: { code_request_id, code } });
    await app.user.type(await codeField(), code);
    await screen.findByText('Код більше не діє. Надішліть новий');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    await app.user.click(await screen.findByRole('button', { name: 'Надіслати новий код' }));
    await heading('Реєстрація');
    expect(field(/ім’я/).value).toBe(testPerson.full_name);
  });

  it('can be typed also while nobody knows how long it is good for', async () => {
    const app = await renderAtCodeStep();
    const code = await lastCodeSentTo(app);
    await app.goTo('/signin');
    app.services.queryClient.clear();
    await app.fail('getCodeRequest');
    await app.goTo('/confirm-code');
    await screen.findByText('Не вдалося дізнатися, чи код іще діє.');
    await app.clearFaults();
    await app.user.click(button('Спробувати ще раз'));
    await screen.findByRole('timer');
    await app.user.type(await codeField(), code);
    await heading('Рахунок у банку');
  });
});

describe('coming to the code', () => {
  it('goes on where it was after a reload', async () => {
    const begun = await renderAtCodeStep();
    const code = await lastCodeSentTo(begun);
    const again = await renderApp('/confirm-code', { as: null });
    await screen.findAllByText(/\+380 67 123 45 67/);
    expect(again.requests.filter((request) => request.startsWith('GET'))).toHaveLength(1);
    await again.user.type(
      (await screen.findAllByRole('textbox', { name: /Код із SMS/ })).at(-1) as HTMLElement,
      code,
    );
    await heading('Рахунок у банку');
  });

  it.each(['/confirm-code', '/singup/banking'])(
    '%s leads to the beginning, with a word why',
    async (path) => {
      const app = await renderApp(path, { as: null });
      await heading('Реєстрація');
      expect(app.location()).toBe('/signup');
      expect(screen.getByText(/Спершу введіть свої дані/)).toBeTruthy();
    },
  );

  it.each(['{', 'null', '[]', '{"sign_up":5}', '{"sign_up":{"ticket":"x"}}'])(
    'makes nothing of %s in the storage',
    async (stored) => {
      await renderApp('/confirm-code', {
        as: null,
        before: () => sessionStorage.setItem(authProgressKey, stored),
      });
      await heading('Реєстрація');
    },
  );

  it('leads to the beginning when the server has forgotten it, with the data kept', async () => {
    const app = await renderAtCodeStep();
    await app.control.reset();
    await app.goTo('/signin');
    app.services.queryClient.clear();
    await app.goTo('/confirm-code');
    await heading('Реєстрація');
    expect(screen.getByText(/Цей код більше не можна надіслати повторно/)).toBeTruthy();
    expect(field(/ім’я/).value).toBe(testPerson.full_name);
    expect(screen.queryByRole('link', { name: 'Ввести код' })).toBeNull();
    // With a new code pending, "back" offers to enter it and shows no error of the old one.
    await app.user.type(passwordField(/^Пароль\*?$/), testPerson.password);
    await app.user.type(passwordField(/^Пароль ще раз/), testPerson.password);
    await app.user.click(button('Отримати код'));
    await codeField();
    window.history.back();
    await screen.findByRole('link', { name: 'Ввести код' });
    expect(screen.queryByText(/Цей код більше не можна надіслати повторно/)).toBeNull();
  });

  it('leads on to the bank once the phone is confirmed', async () => {
    const app = await renderAtCodeStep();
    await app.user.type(await codeField(), await lastCodeSentTo(app));
    await heading('Рахунок у банку');
    await app.goTo('/confirm-code');
    await waitFor(() => expect(app.location()).toBe('/singup/banking'));
    await app.goTo('/signup');
    await app.user.click(await screen.findByRole('link', { name: 'Вказати рахунок' }));
    await heading('Рахунок у банку');
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deferRequests } from '#app/test-support/defer-requests.ts';
import { renderApp } from '#app/test-support/render-app.tsx';
import { authProgressKey } from '#shared/session/tab-storage.ts';
import {
  button,
  codeField,
  consentCheckboxes,
  field,
  fillSignUpForm,
  heading,
  lastCodeSentTo,
  passwordField,
  renderAtCodeStep,
  testPerson,
  toasts,
} from '../test-support/registration.ts';

const submit = () => button('Отримати код');
const errors = () =>
  [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map((input) => input.name);
const signUps = (requests: readonly string[]) =>
  requests.filter((request) => request === 'POST /api/v1/auth/sign-up');

describe('registration, first step', () => {
  it.each(['0671234567', '+38 (067) 123-45-67', '380671234567'])(
    'takes the phone as %s, sends a code to it and goes on',
    async (phone) => {
      const app = await renderApp('/signup', { as: null });
      await fillSignUpForm(app, { phone: phone as typeof testPerson.phone });
      await app.user.click(submit());
      await heading('Код підтвердження');
      expect(app.location()).toBe('/confirm-code');
      expect(screen.getByText(/на \+380 67 123 45 67/)).toBeTruthy();
      expect(await lastCodeSentTo(app)).toMatch(/^\d{6}$/);
    },
  );

  it('keeps what was typed for a reload, and never the password', async () => {
    const app = await renderApp('/signup', { as: null });
    await fillSignUpForm(app);
    await app.user.click(submit());
    await codeField();
    const kept = sessionStorage.getItem(authProgressKey) ?? '';
    expect(JSON.parse(kept).sign_up).toMatchObject({
      full_name: testPerson.full_name,
      phone: testPerson.phone,
      ticket: null,
    });
    expect(kept).not.toContain(testPerson.password);
    expect(kept).not.toContain(await lastCodeSentTo(app));
    expect(localStorage).toHaveLength(0);
  });

  it('says which fields it needs, all documents among them, and goes to the first', async () => {
    const { user, requests } = await renderApp('/signup', { as: null });
    await consentCheckboxes();
    await user.click(submit());
    await waitFor(() => expect(screen.getAllByText("Поле обов'язкове")).toHaveLength(8));
    expect(document.activeElement).toBe(field(/ім’я/));
    expect(signUps(requests)).toEqual([]);
  });

  it('says that the passwords differ, and takes it back whichever of the two is mended', async () => {
    const { user } = await renderApp('/signup', { as: null });
    await user.type(passwordField(/^Пароль\*?$/), 'тролейбус-12');
    await user.type(passwordField(/^Пароль ще раз/), 'тролейбус-1');
    await user.click(submit());
    await screen.findByText('Паролі не співпадають');
    await user.type(passwordField(/^Пароль\*?$/), '{Backspace}');
    await waitFor(() => expect(screen.queryByText('Паролі не співпадають')).toBeNull());
    await user.clear(passwordField(/^Пароль\*?$/));
    await user.type(passwordField(/^Пароль\*?$/), '12345');
    // As the hint and as the error.
    await waitFor(() => expect(screen.getAllByText('Щонайменше 6 символів')).toHaveLength(2));
  });

  it('says at the password that it is one of the commonest, or one sign', async () => {
    const app = await renderApp('/signup', { as: null });
    await fillSignUpForm(app, { password: 'qwerty' as typeof testPerson.password });
    await app.user.click(submit());
    await screen.findByText(/один із найпоширеніших паролів/);
    expect(errors()).toEqual(['password']);
    const typed = passwordField(/^Пароль\*?$/);
    await app.user.clear(typed);
    await app.user.type(typed, '      ');
    await screen.findByText(/лише з пробілів або одного/);
    expect(signUps(app.requests)).toHaveLength(1);
  });

  it('says how strong the password is, shows it on demand, and is known to password managers', async () => {
    const { user } = await renderApp('/signup', { as: null });
    const password = passwordField(/^Пароль\*?$/);
    expect([
      field(/ім’я/).autocomplete,
      field(/Телефон/).autocomplete,
      password.autocomplete,
      passwordField(/^Пароль ще раз/).autocomplete,
    ]).toEqual(['name', 'username', 'new-password', 'new-password']);
    expect(screen.queryByRole('meter')).toBeNull();
    await user.type(password, '123456');
    expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('Слабка');
    await user.type(password, '-тролейбус на розі');
    expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('Висока');
    await user.click(screen.getAllByRole('button', { name: 'Показати пароль' })[0] as HTMLElement);
    expect(password.type).toBe('text');
  });

  it.each([
    ['14360570', 'Це код ЄДРПОУ: реєструємо компанію'],
    ['3184710691', 'Це РНОКПП: реєструємо підприємця'],
    ['3184710690', 'Контрольна цифра не збігається. Перевірте номер'],
    ['318471', '8 цифр для компанії, 10 для підприємця'],
    ['14360571', '8 цифр для компанії, 10 для підприємця'],
  ])('says what it recognised in the tax number %s', async (typed, hint) => {
    const { user } = await renderApp('/signup', { as: null });
    await user.type(field(/ЄДРПОУ/), typed);
    expect(screen.getByText(hint)).toBeTruthy();
  });

  it('refuses a tax number whose check digit is wrong', async () => {
    const { user } = await renderApp('/signup', { as: null });
    await user.type(field(/ЄДРПОУ/), '14360571');
    await user.click(submit());
    expect(await screen.findByText('Введіть код ЄДРПОУ (8 цифр) або РНОКПП (10 цифр)')).toBeTruthy();
  });

  it('sends once, however often it is asked to', async () => {
    const { network, release } = deferRequests(({ url }) => url.endsWith('/sign-up'));
    const app = await renderApp('/signup', { as: null, network });
    await fillSignUpForm(app);
    await app.user.click(submit());
    await app.user.keyboard('{Enter}{Enter}');
    release();
    await codeField();
    expect(signUps(app.requests)).toHaveLength(1);
  });

  it('keeps everything when the connection is lost', async () => {
    const app = await renderApp('/signup', { as: null });
    await fillSignUpForm(app);
    await app.fail('signUp', { how: 'drop', times: 1 });
    await app.user.click(submit());
    await screen.findByText('Щось пішло не так!');
    expect([field(/ім’я/).value, passwordField(/^Пароль ще раз/).value]).toEqual([
      testPerson.full_name,
      testPerson.password,
    ]);
    await app.user.click(submit());
    await codeField();
  });

  it("puts the server's complaints at the same fields", async () => {
    const app = await renderApp('/signin', { as: null });
    const { client } = app.services;
    const operation = client.operation.bind(client);
    const signUp = operation('signUp');
    // Sends a value that only the server finds invalid.
    const spoiled = ({ body }: Parameters<typeof signUp>[0]) =>
      signUp({ body: { ...body, tax_number: '1' } });
    Object.assign(client, {
      operation: (id: 'signUp') => (id === 'signUp' ? spoiled : operation(id)),
    });
    // After the replacement: a form takes its operation at the first render.
    await app.goTo('/signup');
    await fillSignUpForm(app);
    await app.user.click(submit());
    await screen.findByText('Введіть код ЄДРПОУ (8 цифр) або РНОКПП (10 цифр)');
    expect(errors()).toEqual(['tax_number']);
    expect(toasts()).toEqual([]);
  });

  it('says when to come back after too many codes', async () => {
    const app = await renderApp('/signup', { as: null });
    // Uses up the hourly rate limit of the IP address.
    for (let sent = 10; sent < 30; sent += 1) {
      await app.services.client.operation('resetPassword')({ body: { phone: `+3806700000${sent}` } });
    }
    await fillSignUpForm(app);
    await app.user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Забагато спроб. Зачекайте й спробуйте ще раз через 1\u00a0год',
    );
    expect(toasts()).toEqual([]);
  });
});

describe('the documents', () => {
  it('open to be read, with their version, in the language of the page', async () => {
    const { user, services } = await renderApp('/signup', { as: null });
    await consentCheckboxes();
    await user.click(button('публічну оферту'));
    const dialog = await screen.findByRole('dialog', { name: 'Публічна оферта' });
    expect(within(dialog).getByText('Діє з 15.10.2026')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await consentCheckboxes()).map((box) => box.checked)).toEqual([false, false, false]);
    await services.locale.choose('en');
    await user.click(await screen.findByRole('button', { name: 'public offer' }));
    expect(await screen.findByRole('dialog', { name: 'Public offer' })).toBeTruthy();
  });

  it('cannot be accepted before they have come; a failure says so and can be mended', async () => {
    const app = await renderApp('/reset-password', { as: null });
    await app.fail('listLegalDocuments');
    await app.goTo('/signup');
    await screen.findByText('Не вдалося завантажити документи. Без них зареєструватися не можна.');
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.disabled)).toEqual([
      true,
      true,
      true,
    ]);
    await app.user.click(button('умови використання'));
    await screen.findByRole('dialog');
    await app.clearFaults();
    await app.user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Спробувати ще раз' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Умови використання' });
    await app.user.click(within(dialog).getAllByRole('button', { name: 'Закрити' }).at(-1) as HTMLElement);
    await consentCheckboxes();
    expect(screen.queryByText(/Не вдалося завантажити/)).toBeNull();
  });

  it('that have changed are shown anew and want to be ticked again', async () => {
    const { sign_up } = await begin();
    // As if an outdated version had been accepted.
    sessionStorage.setItem(
      authProgressKey,
      JSON.stringify({
        sign_up: { ...sign_up, accepted: { ...sign_up.accepted, public_offer: '2026-01-01' } },
      }),
    );
    const app = await renderApp('/signup', { as: null });
    await app.user.type(passwordField(/^Пароль\*?$/), testPerson.password);
    await app.user.type(passwordField(/^Пароль ще раз/), testPerson.password);
    await app.user.click(submit());
    const dialog = await screen.findByRole('dialog', { name: 'Публічна оферта' });
    await app.user.click(within(dialog).getAllByRole('button', { name: 'Закрити' }).at(-1) as HTMLElement);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Документи оновлено. Перегляньте їх і погодьтеся ще раз',
    );
    const boxes = await consentCheckboxes();
    expect(boxes.map((box) => box.checked)).toEqual([true, true, false]);
    await app.user.click(boxes[2] as HTMLElement);
    await app.user.click(submit());
    await codeField();
  });
});

/** Stored state of a registration with a pending code. */
async function begin() {
  await renderAtCodeStep();
  return JSON.parse(sessionStorage.getItem(authProgressKey) ?? '');
}

it('is for visitors: whoever is signed in goes on into the product', async () => {
  const { location } = await renderApp('/signup', { as: 'owner' });
  await waitFor(() => expect(location()).toBe('/'));
});

it('leads to sign-in and back, with the place that was asked for', async () => {
  const app = await renderApp('/signin?redirect=%2FDrivers', { as: null });
  await app.user.click(screen.getByRole('link', { name: 'Зареєструватися' }));
  await heading('Реєстрація');
  expect(app.location()).toBe('/signup?redirect=%2FDrivers');
  await app.user.click(screen.getByRole('link', { name: 'Увійти' }));
  await heading('Вхід');
  expect(app.location()).toBe('/signin?redirect=%2FDrivers');
});

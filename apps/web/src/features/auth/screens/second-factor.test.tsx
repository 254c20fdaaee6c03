import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PASSWORD, phoneByRole, type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import { codeOf, turnOnElsewhere } from '#app/test-support/second-factor.ts';
import { createServices } from '#shared/services/services.ts';
import { field, wrongCodeFor } from '../test-support/second-factor.ts';

const PHONE = phoneByRole.cashier;
const toasts = () => [...document.querySelectorAll('.Toastify__toast')].map((one) => one.textContent).join();
const press = ({ user }: RenderedApp, name: string | RegExp) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));
const codes = async () =>
  within(await screen.findByRole('list', { name: 'Резервні коди' }))
    .getAllByRole('listitem')
    .map((one) => one.textContent ?? '');

async function begin(app: RenderedApp, password = PASSWORD) {
  await app.user.type(await field(/^Поточний пароль/), password);
  await press(app, 'Далі');
}
async function turnOn(app: RenderedApp) {
  await begin(app);
  const code = await field(/^Код із застосунку/);
  await app.user.type(code, await codeOf(app, PHONE));
  await press(app, 'Увімкнути');
  return codes();
}
async function signInAgain(app: RenderedApp, phone = PHONE) {
  await app.user.type(await field(/^Телефон/), phone);
  await app.user.type(await field(/^Пароль/), PASSWORD);
  await press(app, 'Увійти');
}

describe('turning on the second factor', () => {
  it('asks for the password, shows the key to scan and to type, takes the code, and shows the recovery codes once', async () => {
    const app = await renderApp('/profile', { as: 'cashier' });
    await app.user.click(await screen.findByRole('link', { name: 'Увімкнути' }));
    await begin(app);
    expect(await screen.findByRole('img', { name: 'QR-код для застосунку' })).toBeTruthy();
    expect(screen.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)).toBeTruthy();
    await app.user.type(await field(/^Код із застосунку/), await codeOf(app, PHONE));
    await press(app, 'Увімкнути');
    const shown = await codes();
    expect([shown.length, new Set(shown).size]).toEqual([10, 10]);
    await press(app, 'Коди збережено');
    expect(await screen.findByText('Лишилося 10 резервних кодів.')).toBeTruthy();
    expect(app.location()).toBe('/profile');
    for (const key of Object.keys(localStorage)) expect(localStorage.getItem(key)).not.toContain(shown[0]);
  });

  it('says at its field that the password is wrong', async () => {
    const app = await renderApp('/profile/second-factor', { as: 'cashier' });
    await begin(app, 'not-this-one');
    expect(await screen.findByText('Неправильний пароль')).toBeTruthy();
    expect((await field(/^Поточний пароль/)).getAttribute('aria-invalid')).toBe('true');
  });

  it('says at its field that the code is wrong, and takes the right one then', async () => {
    const app = await renderApp('/profile/second-factor', { as: 'cashier' });
    await begin(app);
    const code = await field(/^Код із застосунку/);
    const right = await codeOf(app, PHONE);
    await app.user.type(code, wrongCodeFor(right));
    await press(app, 'Увімкнути');
    expect(await screen.findByText('Неправильний або вже використаний код')).toBeTruthy();
    await app.user.clear(code);
    await app.user.type(code, right);
    await press(app, 'Увімкнути');
    expect(await codes()).toHaveLength(10);
  });

  it('goes back to the password, and out to the profile', async () => {
    const app = await renderApp('/profile/second-factor', { as: 'cashier' });
    await begin(app);
    await press(app, 'Назад');
    expect(await field(/^Поточний пароль/)).toBeTruthy();
    await app.user.click(screen.getByRole('link', { name: 'Скасувати' }));
    await waitFor(() => expect(app.location()).toBe('/profile'));
  });

  it('copies, saves and prints the recovery codes', async () => {
    const app = await renderApp('/profile/second-factor', { as: 'cashier' });
    const shown = await turnOn(app);
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await press(app, 'Скопіювати');
    expect(written).toHaveBeenCalledWith(shown.join('\n'));
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await press(app, 'Надрукувати');
    expect(print).toHaveBeenCalledOnce();
    expect(document.querySelector('.kasa-print')?.textContent).toContain(shown[9]);
    const saved: HTMLAnchorElement[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this);
    });
    await press(app, 'Завантажити');
    expect(saved.map(({ download }) => download)).toEqual(['kasa-recovery-codes.txt']);
    expect(decodeURIComponent(String(saved[0]?.href))).toContain(shown.join('\n'));
    vi.restoreAllMocks();
  });

  it('says that it is on already', async () => {
    const app = await renderApp('/profile/second-factor', { as: 'cashier' });
    await turnOn(app);
    await app.goTo('/profile');
    await app.goTo('/profile/second-factor');
    expect(await screen.findByText('Двофакторну перевірку вже ввімкнено.')).toBeTruthy();
  });
});

describe('signing in with a second factor', () => {
  let recovery: readonly string[];
  let app: RenderedApp;
  beforeEach(async () => {
    app = await renderApp('/signin?redirect=/nowhere', { as: null });
    recovery = await turnOnElsewhere(app, 'cashier');
    await signInAgain(app);
  });
  const arrived = () => screen.findByRole('heading', { name: 'Такої сторінки немає' });

  it('asks for the code after the password, keeps nothing in the browser, and goes where one was going', async () => {
    const code = await field(/^Код із застосунку/);
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    expect([code.autocomplete, code.inputMode, document.activeElement]).toEqual([
      'one-time-code',
      'numeric',
      code,
    ]);
    await app.user.type(code, await codeOf(app, PHONE));
    await press(app, 'Підтвердити');
    await arrived();
    expect(app.location()).toBe('/nowhere');
  });

  it('takes a recovery code instead', async () => {
    await press(app, 'Увійти резервним кодом');
    await app.user.type(await field(/^Резервний код/), String(recovery[0]).toLowerCase());
    await press(app, 'Підтвердити');
    await arrived();
  });

  it('says at its field that the code is wrong, or is no code, and makes no toast', async () => {
    const code = await field(/^Код із застосунку/);
    await app.user.type(code, '12');
    await press(app, 'Підтвердити');
    expect(await screen.findByText('Введіть 6 цифр із застосунку')).toBeTruthy();
    await app.user.clear(code);
    await app.user.type(code, wrongCodeFor(await codeOf(app, PHONE)));
    await press(app, 'Підтвердити');
    expect(await screen.findByText('Неправильний або вже використаний код')).toBeTruthy();
    expect(toasts()).toBe('');
  });

  it('goes back to phone and password, with the phone', async () => {
    await field(/^Код із застосунку/);
    await press(app, 'Назад до телефону й пароля');
    expect((await field(/^Телефон/)).value).toBe('+380 50 000 00 04');
    expect((await field(/^Пароль/)).value).toBe('');
  });
});

describe('the second factor in the profile', () => {
  const open = async (as: 'cashier' | 'owner' = 'cashier') => {
    const app = await renderApp('/profile/second-factor', { as });
    if (as === 'cashier') {
      await turnOn(app);
      await press(app, 'Коди збережено');
    }
    return app;
  };
  const proof = async (app: RenderedApp, code: string, submit: string) => {
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.type(dialog.getByLabelText(/^Поточний пароль/), PASSWORD);
    await app.user.type(dialog.getByLabelText(/^Код із застосунку або/), code);
    await app.user.click(dialog.getByRole('button', { name: submit }));
  };

  it('is turned off by password and code', async () => {
    const app = await open();
    await press(app, 'Вимкнути');
    await proof(app, await codeOf(app, PHONE), 'Вимкнути');
    await waitFor(() => expect(toasts()).toContain('Двофакторну перевірку вимкнено!'));
    expect(await screen.findByRole('link', { name: 'Увімкнути' })).toBeTruthy();
  });

  it('gets new recovery codes, shown once', async () => {
    const app = await open();
    await press(app, 'Нові резервні коди');
    await proof(app, await codeOf(app, PHONE), 'Створити нові');
    expect(await codes()).toHaveLength(10);
    await press(app, 'Коди збережено');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that it could not be loaded, and tries again', async () => {
    const app = await renderApp('/profile/password', { as: 'cashier' });
    await app.fail('getSecondFactor');
    await app.goTo('/profile');
    expect(await screen.findByText('Не вдалося завантажити стан двофакторної перевірки')).toBeTruthy();
  });

  it('is required of roles by the owner, and of the own role only with a factor of one’s own', async () => {
    const app = await renderApp('/profile', { as: 'owner' });
    await press(app, 'Змінити ролі');
    const dialog = within(await screen.findByRole('dialog'));
    const choose = (role: string) => app.user.click(dialog.getByRole('checkbox', { name: role }));
    const save = () => app.user.click(dialog.getByRole('button', { name: 'Зберегти' }));
    await choose('Касир');
    await choose('Власник');
    await save();
    expect(await dialog.findByText(/спершу ввімкніть її собі/)).toBeTruthy();
    await choose('Власник');
    await save();
    expect(await screen.findByText('Обов’язкова для ролей: Касир.')).toBeTruthy();
  });

  it('shows of whom it is required to owners alone', async () => {
    await open();
    await screen.findByText('Лишилося 10 резервних кодів.');
    expect(screen.queryByText('Кому вона обов’язкова')).toBeNull();
  });
});

describe('a role that requires it', () => {
  const required = async (app: RenderedApp) => {
    const { client, dispose } = createServices({ fetch: app.newBrowser() });
    await client.operation('signIn')({ body: { phone: phoneByRole.owner, password: PASSWORD } });
    await client.operation('updateSecondFactorRoles')({ body: { roles: ['cashier'] } });
    dispose();
  };

  it('leads from sign-in to turning it on, and then opens the rest', async () => {
    const app = await renderApp('/signin?redirect=/terminals', { as: null });
    await required(app);
    await signInAgain(app);
    expect(await screen.findByRole('heading', { name: 'Увімкніть двофакторну перевірку' })).toBeTruthy();
    expect(app.location()).toBe('/profile/second-factor');
    expect(toasts()).toBe('');
    await turnOn(app);
    await press(app, 'Коди збережено');
    expect(await screen.findByRole('heading', { level: 1, name: /Термінали/ })).toBeTruthy();
  });

  it('leads there from an open page, too, with a way to sign out', async () => {
    const app = await renderApp('/profile', { as: 'cashier' });
    await required(app);
    await app.goTo('/terminals');
    expect(await screen.findByRole('heading', { name: 'Увімкніть двофакторну перевірку' })).toBeTruthy();
    await press(app, 'Вийти');
    await waitFor(() => expect(app.location()).toBe('/signin'));
  });
});

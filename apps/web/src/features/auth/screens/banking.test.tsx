import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { deferRequests } from '#app/test-support/defer-requests.ts';
import { renderApp } from '#app/test-support/render-app.tsx';
import { authProgressKey } from '#shared/session/tab-storage.ts';
import {
  button,
  field,
  heading,
  renderAtBankStep,
  testPerson,
  toasts,
} from '../test-support/registration.ts';

const PRIVAT = 'UA223052990000026001234567890';
const MONO = 'UA053220010000026001234567890';
/** A valid IBAN of the State Treasury, which is not among the banks. */
const TREASURY = 'UA088999980000026001234567890';

const bank = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Банк/ });
const iban = () => field(/IBAN/);
const submit = () => button('Завершити реєстрацію');
const completions = (requests: readonly string[]) =>
  requests.filter((request) => request === 'POST /api/v1/auth/complete-sign-up');

describe('registration, the bank', () => {
  it('finds a bank by its name or MFO, and takes an IBAN with spaces', async () => {
    const { user } = await renderAtBankStep();
    await user.type(bank(), 'приват');
    await user.click(await screen.findByRole('option', { name: /ПриватБанк/ }));
    expect(bank().value).toBe('ПриватБанк');
    await user.clear(bank());
    await user.type(bank(), '322001');
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      expect.stringContaining('monobank'),
    ]);
    await user.click(await screen.findByRole('option', { name: /monobank/ }));
    await user.click(iban());
    await user.paste('ua22 3052 9900 0002 6001 2345 6789 0');
    expect(iban().value).toBe('UA22 3052 9900 0002 6001 2345 6789 0');
  });

  it('knows the bank of an IBAN that is typed first', async () => {
    const { user } = await renderAtBankStep();
    await user.type(iban(), MONO);
    await waitFor(() => expect(bank().value).toContain('monobank'));
    await user.clear(iban());
    await user.type(iban(), PRIVAT);
    await waitFor(() => expect(bank().value).toBe('ПриватБанк'));
  });

  it('says at the IBAN that it is not of the bank that was chosen, until one of them is mended', async () => {
    const { user, requests } = await renderAtBankStep();
    await user.type(bank(), 'моно');
    await user.clear(bank());
    await user.type(bank(), 'mono');
    await user.click(await screen.findByRole('option', { name: /monobank/ }));
    await user.type(iban(), PRIVAT);
    await screen.findByText('Цей IBAN належить іншому банку');
    await user.click(submit());
    expect(completions(requests)).toEqual([]);
    expect(document.activeElement).toBe(iban());
    await user.clear(bank());
    await user.type(bank(), 'приват');
    await user.click(await screen.findByRole('option', { name: /ПриватБанк/ }));
    await waitFor(() => expect(screen.queryByText('Цей IBAN належить іншому банку')).toBeNull());
  });

  it('says which fields it needs, and what is no IBAN', async () => {
    const { user } = await renderAtBankStep();
    await user.click(submit());
    await waitFor(() => expect(screen.getAllByText("Поле обов'язкове")).toHaveLength(2));
    await user.type(iban(), 'UA22');
    await screen.findByText('Неправильний IBAN');
    await user.clear(iban());
    await user.type(iban(), TREASURY);
    await screen.findByText('Банку з МФО 899998 у переліку немає');
  });

  it('makes the merchant, signs in, agrees on the secret, and begins with the first steps', async () => {
    const app = await renderAtBankStep();
    await app.user.type(iban(), PRIVAT);
    await app.user.click(submit());
    await heading('Перші кроки');
    expect(app.location()).toBe('/');
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Реєстрацію завершено!')]));
    expect(sessionStorage.getItem(authProgressKey)).toBeNull();
    expect(localStorage.getItem('signing_secret')).toMatch(/^\d+$/);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ full_name: testPerson.full_name });
    expect(JSON.parse(localStorage.getItem('user_roles') ?? '')).toEqual(['owner']);
  });

  it('has what was typed after a reload, in this tab only', async () => {
    const first = await renderAtBankStep();
    await first.user.type(iban(), MONO.slice(0, 12));
    await first.user.type(bank(), 'приват');
    await first.user.click(await screen.findByRole('option', { name: /ПриватБанк/ }));
    cleanup();
    await renderApp('/singup/banking', { as: null });
    await waitFor(() => expect(bank().value).toBe('ПриватБанк'));
    expect(iban().value.replaceAll(' ', '')).toBe(MONO.slice(0, 12));
    expect(localStorage).toHaveLength(0);
  });

  it('keeps everything when the connection is lost, and sends once', async () => {
    let isHeld = false;
    const { network, release } = deferRequests(({ method }) => isHeld && method === 'POST');
    const app = await renderAtBankStep({ network });
    await app.user.type(iban(), PRIVAT);
    await app.fail('completeSignUp', { how: 'drop', times: 1 });
    await app.user.click(submit());
    await screen.findByText('Щось пішло не так!');
    expect(iban().value).toBe('UA22 3052 9900 0002 6001 2345 6789 0');
    isHeld = true;
    await app.user.click(submit());
    await app.user.keyboard('{Enter}{Enter}');
    release();
    await heading('Перші кроки');
    expect(completions(app.requests)).toHaveLength(2);
  });

  it('asks again for an answer that was lost, also after a reload, and is let in', async () => {
    const lost = await renderAtBankStep();
    await lost.user.type(iban(), PRIVAT);
    await lost.fail('completeSignUp', { how: 'drop', times: 1, afterHandler: true });
    await lost.user.click(submit());
    await screen.findByText('Щось пішло не так!');
    cleanup();
    const app = await renderApp('/singup/banking', { as: null });
    await waitFor(() => expect(iban().value).toBe('UA22 3052 9900 0002 6001 2345 6789 0'));
    await app.user.click(submit());
    await heading('Перші кроки');
    expect(app.location()).toBe('/');
  });

  it('says that it is done when the answer was lost and the account was changed after that', async () => {
    const app = await renderAtBankStep();
    await app.user.type(iban(), PRIVAT);
    await app.fail('completeSignUp', { how: 'drop', times: 1, afterHandler: true });
    await app.user.click(submit());
    await screen.findByText('Щось пішло не так!');
    await app.user.clear(iban());
    await app.user.type(iban(), MONO);
    await app.user.click(submit());
    await screen.findByText(/Реєстрацію вже завершено з рахунком, який ви вказали спершу/);
    expect(screen.getByRole('link', { name: 'Увійти' }).getAttribute('href')).toBe('/signin');
  });

  it('leads to the beginning when the hour is over, with the data kept, and once', async () => {
    const complaints = vi.spyOn(console, 'error');
    const app = await renderAtBankStep();
    const { now } = await app.control.getClock();
    const later = new Date(Date.parse(now) + 3_601_000).toISOString();
    await app.control.setClock({ body: { now: later, advance_seconds: 0, frozen: true } });
    await app.user.type(iban(), PRIVAT);
    await app.user.click(submit());
    await heading('Реєстрація');
    expect(screen.getByText(/Цю реєстрацію вже завершено або минула година/)).toBeTruthy();
    expect(field(/ім’я/).value).toBe(testPerson.full_name);
    expect(screen.queryByRole('link', { name: 'Ввести код' })).toBeNull();
    // React's `act` warnings occur on a slow machine and are no errors of the app.
    expect(complaints.mock.calls.filter(([what]) => !/not wrapped in act/.test(String(what)))).toEqual([]);
    complaints.mockRestore();
  });

  it('says that somebody else has registered the phone meanwhile, and leads to sign-in', async () => {
    const app = await renderAtBankStep();
    await app.fail('completeSignUp', { how: 'conflict' });
    await app.user.type(iban(), PRIVAT);
    await app.user.click(submit());
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('тим часом зареєстрував хтось інший');
    await app.user.click(within(notice).getByRole('link', { name: 'Увійти' }));
    await heading('Вхід');
  });

  it('forgets what was begun when somebody signs out', async () => {
    const app = await renderAtBankStep();
    app.services.session.clear();
    await heading('Вхід');
    expect(sessionStorage.getItem(authProgressKey)).toBeNull();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PASSWORD, phoneByRole, type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import { createServices } from '#shared/services/services.ts';

const NEW = 'інший-пароль-7';
const toasts = () =>
  [...document.querySelectorAll('.Toastify__toast')].map((toast) => toast.textContent ?? '');
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const current = () => field(/^Поточний пароль/);
const password = () => field(/^Новий пароль/);
const repeat = () => field(/^Пароль ще раз/);

const describedBy = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

async function fillIn({ user }: RenderedApp, present = PASSWORD, chosen = NEW, again = chosen) {
  await user.type(current(), present);
  await user.type(password(), chosen);
  await user.type(repeat(), again);
  await user.click(screen.getByRole('button', { name: 'Змінити пароль' }));
}
const signInWith = async ({ newBrowser }: RenderedApp, secret: string) => {
  const services = createServices({ fetch: newBrowser() });
  const answer = services.client.operation('signIn')({
    body: { phone: phoneByRole.owner, password: secret },
  });
  services.dispose();
  return answer;
};

it('changes the password, stays signed in under a new session, and says that the others were ended', async () => {
  const app = await renderApp('/profile/password', { as: 'owner' });
  const [token, secret] = [localStorage.getItem('token'), localStorage.getItem('signing_secret')];
  const elsewhere = createServices({ fetch: app.newBrowser() });
  await elsewhere.client.operation('signIn')({ body: { phone: phoneByRole.owner, password: PASSWORD } });
  elsewhere.dispose();
  await fillIn(app);
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Пароль змінено!')]));
  await screen.findByRole('heading', { level: 1, name: 'Профіль' });
  expect(await screen.findByText(/Пароль змінено, тому всі інші сеанси завершено/)).toBeTruthy();
  expect(await screen.findByText('Інших відкритих сеансів немає.')).toBeTruthy();
  expect(app.location()).toBe('/profile');

  const [change, exchange] = app.requests.filter((request) => request.startsWith('POST'));
  expect([change, exchange]).toEqual(['POST /api/v1/auth/change-password', 'POST /api/v1/auth/key-exchange']);
  expect(localStorage.getItem('token')).not.toBe(token);
  expect(localStorage.getItem('signing_secret')).not.toBe(secret);
  await expect(elsewhere.client.operation('getMe')()).rejects.toMatchObject({ kind: 'not_authenticated' });
  await expect(signInWith(app, PASSWORD)).rejects.toMatchObject({ codeName: 'credentials_wrong' });
  await expect(signInWith(app, NEW)).resolves.toBeTruthy();
});

it('goes on signing with the secret of the new session', async () => {
  const app = await renderApp('/profile/password', { as: 'owner' });
  await fillIn(app);
  const name = await screen.findByRole('textbox', { name: /Прізвище/ });
  await app.user.type(name, ' Ні{Enter}');
  await waitFor(() => expect(toasts().join()).toContain('Профіль збережено!'));
  const exchanges = app.requests.filter((request) => request.endsWith('/key-exchange'));
  expect(exchanges).toHaveLength(1);
});

it('says at its field that the present password is wrong, and keeps the rest', async () => {
  const app = await renderApp('/profile/password', { as: 'owner' });
  await fillIn(app, 'not-this-one');
  expect(await screen.findByText('Неправильний пароль')).toBeTruthy();
  expect(current().getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(current()));
  expect(password().value).toBe(NEW);
  expect(toasts()).toEqual([]);
  expect(app.location()).toBe('/profile/password');
});

it('says at its field that the server knows the new password as one that is guessed first', async () => {
  const app = await renderApp('/profile/password', { as: 'owner' });
  await fillIn(app, PASSWORD, '0500000001');
  await waitFor(() => expect(describedBy(password())).toContain('не може бути вашим телефоном'));
  expect(document.activeElement).toBe(password());
  expect(toasts()).toEqual([]);
});

it('says in the words of the specification what is missing, too short, or not alike', async () => {
  const app = await renderApp('/profile/password', { as: 'owner' });
  await app.user.click(screen.getByRole('button', { name: 'Змінити пароль' }));
  expect(await screen.findAllByText("Поле обов'язкове")).toHaveLength(3);
  await fillIn(app, PASSWORD, 'short', 'other');
  expect(await screen.findByText('Паролі не співпадають')).toBeTruthy();
  const [own, again] = [password(), repeat()].map((input) => describedBy(input));
  expect(own).toContain('Щонайменше 6 символів');
  expect(again).toBe('Паролі не співпадають');
  expect(password().getAttribute('aria-invalid')).toBe('true');
  expect(app.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
});

it('says at the form when there were too many attempts, and when to come back', async () => {
  const app = await renderApp('/profile/password', { as: 'owner' });
  await app.fail('changePassword', { how: 'rate_limited' });
  await fillIn(app);
  expect((await screen.findByRole('alert')).textContent).toContain('Забагато спроб');
  expect(toasts()).toEqual([]);
});

it('keeps what was typed over a lost connection', async () => {
  const app = await renderApp('/profile/password', { as: 'owner' });
  await app.fail('changePassword', { how: 'drop' });
  await fillIn(app);
  await screen.findByText('Щось пішло не так!');
  expect([current().value, password().value, repeat().value]).toEqual([PASSWORD, NEW, NEW]);
});

it('is known to password managers, shows passwords on demand, and guards what was typed', async () => {
  const { user } = await renderApp('/profile/password', { as: 'owner' });
  expect([current(), password(), repeat()].map(({ autocomplete }) => autocomplete)).toEqual([
    'current-password',
    'new-password',
    'new-password',
  ]);
  const username = document.querySelector<HTMLInputElement>('input[autocomplete="username"]');
  expect(username?.value).toBe(phoneByRole.owner);
  await user.type(password(), 'abc');
  await user.click(screen.getAllByRole('button', { name: 'Показати пароль' })[1] as Element);
  expect(password().type).toBe('text');
  const menu = within(screen.getByRole('navigation', { name: 'Головне меню' }));
  await user.click(menu.getByRole('link', { name: 'Депо' }));
  expect(await screen.findByRole('alertdialog', { name: 'Вийти без збереження?' })).toBeTruthy();
});

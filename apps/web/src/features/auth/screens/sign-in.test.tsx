import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deferRequests } from '#app/test-support/defer-requests.ts';
import { PASSWORD, phoneByRole, type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import { createSessionStore, type SessionEvent } from '#shared/session/session-store.ts';

const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Телефон|Phone/ });
const password = () => screen.getByLabelText<HTMLInputElement>(/^(Пароль|Password)/);

async function signIn(
  { user }: RenderedApp,
  typedPhone: string = phoneByRole.dispatcher,
  typedPassword = PASSWORD,
) {
  await user.type(phone(), typedPhone);
  await user.type(password(), typedPassword);
  await user.click(screen.getByRole('button', { name: /Увійти|Sign in/ }));
}
const notFound = () => screen.findByRole('heading', { name: 'Такої сторінки немає' });

describe('sign-in', () => {
  it.each(['0500000005', '+38 (050) 000-00-05', '380500000005', '+380500000005'])(
    'takes the phone as %s and goes to the place asked for, whole',
    async (typed) => {
      const app = await renderApp('/signin?redirect=%2Fnowhere%3Fa%3D1%23x', { as: null });
      await signIn(app, typed);
      await notFound();
      expect(app.location()).toBe('/nowhere?a=1#x');
    },
  );

  it('keeps the session under the keys of the specification, and agrees on the signing secret first', async () => {
    const app = await renderApp('/signin?redirect=/nowhere', { as: null });
    await signIn(app);
    await notFound();
    expect(app.requests.slice(0, 2)).toEqual(['POST /api/v1/auth/sign-in', 'POST /api/v1/auth/key-exchange']);
    expect(Object.keys(localStorage).sort()).toEqual([
      'signing_secret',
      'token',
      'user',
      'user_menu',
      'user_menu_icons',
      'user_roles',
    ]);
    expect(JSON.parse(localStorage.getItem('user_roles') ?? '')).toEqual(['dispatcher']);
  });

  it('tells the tabs of whoever was signed in before the secret is agreed on', async () => {
    await renderApp('/nowhere', { as: 'owner' });
    const otherTab = createSessionStore();
    const heard: SessionEvent[] = [];
    otherTab.onEvent((event) => heard.push(event));
    cleanup();
    localStorage.clear();
    const { network, release } = deferRequests(({ url }) => url.endsWith('/key-exchange'));
    const app = await renderApp('/signin?redirect=/nowhere', { as: null, network });
    await signIn(app);
    await waitFor(() => expect(app.requests).toContain('POST /api/v1/auth/key-exchange'));
    act(
      () =>
        void window.dispatchEvent(new StorageEvent('storage', { key: 'user', storageArea: localStorage })),
    );
    expect([heard, localStorage.getItem('signing_secret')]).toEqual([['account_changed'], null]);
    otherTab.dispose();
    release();
    await waitFor(() => expect(localStorage.getItem('signing_secret')).toMatch(/^\d+$/));
  });

  it('says at the form that phone or password is wrong, keeps the phone, makes no toast', async () => {
    const app = await renderApp('/signin', { as: null });
    await signIn(app, phoneByRole.owner, 'not-this-one');
    expect((await screen.findByRole('alert')).textContent).toBe('Неправильний телефон або пароль');
    expect(phone().value).toBe('+380 50 000 00 01');
    expect(document.querySelector('.Toastify__toast')).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('says at the form when there were too many attempts', async () => {
    const app = await renderApp('/signin', { as: null });
    await app.fail('signIn', { how: 'rate_limited' });
    await signIn(app);
    expect((await screen.findByRole('alert')).textContent).toContain('Забагато спроб');
  });

  it('shows what is no phone, and both empty fields', async () => {
    const { user } = await renderApp('/signin', { as: null });
    await user.type(phone(), '12345');
    await user.click(screen.getByRole('button', { name: 'Увійти' }));
    expect(await screen.findByText('Введіть номер у форматі +380 67 123 45 67')).toBeTruthy();
    expect(screen.getByText("Поле обов'язкове")).toBeTruthy();
    expect(document.activeElement).toBe(phone());
  });

  it('lets in without a signing secret when none could be agreed: the first signature heals it', async () => {
    const app = await renderApp('/signin?redirect=/nowhere', { as: null });
    await app.fail('exchangeKey', { times: 1 });
    await signIn(app);
    await notFound();
    expect(localStorage.getItem('signing_secret')).toBeNull();
  });

  it('shows a lost connection as a toast and keeps what was typed', async () => {
    const app = await renderApp('/signin', { as: null });
    await app.fail('signIn', { how: 'drop' });
    await signIn(app);
    await screen.findByText('Щось пішло не так!');
    expect([phone().value, password().value]).toEqual(['+380 50 000 00 05', PASSWORD]);
  });

  it('goes on at once when somebody is signed in already, and never elsewhere or in a circle', async () => {
    const { location, goTo } = await renderApp('/signin?redirect=/nowhere', { as: 'owner' });
    await waitFor(() => expect(location()).toBe('/nowhere'));
    await goTo('/signin?redirect=//evil.example/nowhere');
    await waitFor(() => expect(location()).toBe('/'));
    await goTo('/signin?redirect=/signin');
    await waitFor(() => expect(location()).toBe('/'));
  });

  it('stores the language that was chosen before, which the last sign-out has cleared', async () => {
    const app = await renderApp('/signin?redirect=/nowhere', { as: null, locale: 'en' });
    localStorage.clear();
    await signIn(app);
    await screen.findByRole('heading', { name: 'Page not found' });
    expect(localStorage.getItem('locale')).toBe('en');
  });

  it('shows the password only when asked to, and is known to password managers', async () => {
    const { user } = await renderApp('/signin', { as: null });
    expect([phone().autocomplete, password().autocomplete]).toEqual(['username', 'current-password']);
    expect(password().type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Показати пароль' }));
    expect(password().type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Приховати пароль' }));
    expect(password().type).toBe('password');
  });
});

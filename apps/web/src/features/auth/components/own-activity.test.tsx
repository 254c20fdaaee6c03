import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PASSWORD, phoneByRole, type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import { createServices } from '#shared/services/services.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const title = 'Останні події входу';
const entries = async () =>
  within(await screen.findByRole('list', { name: title }))
    .getAllByRole('listitem')
    .map((item) => item.textContent ?? '');

/** Signs the owner in somewhere else. */
async function signInElsewhere(app: RenderedApp) {
  const browser = app.newBrowser();
  const services = createServices({
    fetch: (request) => {
      request.headers.set('user-agent', FIREFOX);
      return browser(request);
    },
  });
  await services.client.operation('signIn')({ body: { phone: phoneByRole.owner, password: PASSWORD } });
  services.dispose();
}

it('the profile shows what happened to the account, marks new browsers, and leads on to the journal', async () => {
  const app = await renderApp('/Routes', { as: 'owner' });
  await signInElsewhere(app);
  await app.goTo('/profile');
  const shown = await entries();
  expect(shown[0]).toMatch(
    /^ВхідНовий браузер20\.11\.2026, 11:00 · Firefox 145 · Linux · Адреса 127\.0\.0\.1$/,
  );
  // Seeded.
  expect(shown.find((one) => one.startsWith('Невдалий вхід'))).toMatch(/3 спроби · Адреса 203\./);
  const sessions = await screen.findByRole('list', { name: 'Ваші сеанси' });
  expect(within(sessions).getByText('Firefox 145 · Linux').closest('li')?.textContent).toContain(
    'Новий браузер',
  );
  const journal = screen.getByRole('link', { name: 'Усе в журналі змін' });
  await app.user.click(journal);
  await waitFor(() => expect(app.location()).toMatch(/^\/audit\?.*user_id=/));
  expect((await screen.findAllByRole('row', { name: /Вхід.*Firefox/ })).length).toBeGreaterThan(0);
});

it('who may not read the journal is not led to it', async () => {
  await renderApp('/profile', { as: 'driver' });
  expect((await entries()).every((one) => /^(Вхід|Вихід|Пароль)/.test(one))).toBe(true);
  expect(screen.queryByRole('link', { name: 'Усе в журналі змін' })).toBeNull();
});

it('a failed read of it says so and is tried again', async () => {
  const app = await renderApp('/Routes', { as: 'driver' });
  await app.fail('listOwnActivity');
  await app.goTo('/profile');
  const section = within(await screen.findByRole('region', { name: title }));
  await section.findByText('Не вдалося завантажити події');
  await app.clearFaults();
  await app.user.click(section.getByRole('button', { name: 'Спробувати ще раз' }));
  expect(await entries()).not.toEqual([]);
});

async function signInAgain({ user, services }: RenderedApp) {
  await user.type(await screen.findByRole('textbox', { name: 'Телефон' }), phoneByRole.owner);
  await user.type(screen.getByLabelText(/^Пароль/), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Увійти' }));
  await waitFor(() => expect(services.session.current()?.user.phone).toBe(phoneByRole.owner));
}

const word = /^Вхід з нового браузера: Firefox 145 · Linux, 20\.11\.2026, 11:00, адреса 127/;

it('a sign-in in a new browser is told to who was away, until it is dismissed', async () => {
  const app = await renderApp('/Routes', { as: 'owner' });
  await signInElsewhere(app);
  await app.services.signOut();
  await signInAgain(app);
  const notice = await screen.findByText(word);
  await app.fail('dismissNewBrowser');
  await app.user.click(screen.getByRole('button', { name: 'Це я, закрити' }));
  await screen.findByText('Щось пішло не так!');
  expect(notice.isConnected).toBe(true);
  await app.clearFaults();
  await app.user.click(screen.getByRole('button', { name: 'Це я, закрити' }));
  await waitFor(() => expect(notice.isConnected).toBe(false));
  await app.services.signOut();
  await signInAgain(app);
  expect(app.services.session.current()?.newBrowser).toBeNull();
  expect(screen.queryByText(word)).toBeNull();
});

it('a sign-in in a new browser is told to who is there, until it is dismissed', async () => {
  const app = await renderApp('/terminals', { as: 'owner', isLive: true });
  await waitFor(() => expect(document.querySelector('header [role="status"]')?.textContent).toBe('Наживо'));
  await signInElsewhere(app);
  const notice = await screen.findByText(word);
  const links = screen.getByRole('link', { name: 'Переглянути сеанси' });
  expect(links.getAttribute('href')).toBe('/profile');
  await app.user.click(screen.getByRole('button', { name: 'Це я, закрити' }));
  await waitFor(() => expect(notice.isConnected).toBe(false));
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#app/test-support/render-app.tsx';

const number = () => screen.findByRole('textbox', { name: /^Номер термінала/ });
const code = () => screen.findByRole('textbox', { name: /^Код активації/ });
const create = () => screen.getByRole('button', { name: 'Додати термінал' });
const toasts = () => document.querySelectorAll('.Toastify__toast').length;

describe('adding a terminal by its number', () => {
  it('takes a number as people write it, and leads to the activation', async () => {
    const app = await renderApp('/terminals/create', { as: 'owner' });
    await app.user.type(await number(), 's1 900 001');
    await app.user.type(await code(), 'k790 0001');
    await app.user.type(screen.getByRole('textbox', { name: /^Назва/ }), 'Каса біля входу');
    await app.user.click(create());
    await screen.findByText('Термінал успішно створено!');
    await waitFor(() => expect(app.location()).toBe('/Terminal/Activate?q=S1900001'));
    await screen.findByRole('row', { name: /Каса біля входу.*S1900001/ });
    const sent = app.requests.filter((request) => request.startsWith('POST'));
    expect(sent).toEqual(['POST /api/v1/terminals/terminals']);
  });

  it('of whoever is limited to points stands at one of them', async () => {
    const app = await renderApp('/terminals/create', { as: 'director' });
    await app.user.type(await number(), 'S1900002');
    await app.user.type(await code(), 'K7900002');
    const place = screen.getByRole('button', { name: /^Виберіть.*Точка/ });
    await app.user.click(create());
    await screen.findByText("Поле обов'язкове");
    expect(app.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
    await app.user.click(place);
    const own = app.services.session.current()?.points?.map(({ name }) => name) ?? [];
    const options = await screen.findAllByRole('option');
    expect(own).not.toEqual([]);
    for (const option of options) expect(own.some((name) => option.textContent?.startsWith(name))).toBe(true);
    await app.user.click(options[0] as HTMLElement);
    expect(screen.queryByRole('button', { name: 'Очистити' })).toBeNull();
    await app.user.click(create());
    await screen.findByText('Термінал успішно створено!');
  });

  it('of whoever works at one point stands there already', async () => {
    const app = await renderApp('/nowhere', { as: 'director' });
    const [only] = app.services.session.current()?.points ?? [];
    const session = await app.services.client.operation('getMe')();
    app.services.session.store({ ...session, points: only ? [only] : [] });
    await app.goTo('/terminals/create');
    expect((await screen.findByRole('button', { name: /Точка/ })).textContent).toBe(only?.name);
  });

  it('puts it at a point', async () => {
    const app = await renderApp('/terminals/create', { as: 'owner' });
    await app.user.type(await number(), 'S1900002');
    await app.user.type(await code(), 'K7900002');
    await app.user.click(screen.getByRole('button', { name: /Точка/ }));
    await app.user.type(await screen.findByRole('searchbox', { name: 'Пошук точки' }), 'городоцьк');
    await app.user.click(await screen.findByRole('option', { name: /^Затишок на Городоцькій/ }));
    await app.user.click(create());
    await screen.findByRole('row', { name: /S1900002.*Затишок на Городоцькій/ });
  });

  it.each([
    ['S1199999', 'Номер термінала або код активації не підходить. Звірте їх з наклейкою та аркушем'],
    ['S1110101', 'Номер термінала або код активації не підходить. Звірте їх з наклейкою та аркушем'],
    ['S1900021', 'Термінал заблоковано. Зверніться до банку-еквайра'],
    ['S1100101', 'Цей термінал уже є у вашому списку'],
  ])('says of %s at the field why it cannot be added, and not in a toast', async (typed, words) => {
    const app = await renderApp('/terminals/create', { as: 'owner' });
    await app.user.type(await number(), typed);
    await app.user.type(await code(), `K7${typed.slice(2)}`);
    await app.user.click(create());
    const field = await number();
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(words)).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(toasts()).toBe(0);
    const open = screen.queryByRole('link', { name: 'Відкрити термінал' });
    expect(open?.getAttribute('href')).toBe(typed === 'S1100101' ? '/terminals?q=S1100101' : undefined);
    await app.user.clear(field);
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  it('asks the acquirer about a device at hand that another company has added', async () => {
    const app = await renderApp('/terminals/create', { as: 'owner' });
    await app.user.type(await number(), 'S1110101');
    await app.user.type(await code(), 'K7110101');
    await app.user.click(create());
    await app.user.click(await screen.findByRole('button', { name: 'Звернутися до банку-еквайра' }));
    const dialog = await screen.findByRole('dialog', { name: 'Чий термінал S1110101?' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Надіслати' }));
    await within(dialog).findByText("Поле обов'язкове");
    await app.user.type(within(dialog).getByRole('textbox'), 'Договір № 14');
    await app.user.click(within(dialog).getByRole('button', { name: 'Надіслати' }));
    await screen.findByText('Звернення надіслано банку-еквайру');
    expect(app.requests.filter((request) => request.includes('disputes'))).toEqual([
      'POST /api/v1/terminals/disputes',
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps what was typed when the request is lost', async () => {
    const app = await renderApp('/terminals/create', { as: 'owner' });
    await app.fail('addTerminal', { how: 'drop', times: 1 });
    await app.user.type(await number(), 'S1900003');
    await app.user.type(await code(), 'K7900003');
    await app.user.click(create());
    await waitFor(() => expect(toasts()).toBe(1));
    await app.user.click(create());
    await screen.findByText('Термінал успішно створено!');
  });
});

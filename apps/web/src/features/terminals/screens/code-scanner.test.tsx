import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#app/test-support/render-app.tsx';
import { paths } from '#shared/paths.ts';
import { choosePhoto, installFakeScanner, turnCameraOn } from '../test-support/fake-scanner.ts';

describe('/qr', () => {
  it('the code of a terminal opens it, and the camera goes out', async () => {
    const scanner = installFakeScanner();
    const app = await renderApp('/qr', { as: 'director' });
    scanner.show('KASA:T:S1100101');
    await turnCameraOn(app.user);
    await screen.findByRole('heading', { level: 1, name: /^Термінал «Каса 1»/ });
    expect(app.location()).toMatch(/^\/terminals\/[\da-f-]{36}\/edit$/);
    expect(scanner.running()).toBe(0);
  });

  it('the code of one that waits for it begins the activation', async () => {
    const scanner = installFakeScanner();
    const app = await renderApp('/qr', { as: 'owner' });
    scanner.show('KASA:T:S1100105');
    await choosePhoto(app.user);
    await waitFor(() => expect(app.location()).toBe('/Terminal/Activate?q=S1100105'));
    await screen.findByRole('button', { name: 'Активувати: Каса 5, S1100105' });
  });

  it('whoever may change nothing looks at it in the list', async () => {
    const scanner = installFakeScanner();
    const app = await renderApp('/qr', { as: 'cashier' });
    scanner.show('S1100105');
    await choosePhoto(app.user);
    await waitFor(() =>
      expect(app.location()).toBe(paths.terminals({ open: exampleIds.terminalToActivate })),
    );
  });

  it('an activation code begins the activation with it, and stands in no address', async () => {
    const scanner = installFakeScanner();
    const app = await renderApp('/qr', { as: 'director' });
    scanner.show('KASA:A:K7100106');
    await turnCameraOn(app.user);
    const field = await screen.findByRole('textbox', { name: /^Код активації/ });
    expect(field).toHaveProperty('value', 'K710 0106');
    expect(app.location()).toBe('/Terminal/Activate');
    const activate = screen.getByRole('button', { name: 'Активувати' });
    await waitFor(() => expect(document.activeElement).toBe(activate));
    await app.user.keyboard('{Enter}');
    await screen.findByText('Термінал «Каса 6» активовано');
  });

  it('says to whom may not activate what is missing', async () => {
    const scanner = installFakeScanner();
    const app = await renderApp('/qr', { as: 'cashier' });
    scanner.show('KASA:A:K7100106');
    await choosePhoto(app.user);
    await screen.findByText('Це код активації K7100106');
    expect(app.location()).toBe('/qr');
    expect(app.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
  });

  it('a number that is not in the list can be added', async () => {
    const scanner = installFakeScanner();
    const app = await renderApp('/qr', { as: 'owner' });
    scanner.show('KASA:T:S1900004');
    await choosePhoto(app.user);
    await screen.findByText('Термінала S1900004 немає у вашому списку');
    await app.user.click(screen.getByRole('link', { name: 'Додати термінал' }));
    const field = await screen.findByRole('textbox', { name: /^Номер термінала/ });
    expect(field).toHaveProperty('value', 'S1900004');
    await app.user.type(screen.getByRole('textbox', { name: /^Код активації/ }), 'K7900004');
    await app.user.click(screen.getByRole('button', { name: 'Додати термінал' }));
    await screen.findByText('Термінал успішно створено!');
  });

  const receiptLink = (id: string) =>
    `https://cabinet.tax.gov.ua/cashregs/check?id=${id}&date=20261120&fn=4000123456`;

  it.each([
    ['its payment', '/qr', (id: string) => `/transactions?period=all&open=${id}`],
    ['from the refund desk its refund', '/qr?for=refund', (id: string) => `/transactions?refund=${id}`],
  ])('a receipt opens %s', async (_, path, addressOf) => {
    const scanner = installFakeScanner();
    const app = await renderApp('/profile/password', { as: 'owner' });
    const { items } = await app.services.client.operation('listTransactions')({
      query: { has_receipt: 'true', status: ['approved'], perPage: 10 },
    });
    scanner.show(receiptLink(items[0]?.fiscal_number ?? ''));
    await app.goTo(path);
    await choosePhoto(app.user);
    await waitFor(() => expect(app.location()).toBe(addressOf(items[0]?.id ?? '')));
  });

  it('a receipt of somebody else is not found, and says so', async () => {
    const scanner = installFakeScanner();
    const app = await renderApp('/qr', { as: 'owner' });
    scanner.show(receiptLink('9999999999'));
    await choosePhoto(app.user);
    await screen.findByText('Оплати за чеком 9999999999 не знайдено');
  });

  it('a receipt is named to whoever may not see payments, with the right that is missing', async () => {
    const scanner = installFakeScanner();
    const app = await renderApp('/qr', { as: 'dispatcher' });
    scanner.show(receiptLink('9999999999'));
    await choosePhoto(app.user);
    await screen.findByText('Це код фіскального чека 9999999999');
    expect(screen.getByText(/^Потрібне право «/)).toBeTruthy();
  });

  it.each(['https://evil.example/login?to=kasa', 'javascript:alert(1)', '<img src=x onerror=alert(1)>'])(
    'shows %s as it is, opens nothing, and scans again',
    async (text) => {
      const scanner = installFakeScanner();
      const app = await renderApp('/qr', { as: 'owner' });
      scanner.show(text);
      await turnCameraOn(app.user);
      await screen.findByText('Каса не знає цього коду');
      const shown = screen.getByText(text);
      expect(shown.closest('a')).toBeNull();
      expect([...document.links].filter(({ href }) => href === text)).toEqual([]);
      expect(app.location()).toBe('/qr');
      const again = screen.getByRole('button', { name: 'Сканувати ще раз' });
      expect(document.activeElement).toBe(again);
      scanner.show();
      await app.user.click(again);
      await screen.findByRole('button', { name: 'Увімкнути камеру' });
    },
  );

  it('asks which one of several is meant', async () => {
    const scanner = installFakeScanner();
    const app = await renderApp('/qr', { as: 'owner' });
    scanner.show('KASA:T:S1100101', 'KASA:A:K7100106', 'S1100101', '4820000000017');
    await choosePhoto(app.user);
    const first = await screen.findByRole('button', { name: 'Термінал S1100101' });
    expect(document.activeElement).toBe(first);
    expect(screen.queryByRole('button', { name: /4820000000017/ })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Код активації K7100106' }));
    await waitFor(() => expect(app.location()).toBe('/Terminal/Activate'));
  });

  it('takes what is typed where nothing can be read', async () => {
    installFakeScanner({ refusal: 'NotFoundError' });
    const app = await renderApp('/qr', { as: 'owner' });
    await turnCameraOn(app.user);
    await screen.findByText('Камеру не знайдено');
    await app.user.click(screen.getByRole('button', { name: 'Ввести номер' }));
    const field = await screen.findByRole('textbox', { name: /^Номер термінала або код активації/ });
    await app.user.type(field, 's1 100 101{Enter}');
    await screen.findByRole('heading', { level: 1, name: /^Термінал «Каса 1»/ });
  });

  it('a terminal that could not be looked up is looked up again', async () => {
    const scanner = installFakeScanner();
    const app = await renderApp('/qr', { as: 'owner' });
    await app.fail('listTerminals', { how: 'internal' });
    scanner.show('KASA:T:S1100101');
    await choosePhoto(app.user);
    await screen.findByText('Не вдалося знайти термінал S1100101');
    await app.clearFaults();
    await app.user.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
    await screen.findByRole('heading', { level: 1, name: /^Термінал «Каса 1»/ });
  });
});

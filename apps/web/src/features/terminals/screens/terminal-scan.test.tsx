import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#app/test-support/render-app.tsx';
import { choosePhoto, installFakeScanner, turnCameraOn } from '../test-support/fake-scanner.ts';

const numberField = () => screen.findByRole('textbox', { name: /^Номер термінала/ });
const codeField = () => screen.getByRole('textbox', { name: /^Код активації/ });
const posts = (app: { requests: readonly string[] }) =>
  app.requests.filter((request) => request.startsWith('POST'));

describe('adding a terminal by its code', () => {
  it('the camera fills in the number, goes out, and leaves the rest to the person', async () => {
    const scanner = installFakeScanner();
    const app = await renderApp('/terminals/create', { as: 'owner' });
    scanner.show('KASA:T:S1900011');
    await turnCameraOn(app.user);
    const field = await numberField();
    expect(field).toHaveProperty('value', 'S1900011');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.getByText(/^З коду прочитано номер S1900011\./)).toBeTruthy();
    expect(scanner.running()).toBe(0);
    expect(posts(app)).toEqual([]);
    await app.user.type(codeField(), 'K7900011{Enter}');
    await screen.findByText('Термінал успішно створено!');
    expect(posts(app)).toEqual(['POST /api/v1/terminals/terminals']);
  });

  it('a photo of a label fills it in, and what was read is no more said once it is changed', async () => {
    const scanner = installFakeScanner();
    const app = await renderApp('/terminals/create', { as: 'owner' });
    scanner.show('4820000000017', 'S/N A920-1900012', 'TID: S1 900 012');
    await choosePhoto(app.user);
    const field = await numberField();
    expect(field).toHaveProperty('value', 'S1900012');
    await app.user.clear(field);
    expect(screen.queryByText(/^З коду прочитано номер/)).toBeNull();
  });

  it('a refused number is said at the field, and no more what was read', async () => {
    const scanner = installFakeScanner();
    const app = await renderApp('/terminals/create', { as: 'owner' });
    scanner.show('KASA:T:S1100101');
    await choosePhoto(app.user);
    await numberField();
    await app.user.type(codeField(), 'K7100101');
    await app.user.click(screen.getByRole('button', { name: 'Додати термінал' }));
    const field = await numberField();
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Цей термінал уже є у вашому списку')).toBeTruthy();
    expect(screen.queryByText(/^З коду прочитано номер/)).toBeNull();
  });

  it('of several numbers the person chooses', async () => {
    const scanner = installFakeScanner();
    const app = await renderApp('/terminals/create', { as: 'owner' });
    scanner.show('KASA:T:S1900013', 'KASA:T:S1900014', 'KASA:A:K7900013');
    await choosePhoto(app.user);
    await screen.findByText('Знайдено кілька кодів. Який узяти?');
    expect(screen.queryByRole('button', { name: /Код активації/ })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Термінал S1900014' }));
    expect(await numberField()).toHaveProperty('value', 'S1900014');
  });

  it('says what a code is that holds no number, and goes on looking', async () => {
    const scanner = installFakeScanner();
    const app = await renderApp('/terminals/create', { as: 'owner' });
    scanner.show('https://evil.example/');
    await turnCameraOn(app.user);
    await screen.findByText('У коді «https://evil.example/» немає номера термінала.');
    scanner.show('KASA:A:K7100106');
    await screen.findByText('Це код активації, а не номер термінала');
    await app.user.click(screen.getByRole('button', { name: 'Взяти код' }));
    expect(codeField()).toHaveProperty('value', 'K710 0106');
    await turnCameraOn(app.user);
    scanner.show('KASA:T:S1900015');
    expect(await numberField()).toHaveProperty('value', 'S1900015');
  });

  it.each([
    ['NotFoundError', 'Камеру не знайдено'],
    ['NotAllowedError', 'Немає дозволу на камеру'],
    ['NotReadableError', 'Камера зайнята'],
  ])('%s: says so, and leads to the field', async (refusal, words) => {
    installFakeScanner({ refusal });
    const app = await renderApp('/terminals/create', { as: 'owner' });
    await turnCameraOn(app.user);
    await screen.findByText(words);
    await app.user.click(screen.getByRole('button', { name: 'Ввести номер' }));
    await numberField();
  });

  it('says at the field that a number is missing, wherever one is', async () => {
    installFakeScanner();
    const app = await renderApp('/terminals/create', { as: 'owner' });
    await app.user.click(await screen.findByRole('tab', { name: 'Фото' }));
    await app.user.click(screen.getByRole('button', { name: 'Додати термінал' }));
    const field = await numberField();
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(posts(app)).toEqual([]);
  });
});

describe('activating a terminal by its QR code', () => {
  it('fills in the code, and one press activates', async () => {
    const scanner = installFakeScanner();
    const app = await renderApp('/Terminal/Activate', { as: 'director' });
    scanner.show('KASA:A:K7100106');
    await turnCameraOn(app.user);
    await screen.findByText('Код активації прочитано. Звірте його й натисніть «Активувати».');
    const activate = screen.getByRole('button', { name: 'Активувати' });
    await waitFor(() => expect(document.activeElement).toBe(activate));
    expect(posts(app)).toEqual([]);
    await app.user.keyboard('{Enter}');
    await screen.findByText('Термінал «Каса 6» активовано');
    expect(screen.queryByText(/^Код активації прочитано/)).toBeNull();
  });

  it('the code of a terminal is told from it, and shows the terminal in the list', async () => {
    const scanner = installFakeScanner();
    const app = await renderApp('/Terminal/Activate', { as: 'owner' });
    scanner.show('KASA:T:S1100105');
    await choosePhoto(app.user);
    await screen.findByText('Це номер термінала S1100105, а не код активації');
    await app.user.click(screen.getByRole('button', { name: 'Показати у списку' }));
    await screen.findByRole('button', { name: 'Активувати: Каса 5, S1100105' });
    expect(app.location()).toBe('/Terminal/Activate?q=S1100105');
  });
});

import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#app/test-support/render-app.tsx';
import {
  button,
  codeField,
  consentCheckboxes,
  field,
  heading,
  lastCodeSentTo,
  passwordField,
  renderAtCodeStep,
  testPerson,
} from '../test-support/registration.ts';

const submit = () => button('Отримати код');

describe('coming back to the first step', () => {
  it('finds everything but the password, and the way on', async () => {
    const app = await renderAtCodeStep();
    await app.user.click(await screen.findByRole('link', { name: 'Змінити номер' }));
    await heading('Реєстрація');
    expect([
      field(/ім’я/).value,
      field(/Телефон/).value,
      field(/ЄДРПОУ/).value,
      passwordField(/^Пароль\*?$/).value,
    ]).toEqual([testPerson.full_name, '+380 67 123 45 67', testPerson.tax_number, '']);
    expect((await consentCheckboxes()).every((box) => box.checked)).toBe(true);
    await app.user.click(screen.getByRole('link', { name: 'Ввести код' }));
    await codeField();
  });

  it('after a reload finds what was not sent yet, and never the password', async () => {
    const first = await renderApp('/signup', { as: null });
    await first.user.type(field(/ім’я/), 'Гнатюк І');
    await first.user.type(field(/Телефон/), '067');
    await first.user.type(passwordField(/^Пароль\*?$/), testPerson.password);
    const [terms, privacy] = await consentCheckboxes();
    await first.user.click(terms as HTMLElement);
    await first.user.click(privacy as HTMLElement);
    await first.user.click(privacy as HTMLElement);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(testPerson.password);
    cleanup();
    await renderApp('/signup', { as: null });
    expect([field(/ім’я/).value, field(/Телефон/).value, passwordField(/^Пароль\*?$/).value]).toEqual([
      'Гнатюк І',
      '067',
      '',
    ]);
    expect((await consentCheckboxes()).map((box) => box.checked)).toEqual([true, false, false]);
  });

  it('keeps what was mended of what had been sent', async () => {
    const app = await renderAtCodeStep();
    await app.goTo('/signup');
    await app.user.clear(field(/ЄДРПОУ/));
    await app.user.type(field(/ЄДРПОУ/), '14360570');
    cleanup();
    await renderApp('/signup', { as: null });
    expect([field(/ім’я/).value, field(/ЄДРПОУ/).value]).toEqual([testPerson.full_name, '14360570']);
    expect((await consentCheckboxes()).every((box) => box.checked)).toBe(true);
    await screen.findByRole('link', { name: 'Ввести код' });
  });

  it('sends the code to the phone that was mended', async () => {
    const app = await renderAtCodeStep();
    await app.goTo('/signup');
    await app.user.clear(field(/Телефон/));
    await app.user.type(field(/Телефон/), '0501112299');
    await app.user.type(passwordField(/^Пароль\*?$/), testPerson.password);
    await app.user.type(passwordField(/^Пароль ще раз/), testPerson.password);
    await consentCheckboxes();
    await app.user.click(submit());
    await screen.findByText(/\+380 50 111 22 99/);
    expect(await lastCodeSentTo(app, '+380501112299')).toMatch(/^\d{6}$/);
  });
});

import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { type RenderedApp, type RenderOptions, renderApp } from '#app/test-support/render-app.tsx';
import { updateAuthProgress } from '../model/auth-progress.ts';

export const testPerson = {
  full_name: 'Гнатюк Ірина Романівна',
  phone: '+380671234567',
  tax_number: '3184710691',
  password: 'тролейбус на розі',
} as const;

/** Current document versions of the fixtures. */
export const documentVersions = {
  terms: '2026-09-01',
  privacy_policy: '2026-11-20',
  public_offer: '2026-10-15',
};

export const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const passwordField = (name: RegExp) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
export const button = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const codeField = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: /Код із SMS|Code from/ });
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const toasts = () => [...document.querySelectorAll('.Toastify__toast')].map((one) => one.textContent);

export async function consentCheckboxes(): Promise<HTMLInputElement[]> {
  await waitFor(() => {
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.disabled)).toEqual([
      false,
      false,
      false,
    ]);
  });
  return screen.getAllByRole<HTMLInputElement>('checkbox');
}

export async function fillSignUpForm(
  { user }: RenderedApp,
  typed: Partial<typeof testPerson> = {},
): Promise<void> {
  const { full_name, phone, tax_number, password } = { ...testPerson, ...typed };
  await user.type(field(/ім’я/), full_name);
  await user.type(field(/Телефон/), phone);
  await user.type(field(/ЄДРПОУ/), tax_number);
  await user.type(passwordField(/^Пароль\*?$/), password);
  await user.type(passwordField(/^Пароль ще раз/), password);
  for (const box of await consentCheckboxes()) await user.click(box);
}

export async function lastCodeSentTo(
  { control }: RenderedApp,
  phone: string = testPerson.phone,
): Promise<string> {
  const { items } = await control.listMessages({ query: { phone } });
  const code = items[0]?.code;
  if (!code) throw new Error(`No code has been sent to ${phone}`);
  return code;
}

/** Opens `/confirm-code` with a submitted registration and a pending code. */
export async function renderAtCodeStep(options: RenderOptions = {}): Promise<RenderedApp> {
  const app = await renderApp('/reset-password', { as: null, ...options });
  const { full_name, phone, tax_number, password } = testPerson;
  const typed = { full_name, phone, tax_number, accepted: documentVersions };
  const request = await app.services.client.operation('signUp')({ body: { ...typed, password } });
  updateAuthProgress({ sign_up: { ...typed, code_request_id: request.id, ticket: null } });
  await app.goTo('/confirm-code');
  return app;
}

/** Opens `/singup/banking` with a confirmed phone. */
export async function renderAtBankStep(options: RenderOptions = {}): Promise<RenderedApp> {
  const app = await renderAtCodeStep(options);
  await app.user.type(await codeField(), await lastCodeSentTo(app));
  await heading('Рахунок у банку');
  return app;
}

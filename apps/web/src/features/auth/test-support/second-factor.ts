import { screen } from '@testing-library/react';
import { PASSWORD, phoneByRole, type RenderedApp } from '#app/test-support/render-app.tsx';
import { createServices } from '#shared/services/services.ts';

/** What the authenticator app of this phone shows. */
export async function codeOf({ control }: Pick<RenderedApp, 'control'>, phone: string): Promise<string> {
  const { items } = await control.listSecondFactors({ query: { phone } });
  return String(items[0]?.code);
}

/** Turns on the factor of a role's person in another browser. @returns the recovery codes */
export async function turnOnElsewhere(
  app: RenderedApp,
  role: keyof typeof phoneByRole,
): Promise<readonly string[]> {
  const phone = phoneByRole[role];
  const { client, dispose } = createServices({ fetch: app.newBrowser() });
  await client.operation('signIn')({ body: { phone, password: PASSWORD } });
  const enrol = client.operation('enrolSecondFactor');
  await enrol({ body: { current_password: PASSWORD } });
  const body = { current_password: PASSWORD, code: await codeOf(app, phone) };
  const { recovery_codes } = await enrol({ body });
  dispose();
  return recovery_codes;
}

/** A code that is wrong whatever the time. */
export const wrongCodeFor = (code: string) => String((Number(code) + 500_000) % 1_000_000).padStart(6, '0');

export const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);

import { createServices } from '../../shared/services/services.ts';
import { PASSWORD, phoneByRole, type RenderedApp } from './render-app.tsx';

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

import { screen } from '@testing-library/react';
import type { RenderedApp } from '#app/test-support/render-app.tsx';
import type { Driver } from '../model/types.ts';

export async function openDriverTask(
  { user }: RenderedApp,
  { name }: Driver,
  action: string,
): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: `Дії: ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return screen.findByRole('dialog', { name: `${action}: ${name}` });
}

export async function findDrivers({ services }: RenderedApp, query: object): Promise<Driver[]> {
  return (await services.client.operation('listDrivers')({ query })).items;
}

/** The first driver of a query. @throws if the fixtures have none */
export async function findDriver(app: RenderedApp, query: object): Promise<Driver> {
  const [driver] = await findDrivers(app, query);
  if (!driver) throw new Error('The seed has no such driver');
  return driver;
}

/** Two colleagues at a point with published shifts, who swap them. */
import type { Role } from '@kasa/contracts/shared/permissions';
import { mondayOf, type PersonShift } from '@kasa/contracts/users/schedule-rules';
import type { SwapFields } from '@kasa/contracts/users/swaps';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { PASSWORD, phoneByRole, type RenderedApp } from '#app/test-support/render-app.tsx';
import { createServices } from '#shared/services/services.ts';
import { emptyPoint, place } from './places.ts';
import { type Client, ownerOf, POINT, plan } from './schedule.ts';

export const ASKER = 'Савчук Тарас Миколайович';
export const COLLEAGUE = 'Бондаренко Андрій Васильович';
/** A week ahead of `TEST_NOW`. */
export const [MONDAY, TUESDAY] = ['2026-11-23', '2026-11-24'] as const;
export const NINE = { from: '09:00', to: '18:00' };
export const [ON_MONDAY, ON_TUESDAY] = [
  { day: MONDAY, ...NINE },
  { day: TUESDAY, ...NINE },
];

interface Person extends Client {
  readonly id: string;
}

/** Somebody in a browser of their own. */
export async function personOf({ newBrowser }: RenderedApp, role: Role): Promise<Person> {
  const services = createServices({ fetch: newBrowser() });
  const body = { phone: phoneByRole[role], password: PASSWORD };
  const { user } = await services.client.operation('signIn')({ body });
  return { services, id: user.id };
}

/** Plans a week at the point, and shows it to the people. */
export async function publish(planner: Client, shifts: PersonShift[], week: string): Promise<void> {
  const { version } = await plan(planner, shifts, week);
  await planner.services.client.operation('publishSchedule')({
    ...{ params: { id: POINT }, body: { week, version } },
  });
}

/** @param shifts of the requester and the colleague, all of one week; each has one of nine hours, Monday and Tuesday */
export async function twoColleagues(
  app: RenderedApp,
  shifts = (requester: string, colleague: string): PersonShift[] => [
    { user_id: requester, ...ON_MONDAY },
    { user_id: colleague, ...ON_TUESDAY },
  ],
) {
  const owner = await ownerOf(app);
  const [requester, colleague] = [await personOf(app, 'dispatcher'), await personOf(app, 'driver')];
  await emptyPoint(owner, POINT);
  await place(owner, [requester.id, colleague.id], null, POINT);
  const published = shifts(requester.id, colleague.id);
  await publish(owner, published, mondayOf(published[0]?.day ?? MONDAY));
  return { owner, requester, colleague };
}

/** For Monday of the requester, nothing in return. */
export const ask = ({ services }: Client, colleague_id: string, more: Partial<SwapFields> = {}) =>
  services.client.operation('askForSwap')({
    body: {
      ...{ point_id: POINT, shift: ON_MONDAY, colleague_id, colleague_shift: null, note: null },
      ...more,
    },
  });

export const answer = ({ services }: Client, id: string, version: number, agrees: boolean) =>
  services.client.operation('answerSwap')({ params: { id }, body: { version, agrees } });

export const ownSwaps = async ({ services }: Client) =>
  (await services.client.operation('listOwnSwaps')({})).items;

/** The stream is open: before, the word is there but hidden. */
export const live = () =>
  waitFor(() => expect(screen.getByText('Наживо').closest('[role="status"]')).toBeTruthy());

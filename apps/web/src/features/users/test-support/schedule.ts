/** Works with the schedule of a point where two people work. */
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { PersonShift } from '@kasa/contracts/users/schedule-rules';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import {
  PASSWORD,
  phoneByRole,
  type RenderedApp,
  type RenderOptions,
  renderApp,
} from '#app/test-support/render-app.tsx';
import { createServices } from '#shared/services/services.ts';

export const { pointForDirector: POINT, userForPhoto: HAVRYLIUK, userToEdit: ROMANIUK } = exampleIds;
export const NAME = 'Літній павільйон «Аркадія»';
export const WEEK = '2026-11-30';
export const TUESDAY = '2026-12-01';
export const address = (week = WEEK) => `/users/manage/${POINT}/schedule?week=${week}`;
export const nine = (user_id: string, day = WEEK, from = '09:00', to = '18:00'): PersonShift => ({
  ...{ user_id, day, from, to },
});

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const cell = (name: string) => screen.findByRole('gridcell', { name });
export const shiftNames = () =>
  [...document.querySelectorAll('[data-shift]')].map((one) => one.getAttribute('aria-label') ?? '');
export const saved = () => screen.findByText('Збережено');
export const dialogOf = async (name: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await screen.findByRole(role, { name }));

export type Client = Pick<RenderedApp, 'services'>;
export const read = ({ services: { client } }: Client, week = WEEK) =>
  client.operation('getSchedule')({ params: { id: POINT }, query: { week } });
export async function plan(app: Client, shifts: PersonShift[], week = WEEK) {
  const { version, hours } = await read(app, week);
  const body = { week, version, hours, shifts };
  return app.services.client.operation('updateSchedule')({ params: { id: POINT }, body });
}
export const times = (shifts: readonly PersonShift[]) =>
  shifts.map(({ user_id, day, from, to }) => {
    const who = user_id === ROMANIUK ? 'Р' : 'Г';
    return `${who} ${day.slice(8)} ${from}–${to}`;
  });
export const plannedNow = async (app: Client, week = WEEK) => times((await read(app, week)).shifts);
/** What the server has in the end. */
export const becomes = (app: Client, ...expected: string[]) =>
  waitFor(async () => expect(await plannedNow(app)).toEqual(expected));

export async function ownerOf({ newBrowser }: RenderedApp): Promise<Client> {
  const services = createServices({ fetch: newBrowser() });
  await services.client.operation('signIn')({ body: { phone: phoneByRole.owner, password: PASSWORD } });
  return { services };
}
/** A point where two people work, with what they are planned for. */
export async function open(shifts: PersonShift[] = [], options: RenderOptions = {}) {
  const app = await renderApp('/nowhere', { as: 'owner', ...options });
  const { client } = app.services;
  const { items } = await client.operation('listUsers')({ query: { point_id: [POINT], perPage: 100 } });
  const others = items.map(({ id }) => id);
  const place = client.operation('placeUsers');
  if (others.length > 0) await place({ body: { user_ids: others, from_id: POINT, to_id: null } });
  await place({ body: { user_ids: [ROMANIUK, HAVRYLIUK], from_id: null, to_id: POINT } });
  if (shifts.length > 0) await plan(app, shifts);
  await app.goTo(address());
  await screen.findByRole('heading', { level: 1, name: `Графік: ${NAME}` });
  return app;
}
export const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

/** Tracks of 140 px, 10 px an hour from 08:00, 200 px apart; 50 px for each person. */
export function measureTracks() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const all = [...document.querySelectorAll('[data-track]')];
    const n = all.indexOf(this);
    return n < 0 ? new DOMRect() : new DOMRect((n % 7) * 200, Math.floor(n / 7) * 50, 140, 50);
  });
}
/** @param at hours on the track of a day, of the first person or the second */
export const spot = (day: number, at: number, person = 0) => ({
  clientX: day * 200 + (at - 8) * 10,
  clientY: person * 50 + 20,
});
export function drag(from: Element, start: object, end: object) {
  const pointer = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'mouse' };
  fireEvent.pointerDown(from, { ...pointer, ...start });
  fireEvent.pointerMove(window, { ...pointer, ...end });
  fireEvent.pointerUp(window, { ...pointer, ...end });
}

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  address,
  becomes,
  cell,
  dialogOf,
  focused,
  measureTracks,
  nine,
  open,
  POINT,
  plannedNow,
  ROMANIUK,
  shiftNames,
  spot,
  TUESDAY,
  WEEK,
} from '../test-support/schedule.ts';

afterEach(() => void vi.restoreAllMocks());

const finger = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'touch' };
const bar = () => document.querySelector('[data-shift]') as HTMLElement;

describe('the schedule of a point', () => {
  it('on a phone has the week of each person, with their hours and what is done with it', async () => {
    const app = await open([nine(ROMANIUK)], { width: 360 });
    const people = within(await screen.findByRole('region', { name: 'Працівники' }));
    expect(people.getByText('9 / 40 год')).toBeTruthy();
    await app.user.click(people.getByRole('button', { name: /^Дії: Романюк/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Скопіювати тиждень працівника на…' }));
    const dialog = await dialogOf('Скопіювати тиждень: Романюк Ірина');
    await app.user.click(dialog.getByRole('checkbox', { name: /Гаврилюк/ }));
    await app.user.click(dialog.getByRole('button', { name: 'Скопіювати' }));
    await waitFor(async () => expect(await plannedNow(app)).toHaveLength(2));
  });

  it('on a phone folds many remarks; one that is shown leads to its shift', async () => {
    const early = nine(ROMANIUK, TUESDAY, '06:00', '12:00');
    const app = await open([nine(ROMANIUK, WEEK, '13:00', '21:00'), early], { width: 360 });
    const remarks = await screen.findByRole('region', { name: 'Зауваження (9)' });
    const details = remarks.querySelector('details') as HTMLDetailsElement;
    expect(details.open).toBe(false);
    await app.user.click(within(remarks).getByText('Зауваження (9)'));
    expect(details.open).toBe(true);
    const rest = 'Романюк Ірина: вт 01.12 — відпочинок 9 год між змінами, потрібно 11';
    await app.user.click(within(remarks).getByRole('button', { name: `Показати: ${rest}` }));
    await waitFor(() => expect(focused()).toMatch(/^Романюк Ірина06:00–12:00/));
    expect(details.open).toBe(true);
  });

  it('at a desk has its remarks open, until their heading folds them', async () => {
    const app = await open([nine(ROMANIUK, WEEK, '13:00', '21:00')]);
    const remarks = await screen.findByRole('region', { name: /^Зауваження/ });
    const details = remarks.querySelector('details') as HTMLDetailsElement;
    expect(details.open).toBe(true);
    await app.user.click(within(remarks).getByText(/^Зауваження/));
    expect(details.open).toBe(false);
  });

  it.each([1280, 360])('marks who was invited and has not come yet (%i px)', async (width) => {
    const app = await open([], { width });
    const { client } = app.services;
    const { items } = await client.operation('listUsers')({ query: { state: ['invited'], perPage: 1 } });
    const id = items[0]?.id ?? '';
    await client.operation('placeUsers')({ body: { user_ids: [id], from_id: null, to_id: POINT } });
    await app.goTo(address('2026-12-07'));
    await screen.findByText('запрошено');
  });

  it('shows when a short shift begins, and all of its time once it is looked at', async () => {
    await open([nine(ROMANIUK, WEEK, '09:30', '10:00')]);
    await waitFor(() => expect(shiftNames()).toHaveLength(1));
    expect(bar().textContent).toBe('9:30');
    fireEvent.focus(bar());
    expect(bar().textContent).toContain('09:30–10:00');
    fireEvent.blur(bar());
    expect(bar().textContent).toBe('9:30');
  });

  it('a finger that is held makes, moves and stretches a shift', async () => {
    const app = await open();
    const monday = await cell('Гаврилюк Оксана, пн 30.11: змін немає');
    measureTracks();
    const drag = async (from: Element, start: object, end: object) => {
      fireEvent.pointerDown(from, { ...finger, ...start });
      await waitFor(() => expect(document.querySelectorAll('[data-dragged]')).toHaveLength(1));
      fireEvent.pointerMove(window, { ...finger, ...end });
      fireEvent.pointerUp(window, { ...finger, ...end });
    };
    await drag(monday, spot(0, 9), spot(0, 15));
    await becomes(app, 'Г 30 09:00–15:00');
    bar().getBoundingClientRect = () => new DOMRect(spot(0, 9).clientX, 0, 60, 28);
    await drag(bar(), spot(0, 12), spot(1, 14));
    await becomes(app, 'Г 01 11:00–17:00');
    bar().getBoundingClientRect = () => new DOMRect(spot(1, 11).clientX, 0, 60, 28);
    await drag(bar(), spot(1, 16.5), spot(1, 19.5));
    await becomes(app, 'Г 01 11:00–20:00');
  });

  it('a finger that moves at once scrolls, and one that taps opens the shift', async () => {
    const app = await open([nine(ROMANIUK)]);
    await waitFor(() => expect(shiftNames()).toHaveLength(1));
    measureTracks();
    fireEvent.pointerDown(bar(), { ...finger, ...spot(0, 10, 1) });
    fireEvent.pointerMove(window, { ...finger, ...spot(3, 10, 1) });
    fireEvent.pointerUp(window, { ...finger, ...spot(3, 10, 1) });
    expect(shiftNames()[0]).toContain('пн 30.11');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.pointerDown(bar(), { ...finger, ...spot(0, 10, 1) });
    fireEvent.pointerUp(window, { ...finger, ...spot(0, 10, 1) });
    await dialogOf('Зміна: Романюк Ірина');
    expect(await plannedNow(app)).toEqual(['Р 30 09:00–18:00']);
  });
});

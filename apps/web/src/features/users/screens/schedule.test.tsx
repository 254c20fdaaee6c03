import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { mondayOf } from '@kasa/contracts/users/schedule-rules';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  address,
  becomes,
  button,
  cell,
  dialogOf,
  drag,
  focused,
  HAVRYLIUK,
  measureTracks,
  NAME,
  nine,
  open,
  POINT,
  plan,
  plannedNow,
  ROMANIUK,
  read,
  shiftNames,
  spot,
  TUESDAY,
  WEEK,
} from '../test-support/schedule.ts';

afterEach(() => void vi.restoreAllMocks());

describe('the schedule of a point', () => {
  it('is reached from the point, and shows a week with its people', async () => {
    const app = await open();
    await app.goTo(`/users/manage/${POINT}`);
    await app.user.click(await screen.findByRole('link', { name: 'Графік' }));
    await screen.findByRole('heading', { level: 1, name: `Графік: ${NAME}` });
    expect(app.location()).toBe(`/users/manage/${POINT}/schedule`);
    expect(screen.getByRole('rowheader', { name: /Романюк Ірина.*0 \/ 40 год/ })).toBeTruthy();
    expect(screen.getByText('Чернетка')).toBeTruthy();
  });

  it('goes from week to week, which the address keeps', async () => {
    const app = await open([nine(ROMANIUK)]);
    expect(screen.getByText('30.11–06.12.2026')).toBeTruthy();
    await app.user.click(await button('Наступний тиждень'));
    await screen.findByRole('grid', { name: 'Графік на 07.12–13.12.2026' });
    expect(app.location()).toBe(address('2026-12-07'));
    expect(focused()).toBe('Наступний тиждень');
    await app.user.click(await button('Попередній тиждень'));
    await waitFor(() => expect(shiftNames()).toHaveLength(1));
    await app.user.click(await button('Цей тиждень'));
    await waitFor(() => expect(app.location()).toBe(address(mondayOf(kyivDay(new Date())))));
  });

  it('is planned by keys: a shift is made, moved, stretched, removed and brought back', async () => {
    const app = await open();
    (await cell('Гаврилюк Оксана, пн 30.11: змін немає')).focus();
    await app.user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await waitFor(() => expect(focused()).toMatch(/^Романюк Ірина: вт 01\.12, 9–18/));
    await app.user.keyboard('{ArrowRight}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    await becomes(app, 'Р 01 09:30–17:30');
    await app.user.keyboard('{Delete}');
    await waitFor(() => expect(focused()).toBe('Романюк Ірина, вт 01.12: змін немає'));
    await becomes(app);
    await app.user.keyboard('{Control>}z{/Control}');
    await becomes(app, 'Р 01 09:30–17:30');
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toMatch(/^Романюк Ірина: вт 01\.12, 9:30–17:30/));
    await app.user.keyboard('{Escape}{ArrowUp}');
    expect(focused()).toBe('Гаврилюк Оксана, вт 01.12: змін немає');
    expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('is planned by dragging: a shift is made, moved to another person and day, and stretched', async () => {
    const app = await open();
    const first = await cell('Гаврилюк Оксана, пн 30.11: змін немає');
    measureTracks();
    drag(first, spot(0, 9), spot(0, 15));
    await becomes(app, 'Г 30 09:00–15:00');
    const bar = () => document.querySelector('[data-shift]') as Element;
    drag(bar(), spot(0, 10), spot(1, 12, 1));
    await becomes(app, 'Р 01 11:00–17:00');
    drag(bar().querySelector('[data-edge="to"]') as Element, spot(1, 17, 1), spot(1, 20, 1));
    await becomes(app, 'Р 01 11:00–20:00');
    drag(bar().querySelector('[data-edge="from"]') as Element, spot(1, 11, 1), spot(1, 12.4, 1));
    await becomes(app, 'Р 01 12:30–20:00');
    expect(screen.getByText('Романюк Ірина: вт 01.12, 12:30–20:00')).toBeTruthy();
  });

  it('a drag is given up by Esc, and a click opens the shift', async () => {
    const app = await open([nine(ROMANIUK)]);
    await waitFor(() => expect(shiftNames()).toHaveLength(1));
    measureTracks();
    const bar = document.querySelector('[data-shift]') as Element;
    const pointer = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'mouse' };
    fireEvent.pointerDown(bar, { ...pointer, ...spot(0, 10, 1) });
    fireEvent.pointerMove(window, { ...pointer, ...spot(3, 10, 1) });
    expect(shiftNames()[0]).toContain('чт 03.12');
    fireEvent.keyDown(window, { key: 'Escape' });
    fireEvent.pointerUp(window, { ...pointer, ...spot(3, 10, 1) });
    expect(shiftNames()[0]).toContain('пн 30.11');
    const again = document.querySelector('[data-shift]') as Element;
    drag(again, spot(0, 10, 1), spot(0, 10, 1));
    await dialogOf('Зміна: Романюк Ірина');
    expect(await plannedNow(app)).toEqual(['Р 30 09:00–18:00']);
  });

  it('is planned in a dialog: who, day and time, and a shift is deleted there', async () => {
    const app = await open();
    await app.user.click(await button('Додати зміну'));
    const dialog = await dialogOf('Нова зміна');
    await app.user.click(dialog.getByRole('button', { name: /Працівник/ }));
    await app.user.click(await screen.findByRole('option', { name: /Романюк/ }));
    await app.user.click(dialog.getByRole('button', { name: /День/ }));
    await app.user.click(await screen.findByRole('option', { name: 'Середа, 02.12' }));
    await app.user.click(dialog.getByRole('button', { name: /Кінець/ }));
    await app.user.click(await screen.findByRole('option', { name: '20:30' }));
    expect(dialog.getByText('Тривалість: 11,5 год')).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Додати' }));
    await becomes(app, 'Р 02 09:00–20:30');
    await waitFor(() => expect(focused()).toMatch(/^Романюк Ірина: ср 02\.12/));
    await app.user.keyboard('{Enter}');
    const edited = await dialogOf('Зміна: Романюк Ірина');
    await app.user.click(edited.getByRole('button', { name: 'Видалити' }));
    await becomes(app);
  });

  it('copies a day onto others and a person’s week onto another’s', async () => {
    const app = await open([nine(ROMANIUK)]);
    await app.user.click(await button('Дії: пн 30.11'));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Скопіювати день на…' }));
    const days = await dialogOf('Скопіювати день: пн 30.11');
    await app.user.click(days.getByRole('checkbox', { name: 'Вівторок, 01.12' }));
    await app.user.click(days.getByRole('button', { name: 'Скопіювати' }));
    await becomes(app, 'Р 30 09:00–18:00', 'Р 01 09:00–18:00');
    await app.user.click(await button(/^Дії: Романюк/));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Скопіювати тиждень працівника на…' }));
    const people = await dialogOf('Скопіювати тиждень: Романюк Ірина');
    await app.user.click(people.getByRole('checkbox', { name: /Гаврилюк/ }));
    await app.user.click(people.getByRole('button', { name: 'Скопіювати' }));
    await waitFor(async () => expect(await plannedNow(app)).toHaveLength(4));
  });

  it('is filled from last week and cleared, and what was done is undone', async () => {
    const app = await open();
    await plan(app, [nine(ROMANIUK, '2026-11-24', '12:00', '20:00')], '2026-11-23');
    const choose = async (name: string) => {
      await app.user.click(await button('Інші дії'));
      await app.user.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Заповнити з минулого тижня');
    await becomes(app, 'Р 01 12:00–20:00');
    await choose('Очистити тиждень');
    await becomes(app);
    await app.user.click(await button('Скасувати дію'));
    await becomes(app, 'Р 01 12:00–20:00');
  });

  it('names what is wrong as it arises, leads there, and forbids nothing', async () => {
    const app = await open([
      nine(ROMANIUK, WEEK, '13:00', '21:00'),
      nine(ROMANIUK, TUESDAY, '06:00', '12:00'),
    ]);
    const rest = 'Романюк Ірина: вт 01.12 — відпочинок 9 год між змінами, потрібно 11';
    const remarks = within(await screen.findByRole('region', { name: /^Зауваження \(\d+\)$/ }));
    expect(remarks.getByText(rest)).toBeTruthy();
    expect(
      remarks.getByText('Романюк Ірина: вт 01.12, 06:00–12:00 — поза годинами роботи точки'),
    ).toBeTruthy();
    expect(shiftNames()[1]).toContain(rest);
    await app.user.click(remarks.getByRole('button', { name: 'Показати всі 9' }));
    expect(remarks.getByText('пн 30.11: 09:00–13:00 — нікого на зміні')).toBeTruthy();
    await app.user.click(remarks.getByRole('button', { name: `Показати: ${rest}` }));
    await waitFor(() => expect(focused()).toMatch(/^Романюк Ірина: вт 01\.12, 6–12/));
    await app.user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await becomes(app, 'Р 30 13:00–21:00', 'Р 01 06:00–11:30');
  });

  it('knows the opening hours, which are set for the point', async () => {
    const app = await open([nine(ROMANIUK)]);
    await app.user.click(await button('Інші дії'));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Години роботи точки' }));
    const dialog = await dialogOf('Години роботи точки');
    await app.user.click(dialog.getByRole('button', { name: /Відчиняється/ }));
    await app.user.click(await screen.findByRole('option', { name: '10:00' }));
    await app.user.click(dialog.getByRole('checkbox', { name: 'Неділя' }));
    await app.user.click(dialog.getByRole('button', { name: 'Готово' }));
    await waitFor(async () =>
      expect((await read(app)).hours).toEqual({ from: '10:00', to: '21:00', days: [1, 2, 3, 4, 5, 6] }),
    );
    await screen.findByText('Романюк Ірина: пн 30.11, 09:00–18:00 — поза годинами роботи точки');
  });

  it('is printed as a table', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const app = await open([nine(ROMANIUK)]);
    await app.user.click(await button('Інші дії'));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Надрукувати' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(document.querySelector('.kasa-print')?.textContent).toContain('09:00–18:00');
  });

  it('of a point without people leads to where they are added', async () => {
    const app = await open();
    const body = { user_ids: [ROMANIUK, HAVRYLIUK], from_id: POINT, to_id: null };
    await app.services.client.operation('placeUsers')({ body });
    await app.goTo('/nowhere');
    await app.goTo(address('2026-12-21'));
    await screen.findByText('Тут ще ніхто не працює');
    const link = screen.getByRole('link', { name: 'До списку людей' });
    expect(link.getAttribute('href')).toBe(`/users/manage/${POINT}`);
  });

  it('on a phone is a list by day, edited in the dialog', async () => {
    const app = await open([nine(ROMANIUK)], { width: 360 });
    const monday = within(await screen.findByRole('region', { name: 'Понеділок, 30.11' }));
    expect(monday.getByText('09:00–18:00 · 9 год')).toBeTruthy();
    await app.user.click(await button('Додати зміну: Вівторок, 01.12'));
    const dialog = await dialogOf('Нова зміна');
    await app.user.click(dialog.getByRole('button', { name: 'Додати' }));
    await becomes(app, 'Р 30 09:00–18:00', 'Г 01 09:00–18:00');
    await app.user.click(await button(/^Романюк Ірина.*09:00–18:00/));
    await dialogOf('Зміна: Романюк Ірина');
  });
});

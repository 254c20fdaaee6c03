import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import {
  address,
  becomes,
  button,
  cell,
  dialogOf,
  HAVRYLIUK,
  NAME,
  nine,
  open,
  ownerOf,
  POINT,
  plan,
  plannedNow,
  ROMANIUK,
  read,
  saved,
  shiftNames,
  TUESDAY,
  times,
  WEEK,
} from '../test-support/schedule.ts';

const FREE_MONDAY = 'Романюк Ірина, пн 30.11: змін немає';

/** Makes a shift on the first day of the week. */
async function planMonday({ user }: RenderedApp): Promise<void> {
  (await cell(FREE_MONDAY)).focus();
  await user.keyboard('{Enter}');
}

/** The own plan stands against one that somebody else has saved since it was read. */
async function openWithTwoPlans() {
  const app = await open();
  const other = await ownerOf(app);
  await cell(FREE_MONDAY);
  await plan(other, [nine(HAVRYLIUK, TUESDAY)]);
  await planMonday(app);
  return { app, other };
}

describe('the schedule of a point', () => {
  it('is published once after a question that says to how many and how much is wrong', async () => {
    const app = await open([nine(ROMANIUK), nine(HAVRYLIUK, TUESDAY)]);
    await app.user.click(await button('Опублікувати'));
    const dialog = await dialogOf('Опублікувати графік на 30.11–06.12.2026?', 'alertdialog');
    expect(dialog.getByText('Нове побачать 2 людини.')).toBeTruthy();
    expect(dialog.getByText(/^Є \d+ зауваж/)).toBeTruthy();
    await app.user.dblClick(dialog.getByRole('button', { name: 'Опублікувати' }));
    await screen.findByText('Графік опубліковано!');
    await screen.findByText(/^Опубліковано \d\d\.\d\d\.\d{4}, \d\d:\d\d, Коваль О\. П\.$/);
    expect((await button('Опублікувати')).getAttribute('aria-disabled')).toBe('true');
    expect(app.requests.filter((one) => one.startsWith('POST') && one.endsWith('/publish'))).toHaveLength(1);
    (await cell('Романюк Ірина, ср 02.12: змін немає')).focus();
    await app.user.keyboard('{Enter}');
    await screen.findByText('Є неопубліковані правки');
    await becomes(app, 'Р 30 09:00–18:00', 'Г 01 09:00–18:00', 'Р 02 09:00–18:00');
  });

  it('what is edited just before is saved before it is published', async () => {
    const app = await open();
    await planMonday(app);
    await app.user.click(await button('Опублікувати'));
    const dialog = await dialogOf('Опублікувати графік на 30.11–06.12.2026?', 'alertdialog');
    await app.user.click(dialog.getByRole('button', { name: 'Опублікувати' }));
    await screen.findByText('Графік опубліковано!');
    expect(times((await read(app)).published?.shifts ?? [])).toEqual(['Р 30 09:00–18:00']);
  });

  it('says that it could not be saved, and saves at the next try', async () => {
    const app = await open();
    await app.fail('updateSchedule');
    await planMonday(app);
    await screen.findByText('Не збережено');
    await app.clearFaults();
    await app.user.click(await button('Спробувати ще раз'));
    await saved();
    await becomes(app, 'Р 30 09:00–18:00');
  });

  it('is saved once though the answer was lost', async () => {
    const app = await open();
    await app.fail('updateSchedule', { how: 'drop', afterHandler: true, times: 1 });
    await planMonday(app);
    await app.user.click(await button('Спробувати ще раз'));
    await saved();
    expect((await read(app)).version).toBe(1);
  });

  it('asks before what is unsaved is left', async () => {
    const app = await open();
    await app.fail('updateSchedule');
    await planMonday(app);
    await screen.findByText('Не збережено');
    void app.router.navigate('/users');
    const dialog = within(await screen.findByRole('alertdialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Залишитися' }));
    expect(app.location()).toBe(address());
  });

  it('follows what somebody else plans', async () => {
    const app = await open([], { isLive: true });
    await screen.findByText('Наживо');
    await plan(await ownerOf(app), [nine(HAVRYLIUK)]);
    await waitFor(() => expect(shiftNames()).toHaveLength(1));
  });

  it.each([
    [
      'is changed where it still is',
      [nine(ROMANIUK), nine(HAVRYLIUK)],
      ['Г 30 09:00–18:00', 'Р 01 09:00–18:00'],
    ],
    ['is made again where it was removed', [nine(HAVRYLIUK)], ['Г 30 09:00–18:00', 'Р 01 09:00–18:00']],
  ])('a shift that is open while somebody else plans %s', async (_what, theirs, expected) => {
    const app = await open([nine(ROMANIUK)], { isLive: true });
    await app.user.click(await button(/^Романюк Ірина: пн 30\.11/));
    const dialog = await dialogOf('Зміна: Романюк Ірина');
    await plan(await ownerOf(app), theirs);
    await waitFor(() => expect(shiftNames().some((name) => name.startsWith('Гаврилюк'))).toBe(true));
    await app.user.click(dialog.getByRole('button', { name: /День/ }));
    await app.user.click(await screen.findByRole('option', { name: 'Вівторок, 01.12' }));
    await app.user.click(dialog.getByRole('button', { name: 'Готово' }));
    await becomes(app, ...expected);
  });

  it.each([
    ['Оновити', ['Г 01 09:00–18:00'], /^Гаврилюк/],
    ['Зберегти мій варіант', ['Р 30 09:00–18:00'], /^Романюк/],
  ])('when somebody else has saved meanwhile: %s', async (name, expected, shown) => {
    const { app } = await openWithTwoPlans();
    await screen.findByText('зникне 1 ваша зміна: Романюк Ірина: пн 30.11, 09:00–18:00.');
    expect(
      screen.getByText('зникне 1 зміна, яку додали інші: Гаврилюк Оксана: вт 01.12, 09:00–18:00.'),
    ).toBeTruthy();
    await app.user.click(await button(name));
    await waitFor(() => expect(screen.queryByText('Графік змінив хтось інший')).toBeNull());
    await becomes(app, ...expected);
    expect(shiftNames()[0]).toMatch(shown);
  });

  it('what both have changed is told apart: added, removed, and the opening hours', async () => {
    const app = await open([nine(ROMANIUK)]);
    await waitFor(() => expect(shiftNames()).toHaveLength(1));
    const six = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];
    const hours = { from: '10:00', to: '20:00', days: [1, 2] };
    const shifts = six.map((from) => nine(HAVRYLIUK, TUESDAY, from));
    const { version } = await read(app);
    const body = { week: WEEK, version, hours, shifts };
    await (await ownerOf(app)).services.client.operation('updateSchedule')({ params: { id: POINT }, body });
    (await cell('Романюк Ірина, ср 02.12: змін немає')).focus();
    await app.user.keyboard('{Enter}');
    await screen.findByText(/^зникне 6 змін, які додали інші: .*11:00–18:00; і ще 1\.$/);
    expect(
      screen.getByText('повернеться 1 зміна, яку прибрали інші: Романюк Ірина: пн 30.11, 09:00–18:00.'),
    ).toBeTruthy();
    expect(
      screen.getByText('години роботи точки стануть 09:00–21:00, дні: пн, вт, ср, чт, пт, сб, нд.'),
    ).toBeTruthy();
  });

  it('what was saved after the two were compared is shown, too, before it is overwritten', async () => {
    const { app, other } = await openWithTwoPlans();
    await screen.findByText(/^зникне 1 зміна, яку додали інші/);
    await plan(other, [nine(HAVRYLIUK, TUESDAY), nine(HAVRYLIUK)]);
    await app.user.click(await button('Зберегти мій варіант'));
    await screen.findByText(/^зникнуть 2 зміни, які додали інші/);
    await becomes(app, 'Г 30 09:00–18:00', 'Г 01 09:00–18:00');
    await app.user.click(await button('Зберегти мій варіант'));
    await becomes(app, 'Р 30 09:00–18:00');
  });

  it('asks before another week is opened while two plans wait for a choice', async () => {
    const { app } = await openWithTwoPlans();
    await screen.findByText('Графік змінив хтось інший');
    await app.user.click(await button('Наступний тиждень'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Залишитися' }));
    expect(app.location()).toBe(address());
    await app.user.click(await button('Наступний тиждень'));
    await app.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Вийти без збереження' }),
    );
    await waitFor(() => expect(app.location()).toBe(address('2026-12-07')));
    await becomes(app, 'Г 01 09:00–18:00');
  });

  it('brings back who no longer works here as long as it is published so, and says when it can’t', async () => {
    const week = '2026-12-07';
    const app = await open();
    const { client } = app.services;
    const { version } = await plan(app, [nine(ROMANIUK, week), nine(HAVRYLIUK, week, '12:00')], week);
    await client.operation('publishSchedule')({ params: { id: POINT }, body: { week, version } });
    const away = { user_ids: [ROMANIUK], from_id: POINT, to_id: null };
    await client.operation('placeUsers')({ body: away });
    await app.goTo(address(week));
    const isPlanned = (...expected: string[]) =>
      waitFor(async () => expect(await plannedNow(app, week)).toEqual(expected));
    await screen.findByText('опубліковано 1 зміну');
    const removeAndUndo = async () => {
      (await button(/^Романюк Ірина: пн 07\.12, 9–18/)).focus();
      await app.user.keyboard('{Delete}');
      await isPlanned('Г 07 12:00–18:00');
      await saved();
    };
    await removeAndUndo();
    await app.user.click(await button('Скасувати дію'));
    await isPlanned('Р 07 09:00–18:00', 'Г 07 12:00–18:00');
    await saved();
    await removeAndUndo();
    await app.user.click(await button('Опублікувати'));
    const dialog = await dialogOf('Опублікувати графік на 07.12–13.12.2026?', 'alertdialog');
    await app.user.click(dialog.getByRole('button', { name: 'Опублікувати' }));
    await screen.findByText('Графік опубліковано!');
    await app.user.click(await button('Скасувати дію'));
    await screen.findByText(/^Не збережено: Романюк Ірина тут більше не працює\./);
    await saved();
    await isPlanned('Г 07 12:00–18:00');
    expect(shiftNames()).toHaveLength(1);
  });

  it('of a point that is not there says so, and a failed read can be repeated', async () => {
    const app = await renderApp(`/users/manage/${ROMANIUK}/schedule`, { as: 'owner' });
    await screen.findByText('Такої точки чи депо немає');
    await app.fail('getSchedule');
    await app.goTo(address());
    await screen.findByText('Не вдалося завантажити');
    await app.clearFaults();
    await app.user.click(await button('Спробувати ще раз'));
    await screen.findByRole('heading', { level: 1, name: `Графік: ${NAME}` });
  });

  it('published by somebody else stays as it is here, with what can be undone', async () => {
    const app = await open([], { isLive: true });
    await screen.findByText('Наживо');
    await planMonday(app);
    await becomes(app, 'Р 30 09:00–18:00');
    await saved();
    const { version } = await read(app);
    const body = { week: WEEK, version };
    await (await ownerOf(app)).services.client.operation('publishSchedule')({ params: { id: POINT }, body });
    await screen.findByText(/^Опубліковано/);
    await app.user.click(await button('Скасувати дію'));
    await becomes(app);
  });

  it('is only looked at by an owner who sees the app as a director does', async () => {
    const app = await open([nine(ROMANIUK)]);
    const session = await app.services.client.operation('viewAsRole')({ body: { role: 'director' } });
    act(() => app.services.session.store(session));
    expect((await button('Опублікувати')).getAttribute('aria-disabled')).toBe('true');
    (await cell('Романюк Ірина, вт 01.12: змін немає')).focus();
    await app.user.keyboard('{Enter}{ArrowLeft}{Enter}');
    await app.user.keyboard('{Delete}{ArrowRight}');
    expect(shiftNames()).toEqual([expect.stringContaining('пн 30.11, 9–18')]);
    await app.user.keyboard('{Enter}');
    const dialog = await dialogOf('Зміна: Романюк Ірина');
    expect(dialog.queryByRole('button', { name: 'Видалити' })).toBeNull();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#app/test-support/render-app.tsx';
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
  ROMANIUK,
  read,
  saved,
  shiftNames,
  TUESDAY,
  times,
  WEEK,
} from '../test-support/schedule.ts';

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
    await screen.findByText('Є неопубліковані зміни');
  });

  it('what is edited just before is saved before it is published', async () => {
    const app = await open();
    (await cell('Романюк Ірина, пн 30.11: змін немає')).focus();
    await app.user.keyboard('{Enter}');
    await app.user.click(await button('Опублікувати'));
    const dialog = await dialogOf('Опублікувати графік на 30.11–06.12.2026?', 'alertdialog');
    await app.user.click(dialog.getByRole('button', { name: 'Опублікувати' }));
    await screen.findByText('Графік опубліковано!');
    expect(times((await read(app)).published?.shifts ?? [])).toEqual(['Р 30 09:00–18:00']);
  });

  it('says that it could not be saved, and saves at the next try', async () => {
    const app = await open();
    await app.fail('updateSchedule');
    (await cell('Романюк Ірина, пн 30.11: змін немає')).focus();
    await app.user.keyboard('{Enter}');
    await screen.findByText('Не збережено');
    await app.clearFaults();
    await app.user.click(await button('Спробувати ще раз'));
    await saved();
    await becomes(app, 'Р 30 09:00–18:00');
  });

  it('is saved once though the answer was lost', async () => {
    const app = await open();
    await app.fail('updateSchedule', { how: 'drop', afterHandler: true, times: 1 });
    (await cell('Романюк Ірина, пн 30.11: змін немає')).focus();
    await app.user.keyboard('{Enter}');
    await app.user.click(await button('Спробувати ще раз'));
    await saved();
    expect((await read(app)).version).toBe(1);
  });

  it('asks before what is unsaved is left', async () => {
    const app = await open();
    await app.fail('updateSchedule');
    (await cell('Романюк Ірина, пн 30.11: змін немає')).focus();
    await app.user.keyboard('{Enter}');
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
    ['Оновити', ['Г 01 09:00–18:00'], /^Гаврилюк/],
    ['Зберегти мій варіант', ['Р 30 09:00–18:00'], /^Романюк/],
  ])('when somebody else has saved meanwhile: %s', async (name, expected, shown) => {
    const app = await open();
    const other = await ownerOf(app);
    await cell('Романюк Ірина, пн 30.11: змін немає');
    await plan(other, [nine(HAVRYLIUK, TUESDAY)]);
    (await cell('Романюк Ірина, пн 30.11: змін немає')).focus();
    await app.user.keyboard('{Enter}');
    await screen.findByText('Графік змінив хтось інший');
    await app.user.click(await button(name));
    await waitFor(() => expect(screen.queryByText('Графік змінив хтось інший')).toBeNull());
    await becomes(app, ...expected);
    expect(shiftNames()[0]).toMatch(shown);
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
    (await cell('Романюк Ірина, пн 30.11: змін немає')).focus();
    await app.user.keyboard('{Enter}');
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

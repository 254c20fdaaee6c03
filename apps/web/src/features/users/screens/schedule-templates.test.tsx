import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferRequests } from '#app/test-support/defer-requests.ts';
import type { RenderedApp } from '#app/test-support/render-app.tsx';
import {
  address,
  becomes,
  button,
  cell,
  dialogOf,
  HAVRYLIUK,
  nine,
  open,
  ownerOf,
  POINT,
  plan,
  ROMANIUK,
  read,
  shiftNames,
  TUESDAY,
} from '../test-support/schedule.ts';

afterEach(() => void vi.restoreAllMocks());

const LAST_WEEK = '2026-11-23';
const LATER = '2026-12-14';
const templates = async ({ services: { client } }: RenderedApp) =>
  (await client.operation('listWeekTemplates')({ query: { point_id: POINT } })).items;
const save = ({ services: { client } }: RenderedApp, name: string) =>
  client.operation('createWeekTemplate')({
    body: {
      ...{ point_id: POINT, name, hours: { from: '10:00', to: '20:00', days: [1, 2, 3, 4, 5] } },
      shifts: [
        { user_id: ROMANIUK, weekday: 1, from: '10:00', to: '19:00' },
        { user_id: HAVRYLIUK, weekday: 2, from: '11:00', to: '20:00' },
      ],
    },
  });
async function act(app: RenderedApp, name: string) {
  await app.user.click(await button('Інші дії'));
  await app.user.click(await screen.findByRole('menuitem', { name }));
}
const choose = async (app: RenderedApp, name: string) =>
  app.user.click(await button(`Заповнити із шаблону «${name}»`));

describe('a template of a week', () => {
  it('is made of the week under a name, which another one at the point can’t have', async () => {
    const app = await open([nine(ROMANIUK), nine(HAVRYLIUK, TUESDAY, '12:00', '20:00')]);
    await act(app, 'Зберегти як шаблон…');
    const first = await dialogOf('Зберегти тиждень як шаблон');
    await app.user.click(first.getByRole('button', { name: 'Зберегти' }));
    await app.user.type(await first.findByRole('textbox', { name: /Назва/, description: /./ }), 'Літо');
    await app.user.dblClick(first.getByRole('button', { name: 'Зберегти' }));
    await screen.findByText('Шаблон збережено!');
    const [made] = await templates(app);
    expect(made).toMatchObject({
      ...{ name: 'Літо', hours: { from: '09:00', to: '21:00', days: [1, 2, 3, 4, 5, 6, 7] } },
      shifts: [
        { user_id: ROMANIUK, weekday: 1, from: '09:00', to: '18:00' },
        { user_id: HAVRYLIUK, weekday: 2, from: '12:00', to: '20:00' },
      ],
    });
    await act(app, 'Зберегти як шаблон…');
    const second = await dialogOf('Зберегти тиждень як шаблон');
    await app.user.type(second.getByRole('textbox', { name: /Назва/ }), 'Літо');
    await app.user.click(second.getByRole('button', { name: 'Зберегти' }));
    await second.findByRole('textbox', { name: /Назва/, description: /вже/ });
    expect(await templates(app)).toHaveLength(1);
  });

  it('is replaced by the week, under the same name or another', async () => {
    const app = await open([nine(ROMANIUK)]);
    await save(app, 'Літо');
    await save(app, 'Літо 202');
    await act(app, 'Зберегти як шаблон…');
    const dialog = await dialogOf('Зберегти тиждень як шаблон');
    await app.user.click(await dialog.findByRole('button', { name: /Як зберегти/ }));
    await app.user.click(await screen.findByRole('option', { name: 'Замість «Літо»' }));
    const name = dialog.getByRole('textbox', { name: /Назва/ });
    expect(name).toHaveProperty('value', 'Літо');
    await app.user.type(name, ' 202');
    await app.user.click(dialog.getByRole('button', { name: 'Зберегти' }));
    await dialog.findByRole('textbox', { name: /Назва/, description: /вже/ });
    await app.user.type(name, '7');
    expect(dialog.queryByText(/^Шаблон щойно змінив хтось інший/)).toBeNull();
    await app.user.click(dialog.getByRole('button', { name: 'Зберегти' }));
    await screen.findByText('Шаблон збережено!');
    expect(await templates(app)).toMatchObject([
      { name: 'Літо 202', shifts: [{ weekday: 1 }, { weekday: 2 }] },
      { name: 'Літо 2027', shifts: [{ user_id: ROMANIUK, weekday: 1, from: '09:00', to: '18:00' }] },
    ]);
  });

  it('that somebody else has changed meanwhile is replaced when one saves once more', async () => {
    const app = await open([nine(ROMANIUK)]);
    const { id, version, hours, shifts } = await save(app, 'Літо');
    await act(app, 'Зберегти як шаблон…');
    const dialog = await dialogOf('Зберегти тиждень як шаблон');
    await app.user.click(await dialog.findByRole('button', { name: /Як зберегти/ }));
    await app.user.click(await screen.findByRole('option', { name: 'Замість «Літо»' }));
    const body = { version, name: 'Літо', hours, shifts: shifts.slice(1) };
    await app.services.client.operation('updateWeekTemplate')({ params: { id }, body });
    await app.user.click(dialog.getByRole('button', { name: 'Зберегти' }));
    await dialog.findByText(/^Шаблон щойно змінив хтось інший/);
    await app.user.click(dialog.getByRole('button', { name: 'Зберегти' }));
    await screen.findByText('Шаблон збережено!');
    expect(await templates(app)).toMatchObject([{ version: 3, shifts: [{ user_id: ROMANIUK }] }]);
  });

  it('fills a week with its shifts and hours, which is undone at once', async () => {
    const app = await open();
    await save(app, 'Літо');
    await app.goTo(address(LATER));
    await act(app, 'Заповнити із шаблону…');
    const list = await dialogOf('Заповнити тиждень із шаблону');
    expect(await list.findByText('2 зміни · 2 людини')).toBeTruthy();
    await choose(app, 'Літо');
    await waitFor(async () =>
      expect(await read(app, LATER)).toMatchObject({
        hours: { from: '10:00', to: '20:00', days: [1, 2, 3, 4, 5] },
        shifts: [
          { user_id: ROMANIUK, day: '2026-12-14', from: '10:00', to: '19:00' },
          { user_id: HAVRYLIUK, day: '2026-12-15', from: '11:00', to: '20:00' },
        ],
      }),
    );
    await app.user.click(await button('Скасувати дію'));
    await waitFor(async () =>
      expect(await read(app, LATER)).toMatchObject({ hours: { from: '09:00' }, shifts: [] }),
    );
  });

  it('leaves out people who no longer work there, and says how many shifts that were', async () => {
    const app = await open();
    await save(app, 'Літо');
    const body = { user_ids: [ROMANIUK], from_id: POINT, to_id: null };
    await app.services.client.operation('placeUsers')({ body });
    await app.goTo(address(LATER));
    await act(app, 'Заповнити із шаблону…');
    await choose(app, 'Літо');
    await screen.findByText('Пропущено 1 зміну: ці люди тут більше не працюють.');
    await waitFor(async () =>
      expect((await read(app, LATER)).shifts.map(({ user_id }) => user_id)).toEqual([HAVRYLIUK]),
    );
  });

  it('is deleted after a question, and without any the list says how one is made', async () => {
    const app = await open();
    await save(app, 'Літо');
    await act(app, 'Заповнити із шаблону…');
    await app.user.click(await button('Видалити шаблон «Літо»'));
    const question = await dialogOf('Видалити шаблон «Літо»?', 'alertdialog');
    await app.user.click(question.getByRole('button', { name: 'Видалити' }));
    const list = await dialogOf('Заповнити тиждень із шаблону');
    await list.findByText('У цієї точки ще немає шаблонів');
    expect(list.getByText(/«Зберегти як шаблон…»/)).toBeTruthy();
    expect(await templates(app)).toEqual([]);
  });
});

describe('the schedule of a point', () => {
  it('asks before the shifts of a week are replaced by those of last week', async () => {
    const app = await open([nine(HAVRYLIUK)]);
    await plan(app, [nine(ROMANIUK, '2026-11-24', '12:00', '20:00')], LAST_WEEK);
    await act(app, 'Заповнити з минулого тижня');
    const title = 'У цьому тижні вже є зміни: замінити їх?';
    const first = await dialogOf(title, 'alertdialog');
    await app.user.click(first.getByRole('button', { name: 'Скасувати' }));
    await becomes(app, 'Г 30 09:00–18:00');
    await act(app, 'Заповнити з минулого тижня');
    const second = await dialogOf(title, 'alertdialog');
    expect(second.getByText('Замість них буде 1 зміна. Цю дію можна скасувати.')).toBeTruthy();
    await app.user.click(second.getByRole('button', { name: 'Замінити' }));
    await becomes(app, 'Р 01 12:00–20:00');
  });

  it('asks, too, about what is added while last week is read', async () => {
    const { network, release } = deferRequests(({ url }) => url.includes(`week=${LAST_WEEK}`));
    const app = await open([], { network });
    await plan(await ownerOf(app), [nine(ROMANIUK, '2026-11-24', '12:00', '20:00')], LAST_WEEK);
    await act(app, 'Заповнити з минулого тижня');
    (await cell('Гаврилюк Оксана, пн 30.11: змін немає')).focus();
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(shiftNames()).toHaveLength(1));
    release();
    await dialogOf('У цьому тижні вже є зміни: замінити їх?', 'alertdialog');
    await becomes(app, 'Г 30 09:00–18:00');
  });

  it('asks before they are replaced by a template, and says when last week had none', async () => {
    const app = await open([nine(HAVRYLIUK)]);
    await save(app, 'Літо');
    await act(app, 'Заповнити з минулого тижня');
    await screen.findByText('Минулого тижня змін не було.');
    await act(app, 'Заповнити із шаблону…');
    await choose(app, 'Літо');
    const question = await dialogOf('У цьому тижні вже є зміни: замінити їх?', 'alertdialog');
    await app.user.click(question.getByRole('button', { name: 'Замінити' }));
    await becomes(app, 'Р 30 10:00–19:00', 'Г 01 11:00–20:00');
  });

  it('says in an empty week how to begin, and is filled from there', async () => {
    const app = await open();
    await plan(app, [nine(ROMANIUK, '2026-11-24', '12:00', '20:00')], LAST_WEEK);
    await screen.findByText('На цей тиждень ще нічого не заплановано');
    expect(screen.getByText(/проведіть по ньому/)).toBeTruthy();
    await app.user.click(await button('Заповнити з минулого тижня'));
    await becomes(app, 'Р 01 12:00–20:00');
    expect(screen.queryByText('На цей тиждень ще нічого не заплановано')).toBeNull();
  });

  it('says so on a phone, too, where shifts are added by a button', async () => {
    const app = await open([], { width: 360 });
    expect(await screen.findByText(/^Натисніть «Додати зміну» під потрібним днем/)).toBeTruthy();
    await app.user.click(await button('Заповнити із шаблону…'));
    const list = await dialogOf('Заповнити тиждень із шаблону');
    await list.findByText('У цієї точки ще немає шаблонів');
  });

  it('says before a shift is added that the person works then already', async () => {
    const app = await open([nine(HAVRYLIUK)]);
    await app.user.click(await button('Додати зміну'));
    const dialog = await dialogOf('Нова зміна');
    const twice = 'Гаврилюк Оксана: пн 30.11 — дві зміни одночасно';
    expect(within(dialog.getByRole('status')).getByText(twice)).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: /Працівник/ }));
    await app.user.click(await screen.findByRole('option', { name: /Романюк/ }));
    expect(dialog.queryByText(twice)).toBeNull();
  });

  it('is downloaded for Excel with what was edited a moment ago', async () => {
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const app = await open();
    (await cell('Романюк Ірина, пн 30.11: змін немає')).focus();
    await app.user.keyboard('{Enter}');
    await act(app, 'Завантажити XLSX');
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    const [link] = clicked.mock.contexts as HTMLAnchorElement[];
    const { pathname, searchParams } = new URL(String(link?.href));
    expect(pathname).toBe(`/api/v1/users/points/${POINT}/schedule/export`);
    expect(Object.fromEntries(searchParams)).toEqual({ week: '2026-11-30', format: 'xlsx' });
    const written = app.requests.findIndex((one) => one.startsWith('PUT'));
    expect(written).toBeGreaterThan(-1);
    expect(app.requests.findIndex((one) => one.includes('/export'))).toBeGreaterThan(written);
  });
});

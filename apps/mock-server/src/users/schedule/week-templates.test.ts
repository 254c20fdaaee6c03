import { deletePoint } from '@kasa/contracts/points/operations/points';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { exportSchedule, updateSchedule } from '@kasa/contracts/users/operations/schedule';
import * as ops from '@kasa/contracts/users/operations/week-templates';
import type { TemplateShiftEntity } from '@kasa/contracts/users/week-templates';
import { beforeEach, expect, it } from 'vitest';
import { type Caller, call, signInAs } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { placeAt } from '../../http/test-support/place-everywhere.ts';
import { readCsv } from '../../http/test-support/read-table.ts';

const test = await startFreshApp({ worksEverywhere: false });
const owner = signInBeforeEach(test.app, 'owner');
const point_id = ids.pointForDirector;
const hours = { from: '08:00', to: '02:00', days: [5, 1] };
const [one, other] = [ids.userToEdit, ids.userForPhoto];

const shift = (user_id: string, weekday: number): TemplateShiftEntity => ({
  ...{ user_id, weekday, from: '12:00', to: '02:00' },
});
const keep = (name: string, shifts: TemplateShiftEntity[], caller: Caller = owner) =>
  call(test.app, ops.createWeekTemplate, { body: { point_id, name, hours, shifts } }, caller);
const list = async (caller: Caller = owner) => {
  const query = { page: 1, sort: 'name' as const, point_id };
  return (await call(test.app, ops.listWeekTemplates, { query }, caller)).data.items;
};

beforeEach(async () => {
  for (const id of [one, other]) await placeAt(test.database.db, id, [point_id]);
});

it('is kept for a point, replaced as a whole, and deleted', async () => {
  const { data } = await keep('Звичайний', [shift(one, 1)]);
  expect(data).toMatchObject({ point_id, hours: { ...hours, days: [1, 5] }, shifts: [shift(one, 1)] });
  await keep('Їдальня', [shift(other, 7)]);
  await keep('Ґрунтовний', [shift(other, 7)]);
  expect((await list()).map(({ name }) => name)).toEqual(['Ґрунтовний', 'Звичайний', 'Їдальня']);
  const params = { id: data.id };
  const body = { name: 'Інший', hours, shifts: [shift(other, 2), shift(one, 3)], version: 1 };
  const changed = await call(test.app, ops.updateWeekTemplate, { params, body }, owner);
  expect(changed.data).toMatchObject({ name: 'Інший', shifts: body.shifts, version: 2, point_id });
  expect((await call(test.app, ops.updateWeekTemplate, { params, body }, owner)).code).toBe(
    codes.conflict.code,
  );
  await call(test.app, ops.deleteWeekTemplate, { params }, owner);
  expect((await list()).map(({ name }) => name)).toEqual(['Ґрунтовний', 'Їдальня']);
});

it('has a name of its own at the point, and people who work there or are in it already', async () => {
  const { data } = await keep('Звичайний', [shift(one, 1)]);
  const taken = await keep('Звичайний', [shift(one, 1)]);
  expect([taken.code, taken.details.fields?.map(({ path, rule }) => [path, rule])]).toEqual([
    codes.conflict.code,
    [['name', 'taken']],
  ]);
  const stranger = await keep('Новий', [shift(one, 1), shift(ids.userCardToEdit, 1)]);
  expect([stranger.code, stranger.details.fields?.[0]?.path]).toEqual([
    codes.not_found.code,
    'shifts.1.user_id',
  ]);
  await placeAt(test.database.db, one, [ids.point]);
  expect((await keep('Новий', [shift(one, 1)])).code).toBe(codes.not_found.code);
  const body = { name: 'Звичайний', hours, shifts: [shift(one, 2)], version: 1 };
  const params = { id: data.id };
  expect((await call(test.app, ops.updateWeekTemplate, { params, body }, owner)).code).toBe(0);
});

it('names who works when in the journal, and keeps whoever a planner does not see', async () => {
  const { data } = await keep('Звичайний', [shift(one, 1), shift(other, 2)]);
  await placeAt(test.database.db, other, [ids.point]);
  await placeAt(test.database.db, ids.user, [point_id]);
  const director = await signInAs(test.app, 'director');
  const params = { id: data.id };
  const change = (shifts: TemplateShiftEntity[], version: number) =>
    call(
      test.app,
      ops.updateWeekTemplate,
      { params, body: { name: 'Звичайний', hours, shifts, version } },
      director,
    );
  expect((await change(data.shifts, 1)).data.shifts).toEqual(data.shifts);
  expect((await change([shift(other, 1), shift(other, 2)], 2)).code).toBe(0);
  const entries = test.database.db.selectFrom('audit_entries').select('after');
  const [last] = await entries.where('object_id', '=', data.id).orderBy('id', 'desc').execute();
  expect(JSON.parse(String(last?.after)).planned_shifts[0]).toBe('1. 12:00–02:00 Гаврилюк Оксана Степанівна');
});

it('is a matter of who works at the point', async () => {
  const { id } = (await keep('Звичайний', [shift(one, 1)])).data;
  await placeAt(test.database.db, ids.user, [ids.point]);
  const director = await signInAs(test.app, 'director');
  expect((await keep('Другий', [shift(one, 1)], director)).code).toBe(codes.not_found.code);
  const gone = await call(test.app, ops.deleteWeekTemplate, { params: { id } }, director);
  expect(gone.code).toBe(codes.not_found.code);
  await placeAt(test.database.db, ids.user, [point_id]);
  expect((await list(director)).map((one) => one.id)).toEqual([id]);
});

it('goes with its point, and leaves a trace in the journal', async () => {
  const empty = ids.pointToDelete;
  await placeAt(test.database.db, one, [empty]);
  const body = { point_id: empty, name: 'Звичайний', hours, shifts: [shift(one, 1)] };
  const { data } = await call(test.app, ops.createWeekTemplate, { body }, owner);
  expect((await call(test.app, deletePoint, { params: { id: empty } }, owner)).code).toBe(0);
  const rows = test.database.db.selectFrom('week_templates').select('id').where('point_id', '=', empty);
  expect(await rows.execute()).toEqual([]);
  const entries = test.database.db.selectFrom('audit_entries').select('operation');
  const found = await entries.where('object_id', '=', data.id).orderBy('id').execute();
  expect(found.map(({ operation }) => operation)).toEqual(['createWeekTemplate', 'deletePoint']);
});

it('a week is a file: a line for each person, with the hours of each day and of the week', async () => {
  const params = { id: point_id };
  const shifts = [
    { user_id: one, day: '2026-12-07', from: '09:00', to: '13:00' },
    { user_id: one, day: '2026-12-07', from: '18:00', to: '21:30' },
    { user_id: one, day: '2026-12-13', from: '20:00', to: '02:00' },
  ];
  const body = { week: '2026-12-07', version: 0, hours, shifts };
  await call(test.app, updateSchedule, { params, body }, owner);
  const query = { format: 'csv' as const, week: '2026-12-10' };
  const formula = { full_name: '=1+1' };
  await test.database.db.updateTable('users').set(formula).where('id', '=', other).execute();
  const { bytes } = await call(test.app, exportSchedule, { params, query }, owner);
  const lines = readCsv(bytes);
  expect(lines.find(([first]) => first?.startsWith('Романюк'))).toEqual([
    ...['Романюк Ірина Богданівна', 'Старша касирка', '09:00–13:00, 18:00–21:30'],
    ...['', '', '', '', '', '20:00–02:00', '13,5'],
  ]);
  expect(lines.find(([first]) => first === 'Тиждень')?.[1]).toContain('2026');
  expect(lines.find(([first]) => first === 'Точка')?.[1]).toBeTruthy();
  expect(lines.some(([first]) => first === "'=1+1")).toBe(true);
});

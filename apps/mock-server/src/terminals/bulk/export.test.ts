import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { formatPhone } from '@kasa/contracts/shared/phone';
import { exportBulkRun, listBulkRunRows } from '@kasa/contracts/terminals/operations/bulk-runs';
import { beforeEach, expect, it } from 'vitest';
import { firstMerchant } from '../../auth/seed.ts';
import { type Caller, call, signInAs } from '../../http/test-support/call.ts';
import { startFreshApp } from '../../http/test-support/fresh-app.ts';
import { readSheet } from '../../http/test-support/read-table.ts';
import { previewAndStartRun } from '../test-support/preview-and-start-run.ts';
import { processPendingRuns } from './process-runs.ts';

const test = await startFreshApp();
let owner: Caller;
let id: string;
beforeEach(async () => {
  owner = await signInAs(test.app, 'owner');
  const version = { version: 3 };
  const target = { terminal_ids: [ids.terminal, ids.terminalToActivate, ids.terminalWithCode] };
  const { db } = test.database;
  const blocked = { status: 'blocked', blocked_by: 'merchant' } as const;
  await db.updateTable('terminals').set(blocked).where('id', '=', ids.terminalWithCode).execute();
  id = (await previewAndStartRun(test.app, { kind: 'block', target }, owner)).data.id;
  await db.updateTable('terminals').set(version).where('id', '=', ids.terminalToActivate).execute();
  await processPendingRuns({ db, clock: test.clock });
});

const protocol = (format: 'csv' | 'xlsx', lng: 'UK' | 'EN', filter: object = {}) =>
  call(test.app, exportBulkRun, { params: { id }, query: { format, ...filter } }, { ...owner, lng });

const by = firstMerchant.people.find(({ role }) => role === 'owner');

it('the protocol has whoever began it by the phone and name of then, and an old one by the id', async () => {
  const { db } = test.database;
  await db
    .updateTable('users')
    .set({ phone: '+380509998877', full_name: 'Інше Ім’я' })
    .where('id', '=', String(by?.id))
    .execute();
  const head = async () => (await protocol('csv', 'UK')).text.split('\r\n').slice(3, 8);
  const now = await head();
  expect(now).toContain(`Хто розпочав;${by?.name}`);
  expect(now).toContain(`Телефон;'${formatPhone(String(by?.phone))}`);
  await db.updateTable('bulk_runs').set({ user_phone: null }).execute();
  const old = await head();
  expect(old.filter((line) => line.startsWith('Телефон'))).toEqual([]);
  expect(old).toContain(`Ідентифікатор особи;${by?.id}`);
});

it('the protocol of whoever may not read phones has the id and no phone', async () => {
  const tags_removed = JSON.stringify(['audit_view', 'users_manage']);
  const own = test.database.db.updateTable('users').where('id', '=', String(by?.id));
  await own.set({ tags_removed }).execute();
  const head = (await protocol('csv', 'UK')).text.split('\r\n').slice(3, 8);
  expect(head.filter((line) => line.startsWith('Телефон'))).toEqual([]);
  expect(head).toContain(`Ідентифікатор особи;${by?.id}`);
});

it('the protocol says what was done, by whom and how it went, and the result of each terminal', async () => {
  const { text, headers } = await protocol('csv', 'UK');
  expect(headers['content-disposition']).toContain('bulk-run-2026-11-20.csv');
  const lines = text.replace('\ufeff', '').trimEnd().split('\r\n');
  expect(lines).toEqual([
    expect.stringMatching(/^Протокол масової дії;/),
    'Вивантажено (Київ);2026-11-20 11:00:00',
    expect.stringMatching(/^Хто вивантажив;/),
    'Дія;Заблокувати',
    `Хто розпочав;${by?.name}`,
    `Телефон;'${formatPhone(String(by?.phone))}`,
    `Ідентифікатор особи;${by?.id}`,
    'Розпочато (Київ);2026-11-20 11:00:00',
    'Стан;Завершено',
    'Завершено (Київ);2026-11-20 11:00:00',
    'Терміналів;3',
    'Виконано;1',
    'Пропущено;1',
    'Не вдалося;1',
    '',
    '№;Номер;Назва;Результат;Причина;Час (Київ)',
    expect.stringMatching(/^1;S1100101;Каса 1;Виконано;;2026-11-20 11:00:00$/),
    expect.stringMatching(/^2;S1100105;Каса 5;Не вдалося;Термінал або шаблон тим часом хтось змінив;/),
    expect.stringMatching(/^3;S1100106;Каса 6;Пропущено;Уже заблокований;/),
  ]);
});

it('in XLSX it has typed cells, in the language of the request', async () => {
  const { bytes } = await protocol('xlsx', 'EN');
  const cells = JSON.stringify(await readSheet(bytes));
  for (const word of [
    'Protocol of a bulk action',
    'The terminal or template has changed in the meantime',
    'S1100106',
  ]) {
    expect(cells).toContain(word);
  }
});

it.each([
  [{ q: 'каса 6' }, ['S1100106']],
  [{ q: 'С110010' }, ['S1100101', 'S1100105', 'S1100106']],
  [{ q: '100%' }, []],
  [{ state: 'failed', q: 'S1100105' }, ['S1100105']],
  [{ reason: 'already_blocked' }, ['S1100106']],
])('by %j it holds just what the list shows', async (filter, numbers) => {
  const listed = await call(test.app, listBulkRunRows, { params: { id }, query: filter }, owner);
  expect(listed.data.items.map(({ terminal }) => terminal.number)).toEqual(numbers);
  const lines = (await protocol('csv', 'UK', filter)).text.trimEnd().split('\r\n');
  const head = lines.indexOf('№;Номер;Назва;Результат;Причина;Час (Київ)');
  expect(lines.slice(head + 1).map((line) => line.split(';')[1])).toEqual(numbers);
  expect(lines.slice(0, head).filter((line) => line.startsWith('Рядки: '))).toHaveLength(
    Object.keys(filter).length,
  );
});

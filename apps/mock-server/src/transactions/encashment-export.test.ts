import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { describe, expect, it } from 'vitest';
import { call } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { readCsv, readSheet } from '../http/test-support/read-table.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const kiosk = { id: ids.terminalWithCash };

describe('exported encashments', () => {
  const exported = (query: object) => call(test.app, ops.exportEncashments, { params: kiosk, query }, owner);

  it('are those of the list, with the account of each; the terminal and the filter stand above', async () => {
    const filter = { amount_from: 100, is_full: 'true', taken_to: '2026-11-14' };
    const { data } = await call(test.app, ops.listEncashments, { params: kiosk, query: filter }, owner);
    const { bytes, headers } = await exported({ format: 'csv', sort: 'number', ...filter });
    expect(headers['content-disposition']).toContain('encashments-2026-11-20.csv');
    const rows = readCsv(bytes);
    expect(rows.slice(3, 8)).toEqual([
      ['Термінал', 'S1100281 Термінал самообслуговування 16'],
      ['Залишок', 'Нічого не залишилося'],
      ['Вилучено від суми', '1,00'],
      ['Проведено до дня', '2026-11-14'],
      [''],
    ]);
    expect(rows[8]?.slice(0, 3)).toEqual(['Чек', 'Дата й час (Київ)', 'Точка']);
    const numbers = data.items.map(({ number }: { number: number }) => String(number));
    expect(numbers.length).toBeGreaterThan(0);
    expect(rows.slice(9).map(([number]) => number)).toEqual(numbers.toReversed());
  });

  it('have numbers for amounts and dates in XLSX', async () => {
    const { data } = await call(test.app, ops.getEncashment, { params: { id: ids.encashment } }, owner);
    const sheet = await readSheet((await exported({ format: 'xlsx' })).bytes);
    const row = sheet.find(([number]) => number === data.number);
    expect(row?.[1]).toBeInstanceOf(Date);
    expect([row?.[8], row?.[9]]).toEqual([data.inside_amount / 100, data.amount / 100]);
  });
});

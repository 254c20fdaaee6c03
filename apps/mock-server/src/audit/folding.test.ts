import { auditOperations as ops } from '@kasa/contracts/audit/operations';
import { transportOperations } from '@kasa/contracts/transport/operations';
import { describe, expect, it } from 'vitest';
import { newId } from '../db/row-columns.ts';
import { call } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { addOurEntries } from './test-support/entries.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');

const list = async (query: object) =>
  (await call(test.app, ops.listAuditEntries, { query: { folded: 'true', ...query } }, owner)).data;

describe('the folded journal', () => {
  it('has one entry for the end of a shift, which its operation unfolds', async () => {
    await call(test.app, transportOperations.closeShift, transportOperations.closeShift.example, owner);
    const [first, second] = (await list({})).items;
    expect(first).toMatchObject({ operation: 'closeShift', object: { type: 'shift' }, rows_count: 3 });
    const params = { id: String(first?.id) };
    expect((await call(test.app, ops.getAuditEntry, { params }, owner)).data).toEqual(first);
    expect(second?.action).not.toBe(first?.action);
    const { items, total } = await list({ action: first?.action, folded: 'false' });
    expect(total).toBe(3);
    expect(items.map(({ object, rows_count }) => [object.type, rows_count])).toEqual([
      ['shift', 1],
      ['transport', 1],
      ['driver', 1],
    ]);
  });

  const [run, alone, terminal] = [newId(), newId(), newId()];
  const day = (n: number) => `2026-12-0${n}T10:00:00.000Z`;
  const addRun = () =>
    addOurEntries(test.database.db, [
      { action: run, at: day(1), object_type: 'bulk_run', object_name: 'Заблокувати' },
      ...[1, 2, 3].map((n) => ({
        ...{ action: run, at: day(2), object_type: 'terminal', object_name: `Каса ${n}` },
        ...(n === 1 && { object_id: terminal }),
      })),
      { action: alone, at: day(3), object_type: 'terminal', object_name: 'Каса 9' },
      { action: run, at: day(4), object_type: 'bulk_run', object_name: 'Заблокувати' },
    ]);
  const shown = async (query: object) => {
    const { items, total } = await list({ from: '2026-12-01', ...query });
    return [total, ...items.map(({ object, rows_count }) => `${object.name} ${rows_count}`)];
  };

  it('has the newest entry of an operation that a filter finds, and counts all of its entries', async () => {
    await addRun();
    expect(await shown({})).toEqual([2, 'Заблокувати 5', 'Каса 9 1']);
    expect(await shown({ sort: 'at' })).toEqual([2, 'Каса 9 1', 'Заблокувати 5']);
    expect(await shown({ object_type: 'terminal' })).toEqual([2, 'Каса 9 1', 'Каса 3 5']);
    expect(await shown({ object_id: terminal })).toEqual([1, 'Каса 1 5']);
    expect(await shown({ q: 'каса' })).toEqual([2, 'Каса 9 1', 'Каса 3 5']);
    expect(await shown({ to: '2026-12-01' })).toEqual([1, 'Заблокувати 5']);
  });

  it('is paged by operations', async () => {
    await addRun();
    const older = Array.from({ length: 10 }, () => ({ at: day(1), object_name: 'Маршрут' }));
    await addOurEntries(test.database.db, older);
    const page = (n: number) => list({ from: '2026-12-01', page: n, perPage: 10 });
    const pages = await Promise.all([1, 2].map(page));
    expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
      [10, 12],
      [2, 12],
    ]);
  });

  it('is exported unfolded', async () => {
    await addRun();
    const query = { format: 'csv', from: '2026-12-01' };
    const { text } = await call(test.app, ops.exportAuditEntries, { query }, owner);
    expect(text.match(/Каса \d/g)).toHaveLength(4);
    expect(text.match(/Заблокувати/g)).toHaveLength(2);
  });
});

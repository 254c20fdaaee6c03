import { describe, expect, it } from 'vitest';
import { type ListColumn, selectDroppedColumns } from './fitting-columns.ts';

const column = (id: string, more: Partial<ListColumn<object>> = {}): ListColumn<object> => ({
  id,
  header: id,
  cell: () => id,
  isHideable: true,
  ...more,
});
const columns = [
  column('name', { width: 300 }),
  column('phone', { width: 150, dropPriority: 2 }),
  column('note', { width: 100, dropPriority: 1 }),
  column('money', { dropPriority: 3 }),
];
const yielding = (room: number | null) => selectDroppedColumns(columns, room).map(({ id }) => id);

describe('columns where there is no room for all', () => {
  it('give way from the least important on, and no more than needed', () => {
    expect(yielding(670)).toEqual([]);
    expect(yielding(669)).toEqual(['note']);
    expect(yielding(570)).toEqual(['note']);
    expect(yielding(569)).toEqual(['phone', 'note']);
    expect(yielding(419)).toEqual(['phone', 'note', 'money']);
  });

  it('stay when nothing says that they give way, however narrow it is', () => {
    expect(yielding(10)).not.toContain('name');
    expect(
      selectDroppedColumns([column('a', { width: 500, dropPriority: 1, isHideable: false })], 10),
    ).toEqual([]);
  });

  it('all stay while the room is not known', () => {
    expect(yielding(null)).toEqual([]);
  });
});

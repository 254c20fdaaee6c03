import { expect, test } from 'vitest';
import { mount } from '../story-kit/mount.tsx';
import { PrintTable } from './print-table.tsx';

const rows = [
  { id: 'a', name: 'First', sum: 100 },
  { id: 'b', name: 'Second', sum: 250 },
];

test('is a table whose head, with title and details, stands on each sheet', async () => {
  mount(
    <PrintTable
      title="Terminals"
      details={['Merchant', 'Status: active']}
      columns={[
        { id: 'name', header: 'Name', cell: ({ name }) => name },
        { id: 'sum', header: 'Sum', cell: ({ sum }) => sum, align: 'end' },
      ]}
      rows={rows}
      rowId={({ id }) => id}
      totals={{ name: 'Total', sum: 350 }}
    />,
  );
  await expect.poll(() => document.querySelector('.kasa-print')).not.toBeNull();
  const table = document.querySelector<HTMLTableElement>('.kasa-print table');
  const texts = [...(table?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.cells].map(({ textContent }) => textContent),
  );
  expect(texts).toEqual([
    ['TerminalsMerchantStatus: active'],
    ['Name', 'Sum'],
    ['First', '100'],
    ['Second', '250'],
    ['Total', '350'],
  ]);
  expect(table?.tHead?.rows).toHaveLength(2);
});

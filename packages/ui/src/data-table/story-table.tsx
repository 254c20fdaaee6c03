import { Banknote, Copy, Pencil, Power, Receipt } from 'lucide-react';
import { useState } from 'react';
import { KeyValue } from '../key-value/key-value.tsx';
import { Pager } from '../pager/pager.tsx';
import { pagerTexts } from '../pager/story-texts.ts';
import { Status } from '../status/status.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { DataTable, type DataTableProps, type RowAction } from './data-table.tsx';
import { type SampleRow, sampleRows } from './sample.ts';
import { tableTexts, terminalTexts } from './story-texts.ts';

const nothing = () => undefined;

export function StoryTable(props: Partial<DataTableProps<SampleRow>> & { isSelectable?: boolean }) {
  const { isSelectable = true, ...rest } = props;
  const t = useTexts(terminalTexts);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set(['t1']));
  const [sort, setSort] = useState('-today');
  const rowActions = (row: SampleRow): RowAction[] => [
    { id: 'edit', label: t.edit, icon: Pencil, onAction: nothing },
    { id: 'transactions', label: t.transactions, icon: Receipt, href: `#transactions/${row.id}` },
    {
      id: 'encashment',
      label: t.encashment,
      icon: Banknote,
      onAction: nothing,
      isDisabled: true,
      disabledReason: t.noRight,
    },
    { id: 'copy', label: t.copyNumber, icon: Copy, onAction: nothing, shortcut: 'Ctrl C' },
    { id: 'block', label: t.block, icon: Power, onAction: nothing, tone: 'danger' },
  ];
  return (
    <DataTable
      label={t.title}
      texts={useTexts(tableTexts)}
      rows={sampleRows}
      rowId={(row) => row.id}
      rowLabel={(row) => row.name}
      rowTone={(row) => (row.tone === 'warning' || row.tone === 'danger' ? row.tone : null)}
      rowFontStyle={(row) => (row.kind === 'Офлайн' ? 'italic' : 'normal')}
      onRowOpen={nothing}
      rowActions={rowActions}
      {...(isSelectable ? { selection: { selectedIds, onChange: setSelectedIds } } : {})}
      sort={sort}
      onSortChange={setSort}
      columns={[
        {
          id: 'name',
          header: t.terminal,
          isSortable: true,
          cell: (row) => <span className="font-[570]">{row.name}</span>,
        },
        { id: 'code', header: t.code, cell: (row) => row.code, cardSlot: 'subtitle' },
        { id: 'point', header: t.point, cell: (row) => row.point, cardSlot: 'secondary' },
        { id: 'kind', header: t.kind, cell: (row) => row.kind, isHideable: true, cardSlot: 'hidden' },
        {
          id: 'status',
          header: t.connection,
          cell: (row) => <Status tone={row.tone}>{row.status}</Status>,
          cardSlot: 'status',
        },
        {
          id: 'today',
          header: t.today,
          cell: (row) => row.today,
          align: 'end',
          isSortable: true,
          cardSlot: 'value',
        },
        {
          id: 'last',
          header: t.last,
          cell: (row) => <span className="text-text-muted">{row.last}</span>,
          isHideable: true,
          cardSlot: 'hidden',
        },
      ]}
      {...rest}
    />
  );
}

export function StoryDetails({ row }: { row: SampleRow }) {
  const t = useTexts(terminalTexts);
  return (
    <KeyValue
      columns={3}
      items={[
        { id: 'kind', label: t.kind, value: row.kind },
        { id: 'last', label: t.last, value: row.last },
        { id: 'point', label: t.point, value: row.point },
        { id: 'model', label: t.model, value: 'PAX A920 Pro' },
        { id: 'note', label: t.note, value: '' },
      ]}
    />
  );
}

export function StoryPager({ page = 1, pageCount = 42 }: { page?: number; pageCount?: number }) {
  const t = useTexts(pagerTexts);
  return (
    <Pager
      page={page}
      pageCount={pageCount}
      perPage={10}
      range={t.range(page * 10 - 9, page * 10, '412')}
      texts={t}
      hrefFor={(number) => `#page=${number}`}
      hrefForPerPage={(size) => `#perPage=${size}`}
    />
  );
}

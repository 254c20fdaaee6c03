import { SearchX } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { DataTable } from './data-table.tsx';
import { type SampleRow, sampleRows } from './sample.ts';
import { StoryDetails, StoryPager, StoryTable } from './story-table.tsx';
import { errorTexts, tableTexts, terminalTexts } from './story-texts.ts';

export default { title: 'Data/DataTable', component: DataTable };

export function Full() {
  return (
    <StoryTable
      activeRowId="t4"
      renderExpanded={(row) => <StoryDetails row={row} />}
      expandedIds={new Set(['t2'])}
      footer={<StoryPager />}
    />
  );
}

export function Compact() {
  return <StoryTable density="compact" isSelectable={false} footer={<StoryPager page={6} />} />;
}

export function Loading() {
  return <StoryTable rows={[]} isLoading footer={<StoryPager />} />;
}

export function Stale() {
  return <StoryTable isStale footer={<StoryPager page={2} />} />;
}

export function Empty() {
  const t = useTexts(terminalTexts);
  return (
    <StoryTable
      rows={[]}
      empty={
        <EmptyState icon={SearchX} title={t.empty} text={t.emptyText} actions={<Button>{t.clear}</Button>} />
      }
    />
  );
}

export function Failed() {
  const t = useTexts(terminalTexts);
  return (
    <StoryTable
      rows={[]}
      error={
        <ErrorState
          title={t.failed}
          text={t.failedText}
          texts={useTexts(errorTexts)}
          onRetry={() => undefined}
          requestId="019a9f0e-7c1d-7b7e-9a51-3f2f6c1f8d10"
        />
      }
    />
  );
}

export function OneRow() {
  return <StoryTable rows={sampleRows.slice(0, 1)} isSelectable={false} />;
}

export function AllChosen() {
  const t = useTexts(terminalTexts);
  return (
    <StoryTable
      selection={{
        selectedIds: new Set(),
        onChange: () => undefined,
        allCount: 412,
        actions: (
          <Button size="sm" variant="ghost">
            {t.block}
          </Button>
        ),
      }}
      footer={<StoryPager />}
    />
  );
}

export function ManyColumns() {
  const t = useTexts(terminalTexts);
  const extra = Array.from({ length: 8 }, (_, index) => ({
    id: `c${index}`,
    header: `${t.today} · ${index + 1}`,
    align: 'end' as const,
    cell: (row: SampleRow) => row.today,
  }));
  return (
    <DataTable
      label={t.title}
      texts={useTexts(tableTexts)}
      rows={sampleRows}
      rowId={(row) => row.id}
      rowLabel={(row) => row.name}
      rowTone={(row) => (row.tone === 'warning' ? 'warning' : null)}
      onRowOpen={() => undefined}
      rowActions={() => [{ id: 'edit', label: t.edit, onAction: () => undefined }]}
      renderExpanded={(row) => <StoryDetails row={row} />}
      expandedIds={new Set(['t1'])}
      columns={[
        { id: 'name', header: t.terminal, cell: (row) => row.name },
        {
          id: 'long',
          header: t.note,
          cell: (row) => `${row.point}: ${terminalTexts.uk.emptyText} ${terminalTexts.uk.failedText}`,
        },
        ...extra,
      ]}
    />
  );
}

export function Overflowing() {
  const t = useTexts(terminalTexts);
  const columns = (['point', 'kind', 'status', 'today', 'last'] as const).map((id) => ({
    id,
    header: t[id === 'status' ? 'connection' : id],
    cell: (row: SampleRow) => row[id],
  }));
  const shared = {
    texts: useTexts(tableTexts),
    rows: sampleRows.slice(0, 4),
    rowId: (row: SampleRow) => row.id,
    rowLabel: (row: SampleRow) => row.name,
    onRowOpen: () => undefined,
    columns: [{ id: 'name', header: t.terminal, cell: (row: SampleRow) => row.name }, ...columns],
  };
  return (
    <div className="max-w-[560px] space-y-6">
      <DataTable
        {...shared}
        label={t.title}
        rowActions={() => [{ id: 'edit', label: t.edit, onAction: () => undefined }]}
      />
      <DataTable {...shared} label={t.today} />
    </div>
  );
}

export function DetailCards() {
  const t = useTexts(terminalTexts);
  return (
    <DataTable
      label={t.title}
      texts={useTexts(tableTexts)}
      rows={sampleRows.slice(0, 3)}
      rowId={(row) => row.id}
      rowLabel={(row) => row.name}
      rowHref={(row) => `#${row.id}`}
      columns={[
        { id: 'name', header: t.terminal, cell: (row) => row.name },
        { id: 'point', header: t.point, cell: (row) => row.point },
        { id: 'kind', header: t.kind, cell: (row) => row.kind },
        { id: 'today', header: t.today, cell: (row) => row.today, align: 'end' },
      ]}
    />
  );
}

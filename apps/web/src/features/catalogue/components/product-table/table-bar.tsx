import { Button } from '@kasa/ui/button';
import { IconButton } from '@kasa/ui/icon-button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Redo2, Undo2 } from 'lucide-react';
import { Group } from 'react-aria-components';
import { Link } from 'react-router-dom';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { productTableMessages } from '../../messages/product-table/catalogue.ts';
import { countsOf } from '../../model/product-table/changes.ts';
import { editsOf, type Row } from '../../model/product-table/row.ts';
import type { TableState, TableStore } from '../../model/product-table/table-store.ts';
import type { Grid } from './use-grid.ts';

/** Undo and redo, what is saved of all pages, and what did not fit into the table. */
export function TableBar({
  grid,
  store,
  state,
  rows,
}: {
  grid: Grid;
  store: TableStore;
  state: TableState;
  /** Of the page that is shown. */
  rows: readonly Row[];
}) {
  const text = useText(productTableMessages);
  const common = useText(commonMessages);
  const { told } = grid;
  const counts = countsOf(state.rows.values());
  const isSending = counts.waiting + counts.sending > 0;
  const problems = (['lost', 'refused', 'conflict'] as const).filter((kind) => counts[kind] > 0);
  const progress = isSending ? 'bar.sending' : problems.length === 0 && counts.saved > 0 ? 'bar.saved' : null;
  const elsewhere = [...state.rows.values()].find(
    (row) =>
      !rows.includes(row) && editsOf(row).some(([, edit]) => ['refused', 'conflict'].includes(edit.state)),
  );
  const done = (['undone', 'redone'] as const).filter((kind) => (told[kind] ?? 0) > 0);
  const left = [
    ...(['rowsBeyond', 'columnsBeyond', 'skipped'] as const)
      .filter((kind) => (told[kind] ?? 0) > 0)
      .map((kind) => text(`paste.${kind}`, { count: told[kind] ?? 0 })),
    ...(told.isUnclear ? [text('paste.unclear')] : []),
    ...(told.isNeeded ? [text('clear.needed')] : []),
  ];
  return (
    <>
      <Group aria-label={text('bar.label')} className="mb-3 flex flex-wrap items-center gap-2">
        <IconButton
          label={text('bar.undo')}
          keyShortcut="Control+Z"
          isDisabled={state.history.done.length === 0}
          onPress={() => grid.step('undo')}
        >
          <Undo2 aria-hidden />
        </IconButton>
        <IconButton
          label={text('bar.redo')}
          keyShortcut="Control+Y"
          isDisabled={state.history.undone.length === 0}
          onPress={() => grid.step('redo')}
        >
          <Redo2 aria-hidden />
        </IconButton>
        <p role="status" className="min-w-0 text-text-muted">
          {[
            ...done.map((kind) => text(`bar.${kind}`, { count: told[kind] ?? 0 })),
            ...(progress ? [text(progress)] : []),
            ...problems.map((kind) => text(`bar.${kind}`, { count: counts[kind] })),
          ].join(' · ')}
        </p>
        {elsewhere ? (
          <Link to={paths.productTable({ q: elsewhere.product.article })}>
            {text('bar.elsewhere', { name: elsewhere.product.name })}
          </Link>
        ) : null}
        {counts.lost > 0 ? (
          <Button size="sm" onPress={store.retry}>
            {text('bar.retry')}
          </Button>
        ) : null}
      </Group>
      {left.length > 0 ? (
        <div className="mb-3">
          <InlineNotice tone="warning" isLive onDismiss={grid.dismiss} dismissLabel={common('action.close')}>
            {left.join(' ')}
          </InlineNotice>
        </div>
      ) : null}
    </>
  );
}

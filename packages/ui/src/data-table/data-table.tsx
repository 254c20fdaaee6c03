import { useState } from 'react';
import { PHONE_QUERY, useMediaQuery } from '../media-query/use-media-query.ts';
import { ContextMenu, type MenuAnchor } from '../menu/context-menu.tsx';
import { ARIA_ROLE } from './aria-roles.ts';
import type { DataTableProps } from './props.ts';
import { SelectionBar } from './selection-bar.tsx';
import { TableHead } from './table-head.tsx';
import { type TableModel, useTableModel } from './table-model.ts';
import { FullWidthRow, SkeletonRows } from './table-placeholder-rows.tsx';
import { TableRow } from './table-row.tsx';
import { useOverflow } from './use-overflow.ts';
import { useRowFocus } from './use-row-focus.ts';
import { WithCutTexts } from './with-cut-texts.tsx';
import './data-table.css';
import './table-parts.css';
import './data-cards.css';

export type { DataTableProps } from './props.ts';
export type { Column, DataTableTexts, Density, RowAction, RowSelection } from './types.ts';

/**
 * A table; cards below 768 px, from one DOM. Click or Enter opens a row; right click, Shift+F10 and ⋯ open its
 * actions; ↑ ↓ Home End move between rows.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const model = useTableModel(props);
  const { rows, rowId, texts } = props;
  const [menu, setMenu] = useState<{ id: string; anchor: MenuAnchor } | null>(null);
  const focus = useRowFocus(rows.map(rowId));
  const box = useOverflow();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const { chosenCount } = model;
  const menuRow = menu ? rows.find((row) => rowId(row) === menu.id) : undefined;

  return (
    <div className="dt" data-density={props.density ?? 'normal'}>
      <WithCutTexts>
        <div ref={box} className="dt-scroll">
          <table
            {...ARIA_ROLE.table}
            aria-label={props.label}
            aria-busy={props.isLoading || props.isStale || undefined}
            className="dt-table"
            data-stale={props.isStale || undefined}
            onKeyDown={focus.onKeyDown}
          >
            <TableHead model={model} hasBar={!isPhone} />
            <Body model={model}>
              {rows.map((row) => {
                const id = rowId(row);
                return (
                  <TableRow
                    key={id}
                    row={row}
                    model={model}
                    isTabStop={id === focus.tabStop}
                    isMenuOpen={menu?.id === id}
                    onFocus={() => focus.setTabStop(id)}
                    onMenu={(anchor) => setMenu({ id, anchor })}
                  />
                );
              })}
            </Body>
          </table>
        </div>
        {model.hasActionsColumn ? null : <span aria-hidden className="dt-edge" />}
      </WithCutTexts>
      {props.selection && isPhone ? (
        <SelectionBar selection={props.selection} count={chosenCount} texts={texts} />
      ) : null}
      {props.footer === undefined ? null : <div className="dt-footer">{props.footer}</div>}
      <p className="sr-only" role="status">
        {props.isLoading || props.isStale ? texts.loading : ''}
      </p>
      <p className="sr-only" role="status">
        {chosenCount > 0 ? texts.selected(chosenCount) : ''}
      </p>
      {props.rowActions ? (
        <ContextMenu
          label={menuRow ? texts.actionsFor(props.rowLabel(menuRow)) : texts.actions}
          anchor={menuRow && menu ? menu.anchor : null}
          onClose={() => setMenu(null)}
          items={menuRow ? props.rowActions(menuRow) : []}
        />
      ) : null}
    </div>
  );
}

function Body<Row>({ model, children }: { model: TableModel<Row>; children: React.ReactNode[] }) {
  const { props } = model;
  if (props.error !== undefined && props.error !== null)
    return <FullWidthRow model={model}>{props.error}</FullWidthRow>;
  if (props.isLoading) return <SkeletonRows model={model} count={props.skeletonRows ?? 10} />;
  if (children.length === 0) return <FullWidthRow model={model}>{props.empty}</FullWidthRow>;
  return children;
}

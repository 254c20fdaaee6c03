import { ChevronRight, Ellipsis } from 'lucide-react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { MenuAnchor } from '../menu/context-menu.tsx';
import { ARIA_ROLE } from './aria-roles.ts';
import { SelectCheckbox } from './select-checkbox.tsx';
import { DataCell } from './table-cell.tsx';
import type { TableModel } from './table-model.ts';

const INTERACTIVE = 'a,button,input,select,textarea,label,summary,[role="menuitem"],[role="dialog"]';

/** Whether the event targets the row itself, not a control in it or its popover. */
function isAboutRow(event: { target: EventTarget; currentTarget: Element }): boolean {
  const target = event.target as Element;
  return event.currentTarget.contains(target) && target.closest(INTERACTIVE) === null;
}

export interface TableRowProps<Row> {
  row: Row;
  model: TableModel<Row>;
  /** Roving tabindex: one row is in the tab order; arrow keys reach the others. */
  isTabStop: boolean;
  isMenuOpen: boolean;
  onFocus: () => void;
  onMenu: (anchor: MenuAnchor) => void;
}

export function TableRow<Row>({ row, model, isTabStop, isMenuOpen, onFocus, onMenu }: TableRowProps<Row>) {
  const { props, columns, leading } = model;
  const id = props.rowId(row);
  const label = props.rowLabel(row);
  const canOpen = props.onRowOpen !== undefined || props.rowHref !== undefined;
  const isExpandable = model.isExpandable(row);
  const isExpanded = isExpandable && model.expanded.has(id);
  // A row that can't be opened expands on click, as its chevron is a small target.
  const isClickable = canOpen || isExpandable;
  const hasActions = (props.rowActions?.(row).length ?? 0) > 0;
  const regionId = `${model.baseId}-${id}-details`;

  const open = (element: Element) => {
    if (!canOpen) model.toggleExpanded(id);
    else if (props.onRowOpen) props.onRowOpen(row);
    else element.querySelector<HTMLAnchorElement>('a.dt-open')?.click();
  };
  const onClick = (event: MouseEvent<HTMLTableRowElement>) => {
    if (!isClickable || !isAboutRow(event)) return;
    if (window.getSelection()?.isCollapsed === false) return; // the user is selecting text
    const href = props.rowHref?.(row);
    if ((event.ctrlKey || event.metaKey) && href !== undefined) window.open(href, '_blank', 'noopener');
    else open(event.currentTarget);
  };
  const onContextMenu = (event: MouseEvent<HTMLTableRowElement>) => {
    if (!hasActions || !event.currentTarget.contains(event.target as Element)) return;
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    // The keyboard's contextmenu event has no useful position: open under the ⋯ button.
    const isPointer = event.clientX > 0 || event.clientY > 0;
    onMenu(isPointer ? { x: event.clientX, y: event.clientY } : menuButtonOf(event.currentTarget));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (!event.currentTarget.contains(event.target as Element)) return;
    if (hasActions && (event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10'))) {
      event.preventDefault();
      onMenu(menuButtonOf(event.currentTarget));
    } else if (event.target === event.currentTarget) {
      if (event.key === 'Enter' && isClickable) open(event.currentTarget);
      else if (event.key === ' ' && props.selection && model.isSelectable(row)) model.toggleSelected(id);
      else return;
      event.preventDefault();
    }
  };

  return (
    <tbody
      {...ARIA_ROLE.group}
      className="dt-body"
      data-tone={props.rowTone?.(row) ?? undefined}
      data-font={props.rowFontStyle?.(row) ?? undefined}
      data-lit={props.isRowLit?.(row) || undefined}
      data-chosen={model.selected.has(id) || props.activeRowId === id || undefined}
    >
      <tr
        {...ARIA_ROLE.row}
        className="dt-row"
        data-clickable={isClickable || undefined}
        data-row-id={id}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={props.activeRowId === id ? 'true' : undefined}
        onFocus={onFocus}
        onClick={onClick}
        onContextMenu={onContextMenu}
        onKeyDown={onKeyDown}
      >
        {leading.select ? (
          <LeadingCell left={leading.select.left} slot="select">
            {model.isSelectable(row) ? (
              <SelectCheckbox
                label={props.texts.selectRow(label)}
                isSelected={model.selected.has(id)}
                onChange={() => model.toggleSelected(id)}
              />
            ) : null}
          </LeadingCell>
        ) : null}
        {leading.expand ? (
          <LeadingCell left={leading.expand.left} slot="expand">
            {isExpandable ? (
              <button
                type="button"
                className="dt-icon"
                aria-expanded={isExpanded}
                aria-controls={isExpanded ? regionId : undefined}
                aria-label={props.texts.detailsFor(label)}
                onClick={() => model.toggleExpanded(id)}
              >
                <ChevronRight size={18} aria-hidden className="dt-chevron" />
              </button>
            ) : null}
          </LeadingCell>
        ) : null}
        {columns.map((column, index) => (
          <DataCell key={column.id} row={row} column={column} model={model} isFirst={index === 0} />
        ))}
        {model.hasActionsColumn ? (
          <td {...ARIA_ROLE.cell} className="dt-cell dt-pinned dt-pinned-right" data-slot="actions">
            {hasActions ? (
              <button
                type="button"
                className="dt-icon"
                data-row-menu=""
                aria-haspopup="menu"
                aria-expanded={isMenuOpen}
                aria-label={props.texts.actionsFor(label)}
                onClick={(event) => onMenu(event.currentTarget)}
              >
                <Ellipsis size={18} aria-hidden />
              </button>
            ) : null}
          </td>
        ) : null}
      </tr>
      {isExpanded ? (
        <tr {...ARIA_ROLE.row} className="dt-expanded">
          <td {...ARIA_ROLE.cell} colSpan={model.columnCount} id={regionId}>
            <div className="dt-region">{props.renderExpanded?.(row)}</div>
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

function LeadingCell({ left, slot, children }: { left: number; slot: string; children: ReactNode }) {
  return (
    <td {...ARIA_ROLE.cell} className="dt-cell dt-lead dt-pinned" data-slot={slot} style={{ left }}>
      {children}
    </td>
  );
}

function menuButtonOf(row: Element): Element {
  return row.querySelector('[data-row-menu]') ?? row;
}

import { ChevronRight } from 'lucide-react';
import { ARIA_ROLE } from './aria-roles.ts';
import { HeadCell } from './head-cell.tsx';
import { SelectCheckbox } from './select-checkbox.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { TableModel } from './table-model.ts';

/** The column headers; the SelectionBar overlays them while rows are selected. */
export function TableHead<Row>({ model, hasBar }: { model: TableModel<Row>; hasBar: boolean }) {
  const { props, leading } = model;
  const { selection, rows, rowId, texts } = props;
  const selectable = selection ? rows.filter(model.isSelectable).map(rowId) : [];
  const chosen = selectable.filter((id) => model.selected.has(id));
  const isAll = selectable.length > 0 && chosen.length === selectable.length;
  const toggleAll = () => {
    const next = new Set(model.selected);
    for (const id of selectable) isAll ? next.delete(id) : next.add(id);
    selection?.onChange(next);
  };
  return (
    <thead {...ARIA_ROLE.group} className="dt-thead">
      <tr {...ARIA_ROLE.row}>
        {leading.select ? (
          <td {...ARIA_ROLE.cell} className="dt-head dt-lead dt-pinned" style={{ left: leading.select.left }}>
            {selectable.length > 0 ? (
              <SelectCheckbox
                label={texts.selectAll}
                isSelected={isAll}
                isPartial={chosen.length > 0}
                onChange={toggleAll}
              />
            ) : null}
            {hasBar && selection ? (
              <SelectionBar selection={selection} count={model.chosenCount} texts={texts} />
            ) : null}
          </td>
        ) : null}
        {leading.expand ? (
          <td
            {...ARIA_ROLE.cell}
            className="dt-head dt-lead dt-pinned"
            style={{ left: leading.expand.left }}
          />
        ) : null}
        {model.columns.map((column, index) => (
          <HeadCell
            key={column.id}
            column={column}
            sort={props.sort}
            onSortChange={props.onSortChange}
            stickyLeft={index === 0 ? leading.width : null}
          />
        ))}
        {model.hasActionsColumn ? (
          <th
            {...ARIA_ROLE.head}
            scope="col"
            className="dt-head dt-pinned dt-pinned-right"
            data-slot="actions"
          >
            <span className="sr-only">{texts.actions}</span>
            <ScrollColumnsButton />
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

/** Scrolls to hidden columns. For the mouse only: focused rows scroll by ← →, screen readers have all columns. */
function ScrollColumnsButton() {
  const scroll = (button: HTMLElement) => {
    const box = button.closest('.dt-scroll');
    if (box === null) return;
    const hasMore = box.hasAttribute('data-more-after');
    box.scrollTo({ left: hasMore ? box.scrollLeft + box.clientWidth / 2 : 0 });
  };
  return (
    <button
      type="button"
      aria-hidden
      tabIndex={-1}
      className="dt-icon dt-onward"
      onClick={(event) => scroll(event.currentTarget)}
    >
      <ChevronRight size={18} />
    </button>
  );
}

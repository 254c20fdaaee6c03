import { productFields } from '@kasa/contracts/catalogue/fields';
import { ruleMessage } from '@kasa/contracts/shared/rules';
import { Button } from '@kasa/ui/button';
import { TOUCH_QUERY, useMediaQuery } from '@kasa/ui/media-query';
import { Check, LoaderCircle } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { productTableMessages } from '../../messages/product-table/catalogue.ts';
import { columns, type Field, type Problem, type Value } from '../../model/product-table/cells.ts';
import { entryOf, lockOf } from '../../model/product-table/changes.ts';
import type { Row } from '../../model/product-table/row.ts';
import type { TableStore } from '../../model/product-table/table-store.ts';
import { CellEditor } from './cell-editor.tsx';
import type { Grid } from './use-grid.ts';

interface CellProps {
  grid: Grid;
  store: TableStore;
  row: Row;
  /** Its place among the rows. */
  at: number;
  field: Field;
  label: string;
  /** Of the list of groups. */
  groupsId: string;
  /** Of what says why the row is not changed. */
  lockId: string;
}

/** What the pointer and the order of Tab know of a cell. */
export function useCell(grid: Grid, row: number, column: number) {
  const isTouch = useMediaQuery(TOUCH_QUERY);
  // A tap has moved the focus before it is a click.
  const wasActive = useRef(false);
  const { head, first, last } = grid;
  const isHead = head.row === row && head.column === column;
  const isWithin = row >= first.row && row <= last.row && column >= first.column && column <= last.column;
  return {
    'data-cell': `${row} ${column}`,
    tabIndex: isHead ? 0 : -1,
    'aria-selected': isWithin,
    'aria-colindex': column + 1,
    className: isWithin && !isHead ? 'bg-hover' : '',
    onMouseDown: (event: MouseEvent) => {
      wasActive.current = isHead && event.currentTarget === document.activeElement;
      if (event.target instanceof HTMLInputElement || !event.shiftKey) return;
      event.preventDefault();
      grid.goTo({ row, column }, true);
    },
    onClick: () => {
      if (isTouch && wasActive.current) grid.edit({ row, column });
    },
    onDoubleClick: () => grid.edit({ row, column }),
  };
}

/** A cell that is edited in place, with what is wrong with it. */
export function GridCell({ grid, store, row, at, field, label, groupsId, lockId }: CellProps) {
  const text = useText(productTableMessages);
  const locale = useLocale();
  const { display } = useFields(productFields);
  const column = columns.indexOf(field);
  const cell = useCell(grid, at, column);
  const { editing } = grid;
  const edit = row.edits[field];
  const entry = entryOf(row, field, locale);
  const show = useShown(field);
  const isEditing = editing?.row === at && editing.column === column;
  const noteId = `${groupsId}-${at}-${column}`;
  const say = (problem: Problem): string => {
    if ('word' in problem) return text(`problem.${problem.word}`);
    return 'rule' in problem ? ruleMessage(problem.rule, locale, problem.params) : problem.message;
  };
  const isWrong = edit?.problem !== undefined || edit?.state === 'conflict';
  const isLocked = lockOf(row) !== undefined;
  return (
    <td
      {...cell}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: of a grid
      role="gridcell"
      tabIndex={cell.tabIndex}
      aria-readonly={isLocked}
      aria-invalid={isWrong}
      aria-describedby={isWrong ? noteId : isLocked ? lockId : undefined}
      className={`border-border border-l align-top ${isEditing ? '' : 'px-2 py-2'} ${isWrong ? 'bg-danger-soft' : cell.className}`}
      style={{ outlineOffset: -2, userSelect: 'none', overflowWrap: 'anywhere' }}
    >
      {isEditing ? (
        <CellEditor grid={grid} field={field} label={label} groupsId={groupsId} />
      ) : (
        <span className="flex items-start gap-1">
          <Mark edit={edit?.state} isSaved={row.saved.includes(field)} />
          <span
            className={`min-w-0 flex-1 ${field === 'group' ? '' : 'figures'} ${field === 'price' ? 'text-right' : ''} ${isLocked ? 'text-text-muted' : ''}`}
          >
            {entry.value === undefined ? entry.text : show(entry.value)}
          </span>
          {field === 'price' ? (
            <span className="text-[13px] text-text-muted" style={{ width: 56 }}>
              {display('unit', row.product.unit)}
            </span>
          ) : null}
        </span>
      )}
      {edit?.problem ? (
        <span id={noteId} className={`block text-[13px] text-danger ${isEditing ? 'px-2 py-1' : ''}`}>
          {say(edit.problem)}
        </span>
      ) : null}
      {edit?.state === 'conflict' ? (
        <Conflict
          {...{ noteId }}
          mine={show(edit.value ?? null) || text('cell.nothing')}
          theirs={show(edit.theirs ?? null) || text('cell.nothing')}
          onKeep={() => {
            grid.goTo({ row: at, column });
            store.giveUp(row.product.id, field);
          }}
          onInsist={() => {
            grid.goTo({ row: at, column });
            store.insist(row.product.id, field);
          }}
        />
      ) : null}
    </td>
  );
}

/** Values as they are read. */
function useShown(field: Field) {
  const format = useFormat();
  return (value: Value): string => {
    if (field === 'price' && typeof value === 'number') return format.sum(value);
    return typeof value === 'object' ? (value?.name ?? '') : String(value);
  };
}

/** Whether a cell is being saved, or was. */
function Mark({ edit, isSaved }: { edit: string | undefined; isSaved: boolean }): ReactNode {
  const text = useText(productTableMessages);
  const isSaving = edit === 'waiting' || edit === 'sending';
  if (!isSaving && (!isSaved || edit)) return null;
  return (
    <span className={isSaving ? 'text-text-muted' : 'text-positive'}>
      {isSaving ? <LoaderCircle size={16} aria-hidden /> : <Check size={16} aria-hidden />}
      <span className="sr-only">{text(isSaving ? 'cell.saving' : 'cell.saved')}</span>
    </span>
  );
}

/** Somebody else has changed the cell, too: which value stays is chosen here. */
function Conflict({
  noteId,
  mine,
  theirs,
  onKeep,
  onInsist,
}: {
  noteId: string;
  mine: string;
  theirs: string;
  onKeep: () => void;
  onInsist: () => void;
}) {
  const text = useText(productTableMessages);
  return (
    <span className="flex flex-col items-start gap-1">
      <span id={noteId} className="block text-[13px] text-danger">
        {text('cell.theirs', { value: theirs })}
      </span>
      <span className="flex flex-wrap gap-1">
        <Button size="sm" aria-label={text('cell.keepOf', { value: theirs })} onPress={onKeep}>
          {text('cell.keep')}
        </Button>
        <Button size="sm" aria-label={text('cell.insistOf', { value: mine })} onPress={onInsist}>
          {text('cell.insist')}
        </Button>
      </span>
    </span>
  );
}

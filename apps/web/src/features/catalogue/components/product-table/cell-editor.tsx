import { useEffect, useRef, useState } from 'react';
import type { Field } from '../../model/product-table/cells.ts';
import type { Grid } from './use-grid.ts';

/** The field in a cell that is edited: Enter saves and goes down, Tab to the right, Escape gives up. */
export function CellEditor({
  grid,
  field,
  label,
  groupsId,
}: {
  grid: Grid;
  field: Field;
  label: string;
  groupsId: string;
}) {
  const { editing, finish, goTo, head } = grid;
  const [text, setText] = useState(editing?.text ?? '');
  const input = useRef<HTMLInputElement>(null);
  const isGivenUp = useRef(false);
  useEffect(() => {
    const { current } = input;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  const { row, column } = head;
  return (
    <input
      ref={input}
      aria-label={label}
      value={text}
      list={field === 'group' ? groupsId : undefined}
      inputMode={field === 'price' ? 'decimal' : undefined}
      autoComplete="off"
      maxLength={200}
      className="w-full bg-surface px-2 py-1 text-text figures"
      style={{ textAlign: field === 'price' ? 'end' : 'start', outlineOffset: -2 }}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => finish(isGivenUp.current ? undefined : text)}
      onKeyDown={(event) => {
        const { key, shiftKey } = event;
        if (event.nativeEvent.isComposing || !['Enter', 'Tab', 'Escape'].includes(key)) return;
        event.preventDefault();
        event.stopPropagation();
        isGivenUp.current = key === 'Escape';
        const by = shiftKey ? -1 : 1;
        if (key === 'Escape') goTo(head);
        else goTo(key === 'Enter' ? { row: row + by, column } : { row, column: column + by });
      }}
    />
  );
}

import { SCHEDULE_STEP } from '@kasa/contracts/users/schedule-rules';
import { type KeyboardEvent, useState } from 'react';
import { type DraftShift, movedBy, stretchedBy, usualTime } from '../../model/schedule/draft.ts';
import { inLines } from '../../model/schedule/track.ts';
import { canPlan } from '../../model/schedule/week.ts';
import type { Editor } from './use-editor.ts';

interface Cell {
  readonly user_id: string;
  readonly day: string;
}

/** Keys of the grid: one cell of it is in the order of Tab, arrows lead to the others. */
export function useGridKeys(editor: Editor, onOpen: (shift: DraftShift) => void) {
  const { people, days, shifts, focus } = editor;
  const [at, setAt] = useState<Cell | null>(null);
  const first = { user_id: people[0]?.id ?? '', day: days[0] ?? '' };
  const active = at && people.some(({ id }) => id === at.user_id) && days.includes(at.day) ? at : first;
  const inOrder = ({ user_id, day }: Cell) =>
    inLines(shifts.filter((one) => one.user_id === user_id && one.day === day)).map(({ shift }) => shift);

  const goTo = (row: number, column: number) => {
    const [person, day] = [people[row], days[column]];
    if (person && day) focus({ cell: { user_id: person.id, day } });
  };
  const onCell = (cell: Cell, key: string): boolean => {
    const row = people.findIndex(({ id }) => id === cell.user_id);
    const column = days.indexOf(cell.day);
    const [own] = inOrder(cell);
    if (key === 'ArrowUp') goTo(row - 1, column);
    else if (key === 'ArrowDown') goTo(row + 1, column);
    else if (key === 'ArrowLeft') goTo(row, column - 1);
    else if (key === 'ArrowRight') goTo(row, column + 1);
    else if (key === 'Home') goTo(row, 0);
    else if (key === 'End') goTo(row, days.length - 1);
    else if (key === 'Enter' && own) focus({ shift: own.key });
    else if (key === 'Enter') {
      const person = people[row];
      if (person && canPlan(person)) editor.add({ ...cell, ...usualTime(editor.hours) });
    } else return false;
    return true;
  };
  const onShift = (shift: DraftShift, key: string, isStretched: boolean): boolean => {
    const { day, user_id } = shift;
    const beside = inOrder(shift);
    const n = beside.findIndex(({ key: own }) => own === shift.key);
    const step = key === 'ArrowLeft' ? -SCHEDULE_STEP : SCHEDULE_STEP;
    if (key === 'ArrowLeft' || key === 'ArrowRight')
      editor.change(shift, isStretched ? stretchedBy(shift, step) : movedBy(shift, step));
    else if (key === 'ArrowUp' || key === 'ArrowDown') {
      const next = beside[n + (key === 'ArrowUp' ? -1 : 1)];
      focus(next ? { shift: next.key } : { cell: { user_id, day } });
    } else if (key === 'Delete' || key === 'Backspace') editor.remove(shift);
    else if (key === 'Enter') onOpen(shift);
    else if (key === 'Escape') focus({ cell: { user_id, day } });
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, target } = event;
    if (!(target instanceof HTMLElement) || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      // The letter where Z stands, also of a Cyrillic keyboard.
      if (event.code !== 'KeyZ' && key.toLowerCase() !== 'z') return;
      event.preventDefault();
      return editor.undo();
    }
    const shift = shifts.find((one) => one.key === target.dataset.shift);
    const [user_id, day] = target.dataset.cell?.split(' ') ?? [];
    const isDone = shift
      ? onShift(shift, key, shiftKey)
      : user_id !== undefined && day !== undefined && onCell({ user_id, day }, key);
    if (isDone) event.preventDefault();
  };
  const onFocus = ({ target }: { target: EventTarget }) => {
    const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-cell]') : null;
    const [user_id, day] = cell?.dataset.cell?.split(' ') ?? [];
    if (user_id !== undefined && day !== undefined) setAt({ user_id, day });
  };
  return { active, onKeyDown, onFocus };
}

import { minutesOf, type PersonShift } from '@kasa/contracts/users/schedule-rules';
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import type { DraftShift } from '../../model/schedule/draft.ts';
import { type Drag, dragged, type Spot, type Track } from '../../model/schedule/track.ts';
import { canPlan } from '../../model/schedule/week.ts';
import type { Editor } from './use-editor.ts';
import { cellId } from './use-focus-after.ts';

/** Pixels that a pointer moves before it drags: less is a click. */
const SLACK = 4;

export interface DragPreview {
  /** Null: a new one. */
  readonly key: string | null;
  readonly shift: PersonShift;
}

interface Running {
  readonly drag: Drag;
  readonly x: number;
  readonly y: number;
  readonly pointerId: number;
  hasMoved: boolean;
  latest: PersonShift | null;
}

/** The day of a person that is nearest to a point of the window. */
function spotAt(grid: HTMLElement, { start, end }: Track, x: number, y: number): Spot | null {
  const away = (value: number, low: number, high: number) => Math.max(low - value, 0, value - high);
  const cells = [...grid.querySelectorAll<HTMLElement>('[data-track]')].map((track) => {
    const box = track.getBoundingClientRect();
    return {
      track,
      box,
      distance: Math.hypot(away(x, box.left, box.right), away(y, box.top, box.bottom)),
    };
  });
  const nearest = cells.toSorted((a, b) => a.distance - b.distance)[0];
  const [user_id, day] = nearest?.track.dataset.track?.split(' ') ?? [];
  if (!nearest || user_id === undefined || day === undefined) return null;
  const { left, width } = nearest.box;
  return { user_id, day, minutes: start + ((x - left) / (width || 1)) * (end - start) };
}

/**
 * Makes, moves and stretches shifts by a pointer: mouse, pen or finger.
 * @param onOpen a click on a shift
 * @param onNew a click where there is none
 */
export function useDrag({
  editor,
  track,
  onOpen,
  onNew,
}: {
  editor: Editor;
  track: Track;
  onOpen: (shift: DraftShift) => void;
  onNew: (spot: Spot) => void;
}) {
  const { shifts, people, missing } = editor;
  const grid = useRef<HTMLDivElement>(null);
  const running = useRef<Running>(null);
  const [preview, setPreview] = useState<DragPreview | null>(null);
  const isPlannable = (id: string) => people.some((one) => one.id === id && canPlan(one));
  const stop = () => {
    running.current = null;
    setPreview(null);
  };

  const begin = (event: ReactPointerEvent) => {
    if (!event.isPrimary || event.button !== 0 || !grid.current || !(event.target instanceof Element)) return;
    const at = spotAt(grid.current, track, event.clientX, event.clientY);
    const key = event.target.closest<HTMLElement>('[data-shift]')?.dataset.shift;
    const shift = shifts.find((one) => one.key === key);
    const edge = event.target.closest<HTMLElement>('[data-edge]')?.dataset.edge;
    if (!at || (!shift && !event.target.closest('[data-cell]'))) return;
    const start = shift ? minutesOf(shift.from) : 0;
    const drag: Drag = !shift
      ? { kind: 'make', at }
      : edge === 'from' || edge === 'to'
        ? { kind: edge, shift }
        : { kind: 'move', shift, offset: at.minutes - start };
    // Of a mouse: nothing is selected meanwhile. A finger may still scroll.
    if (event.pointerType === 'mouse' && shift) event.preventDefault();
    running.current = {
      drag,
      x: event.clientX,
      y: event.clientY,
      pointerId: event.pointerId,
      hasMoved: false,
      latest: null,
    };
  };

  const follow = (event: PointerEvent) => {
    const now = running.current;
    if (!now || event.pointerId !== now.pointerId || !grid.current || missing !== undefined) return;
    if (!now.hasMoved && Math.hypot(event.clientX - now.x, event.clientY - now.y) < SLACK) return;
    const { drag } = now;
    const spot = spotAt(grid.current, track, event.clientX, event.clientY);
    if (!spot || (drag.kind === 'make' && !isPlannable(drag.at.user_id))) return;
    now.hasMoved = true;
    // What is made or stretched stays on its day, wherever the pointer is.
    const { user_id, day } = drag.kind === 'make' ? drag.at : drag.shift;
    const isFree = drag.kind === 'move' && (isPlannable(spot.user_id) || spot.user_id === user_id);
    const on = isFree
      ? spot
      : { user_id, day, minutes: minutesOn(grid.current, cellId({ user_id, day }), track, event.clientX) };
    now.latest = dragged(drag, on, track);
    setPreview({ key: drag.kind === 'make' ? null : drag.shift.key, shift: now.latest });
  };

  const end = (event: PointerEvent) => {
    const now = running.current;
    if (!now || event.pointerId !== now.pointerId) return;
    stop();
    const { drag, hasMoved, latest } = now;
    if (hasMoved && latest) {
      if (drag.kind === 'make') editor.add(latest);
      else editor.change(drag.shift, latest);
    } else if (!hasMoved) {
      if (drag.kind !== 'make') onOpen(drag.shift);
      else if (isPlannable(drag.at.user_id) && missing === undefined) onNew(drag.at);
    }
  };

  useEffect(() => {
    const cancel = (event: KeyboardEvent) => event.key === 'Escape' && stop();
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', stop);
    window.addEventListener('keydown', cancel);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', stop);
      window.removeEventListener('keydown', cancel);
    };
  });
  return { grid, preview, onPointerDown: begin };
}

/** The time at a place of the window on the track of one day, also beside it. */
function minutesOn(grid: HTMLElement, cell: string, { start, end }: Track, x: number): number {
  const box = grid.querySelector(`[data-track="${cell}"]`)?.getBoundingClientRect();
  const part = box ? (x - box.left) / (box.width || 1) : 0;
  return start + part * (end - start);
}

import type { PersonShift } from '@kasa/contracts/users/schedule-rules';
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import type { DraftShift } from '../../model/schedule/draft.ts';
import { type Drag, dragged, dragOf, type Spot, type Track } from '../../model/schedule/track.ts';
import { canPlan } from '../../model/schedule/week.ts';
import { edgeAt, keepStill, minutesOn, scrollAtEdge, spotAt } from './drag-places.ts';
import type { Editor } from './use-editor.ts';
import { cellId } from './use-focus-after.ts';

/** Pixels that a pointer moves before it drags: less is a click. */
const SLACK = 4;
/** Pixels that a finger trembles. */
const FINGER_SLACK = 10;
/** A finger that is held as long drags, another scrolls; shorter than what opens a browser's menu, milliseconds. */
const HOLD_MS = 350;

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
  readonly isFinger: boolean;
  /** Of a finger: until then it may scroll. */
  isHeld: boolean;
  timer?: ReturnType<typeof setTimeout>;
  release?: () => void;
  hasMoved: boolean;
  latest: PersonShift | null;
}

/**
 * Makes, moves and stretches shifts by a pointer: a mouse at once, a pen or finger after it was held still.
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
  const mayDrag = ({ drag }: Running) =>
    missing === undefined && (drag.kind !== 'make' || isPlannable(drag.at.user_id));
  const stop = () => {
    clearTimeout(running.current?.timer);
    running.current?.release?.();
    running.current = null;
    setPreview(null);
  };
  const show = ({ drag }: Running, shift: PersonShift) =>
    setPreview({ key: drag.kind === 'make' ? null : drag.shift.key, shift });

  const hold = (now: Running) => {
    now.isHeld = true;
    const shift = now.drag.kind === 'make' ? dragged(now.drag, now.drag.at, track) : now.drag.shift;
    show(now, shift);
  };

  const begin = (event: ReactPointerEvent) => {
    const { target, clientX: x, clientY: y, pointerId } = event;
    // A second finger is no drag.
    if (!event.isPrimary) return stop();
    if (event.button !== 0 || !grid.current || !(target instanceof Element)) return;
    const at = spotAt(grid.current, track, x, y);
    const bar = target.closest<HTMLElement>('[data-shift]');
    const shift = shifts.find((one) => one.key === bar?.dataset.shift);
    if (!at || (!shift && !target.closest('[data-cell]'))) return;
    stop();
    const isFinger = event.pointerType !== 'mouse';
    const edge = isFinger ? bar && edgeAt(bar, x) : target.closest<HTMLElement>('[data-edge]')?.dataset.edge;
    const kind = edge === 'from' || edge === 'to' ? edge : 'move';
    const drag: Drag = shift ? dragOf(kind, shift, at) : { kind: 'make', at };
    // Of a mouse: nothing is selected meanwhile.
    if (!isFinger && shift) event.preventDefault();
    const now: Running = {
      drag,
      x,
      y,
      pointerId,
      isFinger,
      isHeld: !isFinger,
      hasMoved: false,
      latest: null,
    };
    running.current = now;
    if (!isFinger || !mayDrag(now)) return;
    now.timer = setTimeout(() => hold(now), HOLD_MS);
    now.release = keepStill(target, () => now.isHeld);
  };

  const follow = (event: PointerEvent) => {
    const now = running.current;
    if (!now || event.pointerId !== now.pointerId || !grid.current) return;
    const hasLeft =
      Math.hypot(event.clientX - now.x, event.clientY - now.y) >= (now.isFinger ? FINGER_SLACK : SLACK);
    if (!now.hasMoved && !hasLeft) return;
    if (!now.isHeld) return stop();
    const { drag } = now;
    const spot = spotAt(grid.current, track, event.clientX, event.clientY);
    if (!spot || !mayDrag(now)) return;
    now.hasMoved = true;
    scrollAtEdge(grid.current, event.clientX);
    // What is made or stretched stays on its day, wherever the pointer is.
    const { user_id, day } = drag.kind === 'make' ? drag.at : drag.shift;
    const isFree = drag.kind === 'move' && (isPlannable(spot.user_id) || spot.user_id === user_id);
    const on = isFree
      ? spot
      : { user_id, day, minutes: minutesOn(grid.current, cellId({ user_id, day }), track, event.clientX) };
    now.latest = dragged(drag, on, track);
    show(now, now.latest);
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
      else if (mayDrag(now)) onNew(drag.at);
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
  useEffect(() => {
    const area = grid.current;
    // Browsers ask before they scroll only where it was there before the touch.
    const release =
      area && keepStill(area, () => running.current?.isFinger === true && running.current.isHeld);
    const noMenu = (event: Event) => running.current?.isFinger && event.preventDefault();
    area?.addEventListener('contextmenu', noMenu);
    return () => {
      clearTimeout(running.current?.timer);
      running.current?.release?.();
      release?.();
      area?.removeEventListener('contextmenu', noMenu);
    };
  }, []);
  return { grid, preview, onPointerDown: begin };
}

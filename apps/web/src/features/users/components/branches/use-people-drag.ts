import { TOUCH_QUERY, useMediaQuery, WIDE_QUERY } from '@kasa/ui/media-query';
import { type DragEvent, useEffect, useState } from 'react';
import type { MerchantUser } from '../../model/types.ts';
import type { Chosen } from './place-dialog.tsx';

/** People who are dragged by a mouse. */
export interface Dragged {
  readonly people: Chosen;
  /** Why they cannot be placed; undefined: they can. */
  readonly refusal: string | undefined;
  /** Undefined: several, of whom none can be made director. */
  readonly user: MerchantUser | undefined;
  /** Why they cannot be made director; undefined: they can. */
  readonly directorRefusal: string | undefined;
}

/** Who is dragged now, where there is a mouse and room for places to drop on. The browser ends it, also by Escape. */
export function usePeopleDrag() {
  const hasRoom = useMediaQuery(WIDE_QUERY);
  const isTouch = useMediaQuery(TOUCH_QUERY);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  useEffect(() => {
    // A row that is gone meanwhile tells nobody of its end; nothing is pressed during a drag.
    const end = () => setDragged(null);
    document.addEventListener('dragend', end);
    document.addEventListener('pointerdown', end);
    return () => {
      document.removeEventListener('dragend', end);
      document.removeEventListener('pointerdown', end);
    };
  }, []);
  return { isPossible: hasRoom && !isTouch, dragged, start: setDragged };
}

/**
 * A place to drop people on; it shows where they may be dropped.
 * @param refusal why they may not
 * @param onDrop `isAlso`: Ctrl or Alt was held
 */
export function useDrop(
  dragged: Dragged | null,
  refusal: string | undefined,
  onDrop: (dragged: Dragged, isAlso: boolean) => void,
) {
  const [isOver, setOver] = useState(false);
  const isOpen = dragged !== null && refusal === undefined;
  const isAlso = (event: DragEvent) => event.ctrlKey || event.altKey;
  const over = (event: DragEvent) => {
    if (!isOpen) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = isAlso(event) ? 'copy' : 'move';
    setOver(true);
  };
  return {
    look: lookOf(dragged !== null, isOpen, isOver),
    target: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!isOpen) return;
        event.preventDefault();
        onDrop(dragged, isAlso(event));
      },
    },
  };
}

function lookOf(isDragging: boolean, isOpen: boolean, isOver: boolean): string {
  if (!isDragging) return 'border-border bg-surface';
  if (!isOpen) return 'border-border bg-surface-2 text-text-muted';
  return `border-accent border-dashed ${isOver ? 'bg-accent-soft' : 'bg-surface'}`;
}

/** What is at a place of the window: days of people and ends of bars, measured as they are drawn. */
import type { Spot, Track } from '../../model/schedule/track.ts';

/** The day of a person that is nearest to a point of the window. */
export function spotAt(grid: HTMLElement, { start, end }: Track, x: number, y: number): Spot | null {
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

/** The time at a place of the window on the track of one day, also beside it. */
export function minutesOn(grid: HTMLElement, cell: string, { start, end }: Track, x: number): number {
  const box = grid.querySelector(`[data-track="${cell}"]`)?.getBoundingClientRect();
  const part = box ? (x - box.left) / (box.width || 1) : 0;
  return start + part * (end - start);
}

/** Pixels of an end of a bar that a finger finds; of a short bar a third. */
const FINGER_EDGE = 24;

/** The end of a bar that is under a finger. */
export function edgeAt(bar: HTMLElement, x: number): 'from' | 'to' | undefined {
  const { left, right, width } = bar.getBoundingClientRect();
  const reach = Math.min(FINGER_EDGE, width / 3);
  if (x < left + reach) return 'from';
  return x > right - reach ? 'to' : undefined;
}

const SCROLL_EDGE = 32;
const SCROLL_STEP = 16;

/** Scrolls the days on while something is dragged to where they end. */
export function scrollAtEdge(grid: HTMLElement, x: number): void {
  const { left, right } = grid.getBoundingClientRect();
  const names = Number.parseFloat(grid.style.scrollPaddingLeft) || 0;
  if (x > right - SCROLL_EDGE) grid.scrollLeft += SCROLL_STEP;
  else if (x < left + names + SCROLL_EDGE) grid.scrollLeft -= SCROLL_STEP;
}

/**
 * Keeps the page from scrolling under a finger; events of what was touched go there, even when it is drawn no more.
 * @returns undoes it
 */
export function keepStill(touched: EventTarget, isHeld: () => boolean): () => void {
  const keep = (event: Event) => isHeld() && event.preventDefault();
  touched.addEventListener('touchmove', keep, { passive: false });
  return () => touched.removeEventListener('touchmove', keep);
}

import { TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { DraftShift } from '../../model/schedule/draft.ts';
import { placeOn, type Track } from '../../model/schedule/track.ts';
import { barTime } from '../../model/schedule/week.ts';

export const BAR_HEIGHT = 28;
/** Width of a letter on the track of a day, where it is narrowest. */
const PERCENT_OF_LETTER = 5.5;
const GAP = 4;

/**
 * Where a time stands on the track of a day.
 * @param lines how many stand below each other, in the middle of the track
 */
export function barStyle(
  track: Track,
  time: { readonly from: string; readonly to: string },
  line: number,
  lines: number,
): CSSProperties {
  const { left, width } = placeOn(track, time);
  // Another point may be open when this one is not.
  const start = Math.min(Math.max(left, 0), 90);
  const above = (lines * (BAR_HEIGHT + GAP) - GAP) / 2 - line * (BAR_HEIGHT + GAP);
  return {
    position: 'absolute',
    top: `calc(50% - ${above}px)`,
    height: BAR_HEIGHT,
    left: `${start}%`,
    width: `${Math.min(left + width, 100) - start}%`,
    minWidth: 18,
    paddingInline: 2,
  };
}

/** Height of a track with so many lines. */
export const trackHeight = (lines: number): number => GAP + Math.max(lines, 1) * (BAR_HEIGHT + GAP);

const edge = (side: 'left' | 'right'): CSSProperties => ({
  position: 'absolute',
  top: 0,
  bottom: 0,
  [side]: -3,
  width: 10,
  cursor: 'ew-resize',
  touchAction: 'none',
});

/** A shift on the track: dragged as a whole or by its ends, or by keys. */
export function ShiftBar({
  shift,
  track,
  line,
  lines,
  name,
  remarks,
  isDragged,
  isReadOnly,
  onOpen,
}: {
  shift: DraftShift;
  track: Track;
  line: number;
  lines: number;
  /** With its person and day. */
  name: string;
  remarks: readonly string[];
  isDragged: boolean;
  isReadOnly: boolean;
  onOpen: () => void;
}) {
  const isWrong = remarks.length > 0;
  // The name has the time, too: on a short bar there is no room for it.
  const room = placeOn(track, shift).width - (isWrong ? 15 : 0);
  const hasTime = isDragged || room > barTime(shift).length * PERCENT_OF_LETTER;
  return (
    <button
      type="button"
      tabIndex={-1}
      data-shift={shift.key}
      aria-label={name}
      title={[`${shift.from}–${shift.to}`, ...remarks].join('\n')}
      // Those of a pointer are told from a drag when it is released; these are of a screen reader.
      onClick={({ detail }) => detail === 0 && onOpen()}
      className={`flex items-center justify-center gap-1 rounded-md border text-xs figures ${
        isWrong ? 'bg-warning-soft text-warning' : 'border-accent bg-accent-soft text-text'
      }`}
      style={{
        ...barStyle(track, shift, line, lines),
        cursor: isReadOnly ? 'pointer' : 'grab',
        ...(isWrong ? { borderColor: 'currentColor' } : {}),
        opacity: isDragged ? 0.7 : 1,
        overflow: 'visible',
        ...(isReadOnly ? {} : { touchAction: 'none' }),
      }}
    >
      {isWrong ? <TriangleAlert size={12} aria-hidden className="shrink-0" /> : null}
      {hasTime ? <span className="whitespace-nowrap">{barTime(shift)}</span> : null}
      {isReadOnly ? null : (
        <>
          <span data-edge="from" aria-hidden style={edge('left')} />
          <span data-edge="to" aria-hidden style={edge('right')} />
        </>
      )}
    </button>
  );
}

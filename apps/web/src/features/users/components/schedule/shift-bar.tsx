import { TriangleAlert } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import type { DraftShift } from '../../model/schedule/draft.ts';
import { drawnOn, type Track } from '../../model/schedule/track.ts';
import { barStart, barTime, timeRange } from '../../model/schedule/week.ts';

export const BAR_HEIGHT = 28;
/** Width of a letter on the track of a day, where it is narrowest. */
const PERCENT_OF_LETTER = 6.2;
/** Width of the warning sign and the gap after it, there. */
const PERCENT_OF_SIGN = 15;
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
  const { left, width } = drawnOn(track, time);
  const above = (lines * (BAR_HEIGHT + GAP) - GAP) / 2 - line * (BAR_HEIGHT + GAP);
  return {
    position: 'absolute',
    top: `calc(50% - ${above}px)`,
    height: BAR_HEIGHT,
    left: `${left}%`,
    width: `${width}%`,
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
  const [isLookedAt, setLookedAt] = useState(false);
  const look = { onFocus: () => setLookedAt(true), onBlur: () => setLookedAt(false) };
  const point = { onPointerEnter: look.onFocus, onPointerLeave: look.onBlur };
  const { left, width } = drawnOn(track, shift);
  const room = width - (isWrong ? PERCENT_OF_SIGN : 0);
  const hasTime = room > barTime(shift).length * PERCENT_OF_LETTER;
  return (
    <button
      type="button"
      tabIndex={-1}
      data-shift={shift.key}
      data-dragged={isDragged || undefined}
      aria-label={name}
      title={[timeRange(shift), ...remarks].join('\n')}
      // Those of a pointer are told from a drag when it is released; these are of a screen reader.
      onClick={({ detail }) => detail === 0 && onOpen()}
      {...look}
      {...point}
      className={`flex items-center justify-center rounded-md border text-xs figures ${
        hasTime ? 'gap-1' : 'flex-col'
      } ${isWrong ? 'bg-warning-soft text-warning' : 'border-accent bg-accent-soft text-text'}`}
      style={{
        ...barStyle(track, shift, line, lines),
        cursor: isReadOnly ? 'pointer' : 'grab',
        ...(isWrong ? { borderColor: 'currentColor' } : {}),
        opacity: isDragged ? 0.7 : 1,
        overflow: 'visible',
      }}
    >
      {isWrong ? <TriangleAlert size={hasTime ? 12 : 10} aria-hidden className="shrink-0" /> : null}
      {hasTime ? (
        <span className="whitespace-nowrap">{barTime(shift)}</span>
      ) : (
        <span className="whitespace-nowrap" style={{ fontSize: 11, lineHeight: 1 }}>
          {barStart(shift)}
        </span>
      )}
      {!hasTime && (isLookedAt || isDragged) ? <WholeTime shift={shift} isRight={left > 50} /> : null}
      {isReadOnly ? null : (
        <>
          <span data-edge="from" aria-hidden style={edge('left')} />
          <span data-edge="to" aria-hidden style={edge('right')} />
        </>
      )}
    </button>
  );
}

/** What a short bar has no room for, beside it. */
function WholeTime({ shift, isRight }: { shift: DraftShift; isRight: boolean }) {
  return (
    <span
      className="whitespace-nowrap rounded-md bg-text px-2 text-surface"
      style={{
        position: 'absolute',
        bottom: 'calc(100% + 2px)',
        [isRight ? 'right' : 'left']: 0,
        zIndex: 3,
        pointerEvents: 'none',
      }}
    >
      {timeRange(shift)}
    </span>
  );
}

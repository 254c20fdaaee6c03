import { weekdayOf } from '@kasa/contracts/shared/kyiv-clock';
import type { OpeningHours } from '@kasa/contracts/users/schedule-rules';
import type { DraftShift } from '../../model/schedule/draft.ts';
import { inLines, placeOn, type Track } from '../../model/schedule/track.ts';
import { barTime, type Schedule, type SchedulePerson, timeRange } from '../../model/schedule/week.ts';
import { barStyle, ShiftBar, trackHeight } from './shift-bar.tsx';
import type { Editor } from './use-editor.ts';
import { cellId } from './use-focus-after.ts';
import { useToday, useWords } from './use-words.ts';

type Elsewhere = Schedule['elsewhere'][number];

/** What one person does on one day. */
export function DayCell({
  person,
  day,
  track,
  editor,
  shifts,
  elsewhere,
  draggedKey,
  isActive,
  onOpen,
}: {
  person: SchedulePerson;
  day: string;
  track: Track;
  editor: Editor;
  shifts: readonly DraftShift[];
  elsewhere: readonly Elsewhere[];
  /** Of the shift that is being dragged; empty: a new one. */
  draggedKey: string | null;
  isActive: boolean;
  onOpen: (shift: DraftShift) => void;
}) {
  const { text, day: dayName } = useWords();
  const isToday = useToday() === day;
  const name = editor.names.get(person.id) ?? '';
  const cell = cellId({ user_id: person.id, day });
  const lines = inLines(shifts, track);
  const count = Math.max(0, ...lines.map(({ line }) => line + 1));
  const all = count + elsewhere.length;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: of a grid
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      data-cell={cell}
      className={`border-border border-l align-top ${isToday ? 'bg-surface-2' : ''}`}
      style={{
        backgroundImage: openBackground(day, editor.hours, track),
        ...{ position: 'relative', height: trackHeight(all), outlineOffset: -2 },
      }}
    >
      <div
        data-track={cell}
        style={{
          position: 'absolute',
          inset: 0,
          // A finger that is held drags: it selects no text meanwhile.
          userSelect: 'none',
          WebkitUserSelect: 'none',
          WebkitTouchCallout: 'none',
        }}
      >
        {lines.length > 0 ? null : (
          <span className="sr-only">{text('cell.empty', { name, day: dayName(day) })}</span>
        )}
        {lines.map(({ shift, line }) => (
          <Bar
            key={shift.key}
            {...{ shift, line, track, editor, onOpen }}
            lines={all}
            isDragged={draggedKey === shift.key}
          />
        ))}
        {elsewhere.map((one, n) => (
          <ElsewhereBar key={`${one.from} ${one.to}`} {...{ one, track }} line={count + n} lines={all} />
        ))}
      </div>
    </td>
  );
}

function Bar({
  shift,
  editor,
  ...props
}: {
  shift: DraftShift;
  line: number;
  lines: number;
  track: Track;
  editor: Editor;
  isDragged: boolean;
  onOpen: (shift: DraftShift) => void;
}) {
  const remarks = editor.remarks.of(shift);
  return (
    <ShiftBar
      {...props}
      shift={shift}
      remarks={remarks}
      name={editor.words.bar(shift, remarks)}
      isReadOnly={editor.missing !== undefined}
      onOpen={() => props.onOpen(shift)}
    />
  );
}

/** A shift at another point, which is not planned here. */
function ElsewhereBar({
  one,
  track,
  ...place
}: {
  one: Elsewhere;
  track: Track;
  line: number;
  lines: number;
}) {
  const { text } = useWords();
  const time = timeRange(one);
  const words = one.point
    ? text('person.elsewhere', { point: one.point.name, time })
    : text('person.elsewhereUnknown', { time });
  return (
    <span
      title={words}
      className="flex items-center justify-center rounded-md border border-border bg-surface-2 text-text-muted text-xs figures"
      style={{ ...barStyle(track, one, place.line, place.lines), borderStyle: 'dashed' }}
    >
      <span className="sr-only">{words}</span>
      <span aria-hidden className="min-w-0 truncate">
        {one.point?.name ?? barTime(one)}
      </span>
    </span>
  );
}

/** Shows when the point is open. */
function openBackground(day: string, hours: OpeningHours, track: Track): string {
  const closed = 'var(--surface-2)';
  const isOpen = hours.days.includes(weekdayOf(day));
  const { left, width } = isOpen ? placeOn(track, hours) : { left: 100, width: 0 };
  const stops = [`${closed} ${left}%`, `transparent ${left}% ${left + width}%`, `${closed} ${left + width}%`];
  return `linear-gradient(to right, ${stops.join(', ')})`;
}

import { holidayOn } from '@kasa/contracts/shared/holidays';
import { TOUCH_QUERY, useMediaQuery } from '@kasa/ui/media-query';
import { useId } from 'react';
import { useLocale } from '#shared/i18n/i18n.tsx';
import type { DraftShift } from '../../model/schedule/draft.ts';
import { trackOf } from '../../model/schedule/track.ts';
import type { SchedulePerson } from '../../model/schedule/week.ts';
import { DayCell } from './day-cell.tsx';
import { PersonFacts } from './person-facts.tsx';
import { DayMenu, PersonMenu } from './schedule-menus.tsx';
import type { Dialogs } from './use-dialogs.tsx';
import { useDrag } from './use-drag.ts';
import type { Editor } from './use-editor.ts';
import { cellId } from './use-focus-after.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useToday, useWords } from './use-words.ts';

const PERSON_WIDTH = 200;
const DAY_WIDTH = 116;

/** People by days, with a track of the opening hours in each cell. */
export function ScheduleGrid({ editor, dialogs }: { editor: Editor; dialogs: Dialogs }) {
  const { text, week } = useWords();
  const { people, days, shifts, elsewhere, hours } = editor;
  const track = trackOf(hours, shifts);
  const keysId = useId();
  const isTouch = useMediaQuery(TOUCH_QUERY);
  const { grid, preview, onPointerDown } = useDrag({
    editor,
    track,
    onOpen: dialogs.open,
    onNew: dialogs.propose,
  });
  const { active, onKeyDown, onFocus } = useGridKeys(editor, dialogs.open);
  // While it is dragged a shift stands where it would be dropped.
  const shown: readonly DraftShift[] = !preview
    ? shifts
    : preview.key === null
      ? [...shifts, { ...preview.shift, key: '' }]
      : shifts.map((one) => (one.key === preview.key ? { ...preview.shift, key: one.key } : one));
  const of = (some: readonly DraftShift[], user_id: string, day: string) =>
    some.filter((one) => one.user_id === user_id && one.day === day);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the cells within have roles; what they do bubbles here */}
      <div
        ref={grid}
        className="overflow-x-auto rounded-lg border border-border bg-surface"
        // The column of names covers what scrolls below it.
        style={{ scrollPaddingLeft: PERSON_WIDTH }}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows walk through its cells
          role="grid"
          aria-label={text('schedule.grid', { week: week(editor.week) })}
          aria-describedby={keysId}
          className="w-full"
          style={{ tableLayout: 'fixed', minWidth: PERSON_WIDTH + 7 * DAY_WIDTH }}
        >
          <thead>
            <tr>
              <th
                scope="col"
                className="bg-surface"
                style={{ width: PERSON_WIDTH, position: 'sticky', left: 0, zIndex: 2 }}
              >
                <span className="sr-only">{text('person.column')}</span>
              </th>
              {days.map((day) => (
                <DayHead key={day} day={day} editor={editor} dialogs={dialogs} />
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.id} className="border-border border-t">
                <PersonHead person={person} editor={editor} dialogs={dialogs} />
                {days.map((day) => (
                  <DayCell
                    key={day}
                    {...{ person, day, track, editor }}
                    shifts={of(shown, person.id, day)}
                    elsewhere={elsewhere.filter((one) => one.user_id === person.id && one.day === day)}
                    draggedKey={preview ? (preview.key ?? '') : null}
                    isActive={cellId(active) === cellId({ user_id: person.id, day })}
                    onOpen={dialogs.open}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p id={keysId} className="mt-3 text-[13px] text-text-muted">
        {text(isTouch ? 'schedule.touch' : 'schedule.keys')}
      </p>
    </>
  );
}

function DayHead({ day, editor, dialogs }: { day: string; editor: Editor; dialogs: Dialogs }) {
  const { text, day: name } = useWords();
  const locale = useLocale();
  const isToday = useToday() === day;
  const holiday = holidayOn(day)?.[locale];
  return (
    <th scope="col" className="px-2 py-2 text-start align-top font-normal">
      <span className="flex items-start justify-between gap-1">
        <span className="min-w-0">
          <span className={`block font-semibold ${isToday ? 'text-accent-text' : ''}`}>{name(day)}</span>
          {isToday ? <span className="block text-accent-text text-xs">{text('day.today')}</span> : null}
          {holiday ? <span className="block text-danger text-xs">{holiday}</span> : null}
        </span>
        <span className="-my-1">
          <DayMenu day={day} editor={editor} dialogs={dialogs} />
        </span>
      </span>
    </th>
  );
}

function PersonHead({
  person,
  editor,
  dialogs,
}: {
  person: SchedulePerson;
  editor: Editor;
  dialogs: Dialogs;
}) {
  return (
    <th
      scope="row"
      className="bg-surface px-3 py-2 text-start align-top font-normal"
      style={{ position: 'sticky', left: 0, zIndex: 2 }}
    >
      <span className="flex items-start justify-between gap-1">
        <PersonFacts person={person} editor={editor} />
        <span className="-my-1">
          <PersonMenu person={person} editor={editor} dialogs={dialogs} />
        </span>
      </span>
    </th>
  );
}

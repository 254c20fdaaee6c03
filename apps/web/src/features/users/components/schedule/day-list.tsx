import { holidayOn } from '@kasa/contracts/shared/holidays';
import { Button } from '@kasa/ui/button';
import { Plus, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useLocale } from '#shared/i18n/i18n.tsx';
import type { DraftShift } from '../../model/schedule/draft.ts';
import { inLines } from '../../model/schedule/track.ts';
import { timeRange } from '../../model/schedule/week.ts';
import { Invited, PersonFacts } from './person-facts.tsx';
import { DayMenu, PersonMenu } from './schedule-menus.tsx';
import type { Dialogs } from './use-dialogs.tsx';
import type { Editor } from './use-editor.ts';
import { useToday, useWords } from './use-words.ts';

/** The week on a phone: day by day, edited by the dialog. */
export function DayList({ editor, dialogs }: { editor: Editor; dialogs: Dialogs }) {
  return (
    <div className="flex flex-col gap-4">
      {editor.days.map((day) => (
        <Day key={day} day={day} editor={editor} dialogs={dialogs} />
      ))}
      <People editor={editor} dialogs={dialogs} />
    </div>
  );
}

/** The week of each person, as the grid has it at their names. */
function People({ editor, dialogs }: { editor: Editor; dialogs: Dialogs }) {
  const { text } = useWords();
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg border border-border bg-surface">
      <h2 id={id} className="px-4 py-2 font-[620] text-base leading-6">
        {text('person.list')}
      </h2>
      <ul>
        {editor.people.map((person) => (
          <li
            key={person.id}
            className="flex items-center justify-between gap-2 border-border border-t px-4 py-2"
          >
            <PersonFacts person={person} editor={editor} />
            <PersonMenu person={person} editor={editor} dialogs={dialogs} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Day({ day, editor, dialogs }: { day: string; editor: Editor; dialogs: Dialogs }) {
  const { text, longDay } = useWords();
  const locale = useLocale();
  const isToday = useToday() === day;
  const holiday = holidayOn(day)?.[locale];
  const shifts = inLines(editor.shifts.filter((one) => one.day === day)).map(({ shift }) => shift);
  return (
    <section aria-label={longDay(day)} className="rounded-lg border border-border bg-surface">
      <div className="flex items-center justify-between gap-2 px-4 py-2">
        <div className="min-w-0">
          <h2
            tabIndex={-1}
            data-day={day}
            className={`font-[620] text-base leading-6 ${isToday ? 'text-accent-text' : ''}`}
          >
            {longDay(day)}
            {isToday ? `, ${text('day.today')}` : ''}
          </h2>
          {holiday ? <p className="text-[13px] text-danger">{holiday}</p> : null}
        </div>
        <DayMenu day={day} editor={editor} dialogs={dialogs} />
      </div>
      {shifts.length === 0 ? (
        <p className="px-4 text-text-muted">{text('day.none')}</p>
      ) : (
        <ul>
          {shifts.map((shift) => (
            <Shift key={shift.key} shift={shift} editor={editor} onOpen={() => dialogs.open(shift)} />
          ))}
        </ul>
      )}
      <div className="px-4 py-2">
        <Button
          size="sm"
          icon={<Plus />}
          aria-label={`${text('action.add')}: ${longDay(day)}`}
          disabledReason={
            editor.missing ?? (editor.plannable.length === 0 ? text('action.nobody') : undefined)
          }
          onPress={() => dialogs.propose({ day })}
        >
          {text('action.add')}
        </Button>
      </div>
    </section>
  );
}

function Shift({ shift, editor, onOpen }: { shift: DraftShift; editor: Editor; onOpen: () => void }) {
  const { text, hoursOf, day } = useWords();
  const remarks = editor.remarks.of(shift);
  const isInvited = editor.people.some(({ id, state }) => id === shift.user_id && state === 'invited');
  return (
    <li className="border-border border-t">
      <button
        type="button"
        data-shift={shift.key}
        onClick={onOpen}
        className="flex w-full cursor-pointer items-center justify-between gap-3 px-4 py-2 text-left"
        style={{ minHeight: 44 }}
      >
        <span className="min-w-0">
          <span className="block truncate font-semibold">{editor.names.get(shift.user_id)}</span>
          <span className="block text-[13px] text-text-muted figures">
            {timeRange(shift)} · {text('own.hours', { hours: hoursOf([shift]) })}
          </span>
          {isInvited ? <Invited /> : null}
          <span className="sr-only">{[day(shift.day), ...remarks].join('; ')}</span>
        </span>
        {remarks.length > 0 ? (
          <TriangleAlert size={18} aria-hidden className="shrink-0 text-warning" />
        ) : null}
      </button>
    </li>
  );
}

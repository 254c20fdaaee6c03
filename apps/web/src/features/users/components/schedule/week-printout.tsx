import { MAX_WEEK_HOURS } from '@kasa/contracts/users/schedule-rules';
import { Printout } from '#shared/print/printout.tsx';
import { inLines } from '../../model/schedule/track.ts';
import { type SchedulePerson, timeRange } from '../../model/schedule/week.ts';
import type { Editor } from './use-editor.ts';
import { useWords } from './use-words.ts';

/** The week as a table, printed at once. */
export function WeekPrintout({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { text, day: dayName, week, hours } = useWords();
  const { schedule, people, days, shifts, hours: open } = editor;
  const of = (id: string, day: string) =>
    inLines(shifts.filter((one) => one.user_id === id && one.day === day)).map(({ shift }) =>
      timeRange(shift),
    );
  return (
    <Printout<SchedulePerson>
      title={text('schedule.of', { point: schedule.point.name })}
      details={[week(editor.week), `${text('action.hours')}: ${timeRange(open)}`]}
      columns={[
        { id: 'name', header: text('person.column'), cell: ({ full_name }) => full_name },
        ...days.map((day) => ({
          id: day,
          header: dayName(day),
          cell: ({ id }: SchedulePerson) => of(id, day).join(', '),
        })),
        {
          id: 'hours',
          header: text('person.hoursColumn'),
          align: 'end' as const,
          cell: ({ id }) => text('person.hours', { hours: hours(editor.hoursOf(id)), most: MAX_WEEK_HOURS }),
        },
      ]}
      rows={people}
      rowId={({ id }) => id}
      onDone={onDone}
    />
  );
}

import { Button } from '@kasa/ui/button';
import { EmptyState } from '@kasa/ui/empty-state';
import { PHONE_QUERY, useMediaQuery } from '@kasa/ui/media-query';
import { Users } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { UnsavedGuard } from '#shared/forms/unsaved-guard.tsx';
import { paths } from '#shared/paths.ts';
import type { Schedule } from '../../model/schedule/week.ts';
import { PlannerSwaps } from '../swaps/planner-swaps.tsx';
import { DayList } from './day-list.tsx';
import { EmptyWeek } from './empty-week.tsx';
import { Remarks } from './remarks.tsx';
import { SaveStatus } from './save-status.tsx';
import { ScheduleGrid } from './schedule-grid.tsx';
import { ScheduleHeader } from './schedule-header.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { useDialogs } from './use-dialogs.tsx';
import { useEditor } from './use-editor.ts';
import { usePublishing } from './use-publishing.tsx';
import { useWords } from './use-words.ts';
import { WeekPrintout } from './week-printout.tsx';
import { WeekSwitch } from './week-switch.tsx';

/** A week of a point, edited as a whole and saved by itself. */
export function ScheduleEditor({
  schedule,
  back,
  onWeek,
  pressed,
}: {
  schedule: Schedule;
  back: { label: string; href: string };
  onWeek: (week: string) => void;
  pressed: ComponentProps<typeof WeekSwitch>['pressed'];
}) {
  const { text } = useWords();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const editor = useEditor(schedule);
  const { dialogs, dialog } = useDialogs(editor);
  const publishing = usePublishing(editor);
  const [isPrinting, setPrinting] = useState(false);
  const { autosave } = editor.saving;
  const isEmpty = editor.people.length === 0;
  const leaveFor = async (week: string) => {
    // What could not be saved is asked about; of two plans one is to be chosen first.
    if (editor.saving.state !== 'stale') await autosave.flush().catch(() => undefined);
    onWeek(week);
  };
  return (
    <div ref={editor.root}>
      <ScheduleHeader {...{ editor, dialogs, publishing, back }} onPrint={() => setPrinting(true)} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <WeekSwitch week={editor.week} pressed={pressed} onWeek={(week) => void leaveFor(week)} />
        {isEmpty ? null : <SaveStatus editor={editor} />}
      </div>
      <StaleNotice editor={editor} />
      {isEmpty ? (
        <EmptyState
          icon={Users}
          title={text('schedule.empty')}
          text={text('schedule.emptyText')}
          actions={
            <Button variant="primary" href={paths.userBranch({ id: schedule.point.id })}>
              {text('schedule.addPeople')}
            </Button>
          }
        />
      ) : (
        <>
          <EmptyWeek {...{ editor, dialogs, isPhone }} />
          <PlannerSwaps editor={editor} />
          <Remarks editor={editor} />
          {isPhone ? (
            <DayList editor={editor} dialogs={dialogs} />
          ) : (
            <ScheduleGrid editor={editor} dialogs={dialogs} />
          )}
        </>
      )}
      <p role="status" className="sr-only">
        {editor.said}
      </p>
      {dialog}
      {publishing.dialog}
      {isPrinting ? <WeekPrintout editor={editor} onDone={() => setPrinting(false)} /> : null}
      <UnsavedGuard form={autosave} param="week" />
    </div>
  );
}

import type { MenuAction } from '@kasa/ui/menu';
import { Status } from '@kasa/ui/status';
import {
  BookmarkPlus,
  CalendarClock,
  Clock,
  Download,
  Eraser,
  History,
  LayoutTemplate,
  Plus,
  Printer,
  Send,
  Undo2,
} from 'lucide-react';
import { useDownload } from '#shared/download/use-download.ts';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { withInitials } from '../../model/schedule/week.ts';
import type { Dialogs } from './use-dialogs.tsx';
import type { Editor } from './use-editor.ts';
import type { usePublishing } from './use-publishing.tsx';
import { useWords } from './use-words.ts';

interface Props {
  editor: Editor;
  dialogs: Dialogs;
  publishing: ReturnType<typeof usePublishing>;
  back: { label: string; href: string };
  onPrint: () => void;
}

export function ScheduleHeader(props: Props) {
  const { text } = useWords();
  const { editor, publishing, back } = props;
  return (
    <ScreenHeader
      title={text('schedule.of', { point: editor.schedule.point.name })}
      back={back}
      status={<LiveConnectionStatus />}
      subtitle={<Publication editor={editor} hasNews={publishing.hasNews} />}
      primaryAction={{
        id: 'publish',
        label: text('publish.action'),
        icon: Send,
        onAction: publishing.ask,
        disabledReason: publishing.disabledReason,
      }}
      actions={useActions(props)}
    />
  );
}

/** What the people see of the plan. */
function Publication({ editor: { published }, hasNews }: { editor: Editor; hasNews: boolean }) {
  const { text, format } = useWords();
  if (published === null) return <Status tone="neutral">{text('status.draft')}</Status>;
  const { at, by } = published;
  return (
    <span className="flex flex-wrap gap-x-3">
      <Status tone="positive">
        {text('status.published', { at: format.dateTime(at), by: withInitials(by.name) })}
      </Status>
      {hasNews ? <Status tone="warning">{text('status.changed')}</Status> : null}
    </span>
  );
}

/** The plan as a file, with what was edited a moment ago. */
function useExcel({ schedule, week, saving: { flushed, staleReason } }: Editor) {
  const { text } = useWords();
  const { download, isRunning } = useDownload('exportSchedule', { id: schedule.point.id });
  const save = async () => {
    if (await flushed()) download({ week, format: 'xlsx' });
  };
  return {
    id: 'excel',
    label: text('action.excel'),
    icon: Download,
    isDisabled: isRunning,
    disabledReason: staleReason,
    // What could not be saved has been said.
    onAction: () => void save().catch(() => undefined),
  };
}

function useActions({ editor, dialogs, publishing, onPrint }: Props): MenuAction[] {
  const { text } = useWords();
  const { missing, plannable, days, shifts, published } = editor;
  const excel = useExcel(editor);
  const nobody = plannable.length === 0 ? text('action.nobody') : undefined;
  const noShifts = shifts.length === 0 ? text('action.noShifts') : undefined;
  return [
    {
      id: 'undo',
      label: text('action.undo'),
      icon: Undo2,
      shortcut: 'Ctrl Z',
      isProminent: true,
      disabledReason: missing ?? (editor.canUndo ? undefined : text('action.nothingToUndo')),
      onAction: editor.undo,
    },
    {
      id: 'add',
      label: text('action.add'),
      icon: Plus,
      disabledReason: missing ?? nobody,
      onAction: () => dialogs.propose({ day: days[0] ?? '' }),
    },
    {
      id: 'fill',
      label: text('action.fill'),
      icon: History,
      disabledReason: missing ?? nobody,
      onAction: dialogs.fillFromLastWeek,
    },
    {
      id: 'fill-from',
      label: text('action.fillFrom'),
      icon: LayoutTemplate,
      disabledReason: missing ?? nobody,
      onAction: dialogs.chooseTemplate,
    },
    {
      id: 'save',
      label: text('action.saveWeek'),
      icon: BookmarkPlus,
      disabledReason: missing ?? noShifts ?? nobody,
      onAction: dialogs.saveWeek,
    },
    { id: 'hours', label: text('action.hours'), icon: Clock, onAction: dialogs.hours },
    { id: 'print', label: text('action.print'), icon: Printer, onAction: onPrint },
    excel,
    ...(published && publishing.hasNews
      ? [
          {
            id: 'revert',
            label: text('action.revert'),
            icon: CalendarClock,
            disabledReason: missing,
            onAction: () => editor.set(published.shifts, text('said.undone')),
          },
        ]
      : []),
    {
      id: 'clear',
      label: text('action.clear'),
      icon: Eraser,
      tone: 'danger',
      disabledReason: missing ?? noShifts,
      onAction: () => editor.set([], text('said.cleared')),
    },
  ];
}

import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { useCommand } from '#shared/query/use-command.ts';
import { peopleWithNews } from '../../model/schedule/week.ts';
import { isPlanned } from '../../model/swaps/swaps.ts';
import type { Editor } from './use-editor.ts';
import { useWords } from './use-words.ts';

/** Shows the plan to the people, after a question that says to how many and what is wrong with it. */
export function usePublishing(editor: Editor) {
  const { text, week: weekWords } = useWords();
  const { schedule, shifts, published, saving, remarks, missing, week } = editor;
  const publish = useCommand('publishSchedule', {
    refreshes: ['getSchedule', 'listOwnShifts', 'listAuditEntries'],
    success: text('publish.done'),
  });
  const lapsing = schedule.swaps.filter((swap) => !isPlanned(swap, { week, shifts }));
  const news = peopleWithNews(shifts, published?.shifts ?? []);
  const { ask, dialog } = useConfirm((_: true) => ({
    title: text('publish.title', { week: weekWords(week) }),
    children: (
      <div className="flex flex-col gap-2">
        <p>{text('publish.people', { count: news.length })}</p>
        {lapsing.length > 0 ? (
          <p className="text-warning">{text('publish.swaps', { count: lapsing.length })}</p>
        ) : null}
        <p className={remarks.list.length > 0 ? 'text-warning' : 'text-text-muted'}>
          {text('publish.remarks', { count: remarks.list.length })}
        </p>
      </div>
    ),
    confirmLabel: text('publish.action'),
    busyLabel: text('publish.busy'),
    async onConfirm() {
      const { autosave, flushed, store } = saving;
      if (!(await flushed())) return;
      const body = { week, version: autosave.version() };
      const result = await publish.run({ params: { id: schedule.point.id }, body });
      autosave.continueFrom(result.version);
      store(result);
    },
  }));
  const isNew = published === null;
  const nothing =
    isNew && shifts.length === 0
      ? text('publish.empty')
      : !isNew && news.length === 0
        ? text('publish.nothing')
        : undefined;
  return {
    ask: () => ask(true),
    dialog,
    disabledReason: missing ?? saving.staleReason ?? nothing,
    hasNews: news.length > 0,
  };
}

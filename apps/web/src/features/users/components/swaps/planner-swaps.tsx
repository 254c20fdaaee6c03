import { Button } from '@kasa/ui/button';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import type { QueryId } from '#shared/query/operations.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { conflictsMade, type ShiftSwap } from '../../model/swaps/swaps.ts';
import type { Editor } from '../schedule/use-editor.ts';
import { useWords } from '../schedule/use-words.ts';
import { SwapItem, SwapList, SwapQuestion } from './swap-facts.tsx';
import { unlessOutdated } from './unless-outdated.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useSwapWords } from './use-swap-words.ts';

const refreshes: readonly QueryId[] = ['getSchedule', 'listOwnShifts', 'listOwnSwaps', 'listAuditEntries'];

/** Requests to swap shifts of the week, which a planner decides; nothing if there are none. */
export function PlannerSwaps({ editor }: { editor: Editor }) {
  const { text } = useSwapWords();
  const { swaps } = editor.schedule;
  const { heading, keep } = useKeptFocus(swaps);
  if (swaps.length === 0) return null;
  const title = text('plan.title', { count: swaps.length });
  return (
    <section aria-label={title} className="mb-4 flex flex-col gap-3">
      <h2 ref={heading} tabIndex={-1} className="font-[620] text-base leading-6">
        {title}
      </h2>
      <SwapList label={title}>
        {swaps.map((swap) => (
          <SwapItem key={swap.id} swap={swap} isOfPoint>
            <Decision editor={editor} swap={swap} onDone={keep} />
          </SwapItem>
        ))}
      </SwapList>
    </section>
  );
}

function Decision({ editor, swap, onDone }: { editor: Editor; swap: ShiftSwap; onDone: () => void }) {
  const { text, action } = useSwapWords();
  const { text: scheduleText } = useWords();
  const { missing, saving } = editor;
  const decide = useCommand('decideSwap', {
    refreshes,
    success: ({ state }) => text(state === 'approved' ? 'approve.done' : 'decline.done'),
  });
  const send = (approves: boolean) =>
    decide
      .run({ params: { id: swap.id }, body: { version: swap.version, approves } })
      .then(onDone)
      .catch(unlessOutdated);
  const approval = useConfirm((_: true) => ({
    title: text('approve.title'),
    children: (
      <SwapQuestion swap={swap} about={text('approve.about')}>
        <NewRemarks editor={editor} swap={swap} />
      </SwapQuestion>
    ),
    confirmLabel: text('approve.action'),
    busyLabel: text('approve.busy'),
    async onConfirm() {
      const { autosave } = saving;
      try {
        await autosave.flush();
      } catch (error) {
        // The notice on the page says what to do.
        if (autosave.state() === 'stale') return;
        throw error;
      }
      await send(true);
    },
  }));
  const refusal = useConfirm((_: true) => ({
    title: text('decline.title'),
    children: <SwapQuestion swap={swap} about={text('decline.about')} />,
    confirmLabel: text('decline.action'),
    busyLabel: text('decline.busy'),
    tone: 'danger',
    onConfirm: () => send(false),
  }));
  const waits = swap.state === 'agreed' ? undefined : text('approve.waits');
  return (
    <>
      <Button
        icon={<Check />}
        aria-label={action(text('approve.action'), swap)}
        disabledReason={
          missing ?? waits ?? (saving.state === 'stale' ? scheduleText('stale.title') : undefined)
        }
        onPress={() => approval.ask(true)}
      >
        {text('approve.action')}
      </Button>
      <Button
        icon={<X />}
        aria-label={action(text('decline.action'), swap)}
        disabledReason={missing}
        onPress={() => refusal.ask(true)}
      >
        {text('decline.action')}
      </Button>
      {approval.dialog}
      {refusal.dialog}
    </>
  );
}

/** What will be wrong with what is published that is right before. */
function NewRemarks({ editor, swap }: { editor: Editor; swap: ShiftSwap }): ReactNode {
  const { text } = useSwapWords();
  const { week, published, people, elsewhere, hours, words } = editor;
  const here = people.filter(({ works_here }) => works_here).map(({ id }) => id);
  const plan = { week, shifts: published?.shifts ?? [], elsewhere, people: here, hours };
  const { found, shifts } = conflictsMade(plan, swap);
  if (found.length === 0) return <p className="text-text-muted">{text('approve.fine')}</p>;
  return (
    <div className="text-warning">
      <p>{text('approve.remarks')}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {found.map((one) => {
          const remark = words.remark(one, shifts);
          return <li key={remark}>{remark}</li>;
        })}
      </ul>
    </div>
  );
}

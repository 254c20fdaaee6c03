import { Button } from '@kasa/ui/button';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { useCommand } from '#shared/query/use-command.ts';
import { shortNames } from '../../model/schedule/week.ts';
import { conflictsMade, isPlanned, otherWeeks, type ShiftSwap, swapReads } from '../../model/swaps/swaps.ts';
import type { Editor } from '../schedule/use-editor.ts';
import { useShiftWords, useWords } from '../schedule/use-words.ts';
import { SwapItem, SwapList, SwapQuestion } from './swap-facts.tsx';
import { unlessOutdated } from './unless-outdated.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import { useSwapWords } from './use-swap-words.ts';

/** Requests to swap shifts of the week, which a planner decides; nothing if there are none. */
export function PlannerSwaps({ editor }: { editor: Editor }) {
  const { text } = useSwapWords();
  const { swaps } = editor.schedule;
  const { heading, restore } = useRestoredFocus(swaps);
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
            <Decision editor={editor} swap={swap} onDone={restore} />
          </SwapItem>
        ))}
      </SwapList>
    </section>
  );
}

function Decision({ editor, swap, onDone }: { editor: Editor; swap: ShiftSwap; onDone: () => void }) {
  const { text, action } = useSwapWords();
  const { missing, saving } = editor;
  const decide = useCommand('decideSwap', {
    refreshes: swapReads,
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
      if (await saving.flushed()) await send(true);
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
        disabledReason={missing ?? waits ?? saving.staleReason}
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

/** What will be wrong with what is published that is right before, and what else a planner has to look at. */
function NewRemarks({ editor, swap }: { editor: Editor; swap: ShiftSwap }): ReactNode {
  const { text } = useSwapWords();
  const { week: weekWords } = useWords();
  const { week, published, planWith } = editor;
  const words = useShiftWords(namesOf(editor, swap));
  const { found, shifts } = conflictsMade(planWith(published?.shifts ?? []), swap);
  const remarks = [...new Set(found.map((one) => words.remark(one, shifts)))];
  const others = otherWeeks(swap, week);
  const isFine = remarks.length === 0 && others.length === 0;
  return (
    <>
      {isFine ? <p className="text-text-muted">{text('approve.fine')}</p> : null}
      {remarks.length > 0 ? (
        <div className="text-warning">
          <p>{text('approve.remarks')}</p>
          <ul className="mt-1 flex flex-col gap-1">
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {others.map((other) => (
        <p key={other}>{text('approve.otherWeek', { week: weekWords(other) })}</p>
      ))}
      {isPlanned(swap, editor) ? null : <p className="text-warning">{text('approve.notPlanned')}</p>}
    </>
  );
}

/** Also of the two where the week knows one of them no more. */
function namesOf({ names }: Editor, { requester, colleague }: ShiftSwap): ReadonlyMap<string, string> {
  const both = [requester, colleague].map(({ id, name }) => ({ id, full_name: name }));
  return new Map([...shortNames(both), ...names]);
}

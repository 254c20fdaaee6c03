import { Button } from '@kasa/ui/button';
import { Check, X } from 'lucide-react';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { type ShiftSwap, swapReads } from '../../model/swaps/swaps.ts';
import { SwapQuestion } from './swap-facts.tsx';
import { unlessOutdated } from './unless-outdated.ts';
import { useSwapWords } from './use-swap-words.ts';

/** What can be done with an open swap of one's own: the asked one answers, the requester withdraws. */
export function OwnSwapActions({ swap, onDone }: { swap: ShiftSwap; onDone: () => void }) {
  const { me } = useSwapWords();
  return swap.colleague.id === me ? (
    <Answer swap={swap} onDone={onDone} />
  ) : (
    <Withdrawal swap={swap} onDone={onDone} />
  );
}

function Answer({ swap, onDone }: { swap: ShiftSwap; onDone: () => void }) {
  const { text, action } = useSwapWords();
  const { viewAsReason } = usePermissions();
  const answer = useCommand('answerSwap', {
    refreshes: swapReads,
    success: ({ state }) => text(state === 'agreed' ? 'agree.done' : 'refuse.done'),
  });
  const send = (agrees: boolean) =>
    answer.run({ params: { id: swap.id }, body: { version: swap.version, agrees } }).then(onDone);
  const refusal = useConfirm((_: true) => ({
    title: text('refuse.title'),
    children: <SwapQuestion swap={swap} about={text('refuse.about')} />,
    confirmLabel: text('refuse.action'),
    busyLabel: text('refuse.busy'),
    tone: 'danger',
    onConfirm: () => send(false).catch(unlessOutdated),
  }));
  const hasAgreed = swap.state === 'agreed';
  return (
    <>
      <Button
        icon={<Check />}
        aria-label={action(text('agree.action'), swap)}
        // It stays in its place, so that a second press does not meet the other one.
        disabledReason={viewAsReason ?? (hasAgreed ? text('agree.already') : undefined)}
        isLoading={answer.isRunning}
        loadingLabel={text('agree.busy')}
        // What failed has been said.
        onPress={() => void send(true).catch(() => undefined)}
      >
        {text('agree.action')}
      </Button>
      <Button
        icon={<X />}
        aria-label={action(text('refuse.action'), swap)}
        disabledReason={viewAsReason}
        onPress={() => refusal.ask(true)}
      >
        {text('refuse.action')}
      </Button>
      {refusal.dialog}
    </>
  );
}

function Withdrawal({ swap, onDone }: { swap: ShiftSwap; onDone: () => void }) {
  const { text, action } = useSwapWords();
  const { viewAsReason } = usePermissions();
  const { id, version } = swap;
  const withdraw = useCommand('withdrawSwap', { refreshes: swapReads, success: text('withdraw.done') });
  const { ask, dialog } = useConfirm((_: true) => ({
    title: text('withdraw.title'),
    children: <SwapQuestion swap={swap} about={text('withdraw.about')} />,
    confirmLabel: text('withdraw.action'),
    busyLabel: text('withdraw.busy'),
    tone: 'danger',
    onConfirm: () => withdraw.run({ params: { id }, body: { version } }).then(onDone).catch(unlessOutdated),
  }));
  return (
    <>
      <Button
        aria-label={action(text('withdraw.action'), swap)}
        disabledReason={viewAsReason}
        onPress={() => ask(true)}
      >
        {text('withdraw.action')}
      </Button>
      {dialog}
    </>
  );
}

import { personLabel } from '@kasa/contracts/shared/person-label';
import { collectionRoundFields } from '@kasa/contracts/transactions/fields';
import { Skeleton } from '@kasa/ui/skeleton';
import { StatCard, StatGroup } from '@kasa/ui/stat-card';
import { ClipboardList, Printer } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ObjectScreen } from '#shared/errors/object-screen.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useObject } from '#shared/query/use-object.ts';
import { useSearchParamId } from '#shared/routing/use-search-param-id.ts';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { EncashmentSlipDialog } from '../components/encashment-slip.tsx';
import { CollectDialog } from '../components/rounds/collect-dialog.tsx';
import { RoundPrintout } from '../components/rounds/round-printout.tsx';
import { RoundProgress } from '../components/rounds/round-progress.tsx';
import { RoundStatus } from '../components/rounds/round-status.tsx';
import { RoundStops } from '../components/rounds/round-stops.tsx';
import { SkipDialog } from '../components/rounds/skip-dialog.tsx';
import { useRoundActions } from '../components/rounds/use-round-actions.tsx';
import { roundsMessages } from '../messages/rounds/catalogue.ts';
import { roundsLive } from '../model/live-cash.ts';
import type { CollectionRoundDetails, RoundStop } from '../model/types.ts';

/** Refresh interval in milliseconds, for cash that comes in. */
const REFRESH_MS = 60_000;

/**
 * `/cash/rounds/:id`: a collection round, to make it and to print it; `?open=`: the cash
 * of a terminal beside it, `?slip=`: the slip of an encashment.
 */
export function CollectionRoundScreen() {
  const text = useText(roundsMessages);
  return (
    <PermissionGate title={text('round.short')} permission="cash_view" isReading>
      <RoundOfAddress />
    </PermissionGate>
  );
}

function RoundOfAddress() {
  const text = useText(roundsMessages);
  const { id = '' } = useParams();
  const round = useObject('getCollectionRound', id, { pollIntervalMs: REFRESH_MS });
  useLive(roundsLive);
  return (
    <ObjectScreen
      title={text('round.short')}
      back={{ label: text('rounds.title'), href: paths.cashRounds() }}
      icon={ClipboardList}
      object={round}
      lost={{ title: text('round.lostTitle'), text: text('round.lostText'), toList: text('round.toList') }}
      skeleton={<Skeleton height="560px" />}
    >
      {(shown) => <Round key={id} round={shown} />}
    </ObjectScreen>
  );
}

function Round({ round }: { round: CollectionRoundDetails }) {
  const text = useText(roundsMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const { actions, dialogs } = useRoundActions();
  const offered = actions(round);
  const [task, setTask] = useState<{ kind: 'collect' | 'skip'; stop: RoundStop } | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const [slipId, setSlipId] = useSearchParamId('slip');
  const { planned_for, assignee } = round;
  const summary = [
    ...(planned_for ? [text('round.plannedFor', { day: format.day(planned_for) })] : []),
    ...(assignee ? [text('round.assignee', { name: personLabel(assignee) })] : []),
    text('round.plannedBy', { name: personLabel(round.planned_by) }),
  ].join(' · ');
  const close = () => setTask(null);
  return (
    <>
      <ScreenHeader
        title={text('round.title', { number: String(round.number) })}
        subtitle={summary}
        back={{ label: text('rounds.title'), href: paths.cashRounds() }}
        status={<RoundStatus state={round.state} variant="badge" />}
        primaryAction={offered.find(({ id }) => id === 'finish')}
        actions={[
          { id: 'print', label: common('action.print'), icon: Printer, onAction: () => setPrinting(true) },
          ...offered.filter(({ id }) => id !== 'finish'),
        ]}
      />
      <RoundSums round={round} />
      <RoundStops
        round={round}
        onCollect={(stop) => setTask({ kind: 'collect', stop })}
        onSkip={(stop) => setTask({ kind: 'skip', stop })}
        onSlip={setSlipId}
      />
      {task?.kind === 'collect' ? (
        <CollectDialog
          stop={task.stop}
          onClose={close}
          onDone={({ id }) => {
            close();
            setSlipId(id);
          }}
        />
      ) : null}
      {task?.kind === 'skip' ? <SkipDialog stop={task.stop} onClose={close} /> : null}
      {slipId === null ? null : (
        <EncashmentSlipDialog key={slipId} id={slipId} onClose={() => setSlipId(null)} />
      )}
      {isPrinting ? (
        <RoundPrintout round={round} summary={summary} onDone={() => setPrinting(false)} />
      ) : null}
      {dialogs}
    </>
  );
}

function RoundSums({ round }: { round: CollectionRoundDetails }) {
  const text = useText(roundsMessages);
  const format = useFormat();
  const { label } = useFields(collectionRoundFields);
  const { collected_count, skipped_count, expected_amount, collected_amount } = round;
  return (
    <div className="mb-5 flex flex-col gap-4">
      <RoundProgress round={round} />
      <StatGroup label={text('round.sums')}>
        <StatCard label={label('expected_amount')} value={format.money(expected_amount)} />
        <StatCard label={label('collected_amount')} value={format.money(collected_amount)} />
        <StatCard label={label('collected_count')} value={format.number(collected_count)} />
        <StatCard label={label('skipped_count')} value={format.number(skipped_count)} />
      </StatGroup>
    </div>
  );
}

import { personLabel } from '@kasa/contracts/shared/person-label';
import type { MenuAction } from '@kasa/ui/menu';
import { OctagonX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useConfirm } from '../confirm/use-confirm.tsx';
import { useText } from '../i18n/i18n.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { ScreenHeader } from '../title/screen-header.tsx';
import { runMessages } from './messages/catalogue.ts';
import { isRunning, type Run } from './run.ts';

/** Who began a run, and when. */
export function useRunStarted(): (run: Run) => string {
  const text = useText(runMessages);
  const format = useFormat();
  return ({ started_by, created_at }) =>
    text('run.started', { name: personLabel(started_by), time: format.dateTime(created_at) });
}

/** The header of a run's screen: its state, its protocol, and how to stop it while it goes on. */
export function RunHeader({
  run,
  title,
  about,
  back,
  status,
  stop: { text: stopText, onStop, disabledReason },
  protocol,
}: {
  run: Run;
  title: string;
  /** What is done, beside the title. */
  about?: string | null | undefined;
  back: { label: string; href: string };
  /** Its state, and whether the screen is live. */
  status: ReactNode;
  stop: { text: string; onStop: () => Promise<unknown>; disabledReason: string | undefined };
  /** From `useProtocolActions`. */
  protocol: readonly MenuAction[];
}) {
  const text = useText(runMessages);
  const started = useRunStarted();
  const stopping = useConfirm(() => ({
    title: text('stop.title'),
    children: stopText,
    confirmLabel: text('run.stop'),
    cancelLabel: text('stop.keep'),
    busyLabel: text('stop.busy'),
    onConfirm: onStop,
  }));
  const stop: MenuAction = {
    id: 'stop',
    label: text('run.stop'),
    icon: OctagonX,
    onAction: () => stopping.ask(run.id),
    disabledReason,
  };
  return (
    <>
      <ScreenHeader
        title={title}
        subtitle={[about, started(run)].filter(Boolean).join(' · ')}
        back={back}
        status={status}
        actions={[...(isRunning(run) ? [stop] : []), ...protocol]}
      />
      {stopping.dialog}
    </>
  );
}

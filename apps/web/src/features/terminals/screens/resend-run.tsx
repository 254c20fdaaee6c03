import { resendRunRowFields } from '@kasa/contracts/terminals/resend-run-fields';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Send } from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { isRunning } from '#shared/runs/run.ts';
import { RunScreen } from '#shared/runs/run-screen.tsx';
import { runWords } from '#shared/runs/run-words.ts';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import { resendRunsMessages } from '../messages/resend-runs/catalogue.ts';
import { type ResendRunRow, resendRuns } from '../model/resend-run.ts';

/** `/list/ecomm_callbacks/runs/:id`: a run that sends callbacks again, active or finished. */
export function ResendRunScreen() {
  const text = useText(resendRunsMessages);
  return (
    <PermissionGate title={text('run.short')} permission="ecomm_manage" isReading>
      <ResendRunPage />
    </PermissionGate>
  );
}

function ResendRunPage() {
  const text = useText(resendRunsMessages);
  const { label } = useFields(resendRunRowFields);
  const columns: ListColumn<ResendRunRow>[] = [
    {
      id: 'order_id',
      header: label('order_id'),
      cell: ({ order_id }) => <span className="figures">{order_id}</span>,
      cardSlot: 'title',
      width: 150,
    },
    {
      id: 'terminal',
      header: label('terminal'),
      cell: ({ terminal }) => terminal,
      cardSlot: 'subtitle',
      width: 230,
    },
  ];
  return (
    <RunScreen
      kind={resendRuns}
      words={runWords(text)}
      listHref={paths.callbackRuns()}
      permissionOf={() => 'ecomm_manage'}
      notice={(run) =>
        !isRunning(run) && run.waiting > 0 ? (
          <InlineNotice tone="info">{text('run.waiting')}</InlineNotice>
        ) : null
      }
      items={{
        icon: Send,
        columns,
        label: ({ order_id: order, terminal }) => text('run.row', { order, terminal }),
        href: ({ callback_id }) => paths.ecommCallbacks({ open: callback_id }),
      }}
    />
  );
}

import { callbackDeliveryFields } from '@kasa/contracts/terminals/callback-fields';
import { KeyValue } from '@kasa/ui/key-value';
import type { ReactNode } from 'react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { useFormatDayRange } from '#shared/period/use-format-day-range.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { isSaidInDialog, RunDialog, useRunStart } from '#shared/runs/run-dialog.tsx';
import { RunPreviewList } from '#shared/runs/run-preview.tsx';
import { useRunPreview } from '#shared/runs/run-queries.ts';
import { previewWords } from '#shared/runs/run-words.ts';
import { resendRunsMessages } from '../../messages/resend-runs/catalogue.ts';
import { type ResendPreview, type ResendTarget, resendRuns } from '../../model/resend-run.ts';

type Item = ResendPreview['items'][number];

/** Which callbacks would be sent again, and the start of it; then the run's own screen opens. */
export function ResendDialog({ target, onClose }: { target: ResendTarget; onClose: () => void }) {
  const text = useText(resendRunsMessages);
  const first = useRunPreview(resendRuns, target);
  const command = useCommand('startResendRun', { refreshes: ['listResendRuns'], isQuiet: isSaidInDialog });
  const start = useRunStart({ first, command, hrefOf: paths.callbackRun, onStarted: onClose });
  const { preview } = start;
  const begin = () =>
    start
      .begin(({ digest, previewed_at }) =>
        command.run({ body: { target: { ...target, given_up_until: previewed_at }, digest } }),
      )
      .catch(() => undefined);
  return (
    <RunDialog
      start={start}
      title={text('preview.title')}
      about={text('preview.about')}
      isDanger={false}
      confirmLabel={
        preview?.changing ? text('confirm.send', { count: preview.changing }) : text('confirm.none')
      }
      nothing={text('preview.nothing')}
      onConfirm={() => void begin()}
      onClose={onClose}
    >
      {preview ? <Summary preview={preview} target={target} /> : null}
      <StillWaiting target={target} />
      {/* A new preview starts at the first page. */}
      <RunPreviewList
        key={preview?.digest}
        kind={resendRuns}
        asked={target}
        first={first}
        words={previewWords(text)}
      >
        {(item, leftOut) => <PreviewItem key={item.callback.id} item={item} leftOut={leftOut} />}
      </RunPreviewList>
    </RunDialog>
  );
}

function Summary({ preview, target }: { preview: ResendPreview; target: ResendTarget }) {
  const text = useText(resendRunsMessages);
  const format = useFormat();
  const daysWords = useFormatDayRange();
  const { changing, total, terminals, terminals_count } = preview;
  const { created_from: from, created_to: to, created_since: since } = target;
  const named = terminals.map(({ terminal, count }) => `${terminal.name} (${format.number(count)})`);
  const others = terminals_count - terminals.length;
  const names = others > 0 ? [...named, text('preview.more', { count: others })] : named;
  const isAlways = from === undefined && to === undefined;
  const period = [
    ...(isAlways ? [] : [daysWords({ from, to })]),
    ...(since === undefined ? [] : [text('preview.since', { at: format.dateTime(since) })]),
  ];
  return (
    <KeyValue
      items={[
        {
          id: 'period',
          label: text('preview.period'),
          value: period.length === 0 ? text('preview.always') : period.join(', '),
        },
        {
          id: 'callbacks',
          label: text('preview.callbacks'),
          value: text('preview.of', { changing: format.number(changing), total: format.number(total) }),
        },
        ...(names.length === 0
          ? []
          : [{ id: 'terminals', label: text('preview.terminals'), value: names.join(', ') }]),
      ]}
    />
  );
}

/** Those of the same filters that the server tries again by itself. */
function StillWaiting({ target: { given_up_until: _, ...filters } }: { target: ResendTarget }) {
  const text = useText(resendRunsMessages);
  const format = useFormat();
  const { data } = useOperation(
    'listCallbackDeliveries',
    { query: { ...filters, state: ['waiting'], perPage: 10 } },
    { isQuiet: true },
  );
  if (!data || data.total === 0) return null;
  const { total, total_capped: isCapped } = data;
  return (
    <p>
      {isCapped
        ? text('preview.waitingCapped', { total: format.number(total) })
        : text('preview.waiting', { count: total })}
    </p>
  );
}

function PreviewItem({ item: { callback }, leftOut }: { item: Item; leftOut: ReactNode }) {
  const format = useFormat();
  const fields = useFields(callbackDeliveryFields);
  const { terminal, transaction, status, host, created_at } = callback;
  const about = [format.dateTime(created_at), terminal.name, fields.display('status', status), host];
  return (
    <li className="py-2 [overflow-wrap:anywhere]">
      <span className="block font-medium figures">{transaction.order_id}</span>
      <span className="block text-text-muted text-xs figures">{about.join(' · ')}</span>
      {leftOut}
    </li>
  );
}

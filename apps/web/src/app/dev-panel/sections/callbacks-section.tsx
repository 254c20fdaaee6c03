import { RECEIVER_HOST, wrongAnswers } from '@kasa/contracts/mock/callbacks';
import { Button } from '@kasa/ui/button';
import { EmptyState } from '@kasa/ui/empty-state';
import { SelectField } from '@kasa/ui/select-field';
import { Status } from '@kasa/ui/status';
import { Copy, Webhook } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useCopyText } from '#shared/toast/use-copy-text.ts';
import { devPanelCatalogue } from '../messages.ts';
import { type MockControl, useMockChange, useMockState } from '../use-mock-control.ts';
import { MockServerUnreachable } from './mock-server-unreachable.tsx';

type Callback = Awaited<ReturnType<MockControl['listCallbacks']>>['items'][number];

export function CallbacksSection() {
  const text = useText(devPanelCatalogue);
  const { data, isError } = useMockState('callbacks', (control) => control.listCallbacks({ query: {} }));
  const clear = useMockChange((control) => control.clearCallbacks());
  if (isError) return <MockServerUnreachable />;
  if (data === undefined) return null;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-text-muted">{text('callbacks.about', { address: `https://${RECEIVER_HOST}/…` })}</p>
      <CallbackResponseForm answer={data.answer} />
      {data.items.length === 0 ? (
        <EmptyState icon={Webhook} title={text('callbacks.empty')} text={text('callbacks.emptyText')} />
      ) : (
        <>
          <ul aria-label={text('callbacks.list')} className="flex flex-col gap-5">
            {data.items.map((callback) => (
              <Received key={callback.id} callback={callback} />
            ))}
          </ul>
          <div>
            <Button size="sm" onPress={() => clear.mutate()}>
              {text('callbacks.clear')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function Received({ callback }: { callback: Callback }) {
  const text = useText(devPanelCatalogue);
  const format = useFormat();
  const copy = useCopyText();
  const { method, url, body, signature, event_signature, signed, answered_status: status } = callback;
  const notes = [
    signed && text(`callbacks.signed.${signed}`),
    callback.is_test && text('callbacks.test'),
    status === null ? text('callbacks.unanswered') : text('callbacks.answered', { status }),
  ];
  return (
    <li className="flex flex-col items-start gap-1">
      <p className="flex w-full flex-wrap justify-between gap-2">
        <span className="flex flex-wrap gap-2">
          <Status tone={signature === 'verified' ? 'positive' : 'danger'}>
            {text(`callbacks.signature.${signature}`)}
          </Status>
          <Status tone={event_signature === 'verified' ? 'positive' : 'danger'}>
            {text(`callbacks.event.${event_signature}`)}
          </Status>
        </span>
        <span className="text-text-muted text-xs figures">{format.time(callback.at)}</span>
      </p>
      <p className="[overflow-wrap:anywhere]">{`${method} ${url}`}</p>
      <p className="text-text-muted text-xs">{notes.filter(Boolean).join(', ')}</p>
      {body === null ? null : (
        <>
          <pre className="max-h-24 w-full overflow-y-auto whitespace-pre-wrap rounded bg-surface-2 p-2 text-xs [overflow-wrap:anywhere]">
            {body}
          </pre>
          <Button size="sm" icon={<Copy />} onPress={() => copy(body)}>
            {text('callbacks.copy')}
          </Button>
        </>
      )}
    </li>
  );
}

type Answer = Awaited<ReturnType<MockControl['listCallbacks']>>['answer'];

const statuses = ['200', '204', '302', '400', '401', '404', '500', '503'];
/** Seconds: none, noticeable, longer than terminals usually wait, longer than any client waits. */
const delays = [0, 3, 15, 60];

/** The choice of an answer that is right. */
const NOT_WRONG = 'none';

function CallbackResponseForm({ answer }: { answer: Answer }) {
  const text = useText(devPanelCatalogue);
  const set = useMockChange((control, next: Answer) =>
    control.setCallbackAnswer({ body: { ...next, merchant_id: null } }),
  );
  const choose = (id: string | null) => {
    const { wrong: _, ...right } = answer;
    const wrong = wrongAnswers.find((one) => one === id);
    set.mutate({ ...right, ...(wrong && { wrong }) });
  };
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={text('callbacks.status')}
        items={statuses.map((id) => ({ id, label: id }))}
        value={String(answer.status)}
        onChange={(id) => set.mutate({ ...answer, status: Number(id ?? 200) })}
      />
      <SelectField
        label={text('callbacks.delay')}
        items={delays.map((seconds) => ({
          id: String(seconds),
          label: `${seconds} ${text('faults.seconds')}`,
        }))}
        value={String(answer.delay_ms / 1000)}
        onChange={(id) => set.mutate({ ...answer, delay_ms: Number(id ?? 0) * 1000 })}
      />
      <SelectField
        label={text('callbacks.wrong')}
        items={([NOT_WRONG, ...wrongAnswers] as const).map((id) => ({
          id,
          label: text(`callbacks.wrong.${id}`),
        }))}
        value={answer.wrong ?? NOT_WRONG}
        onChange={choose}
      />
    </div>
  );
}

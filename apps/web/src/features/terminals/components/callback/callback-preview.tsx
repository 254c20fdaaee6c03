import type { ClientError } from '@kasa/client/http/errors';
import { CallbackPreviewInput } from '@kasa/contracts/terminals/callback-preview';
import { Button } from '@kasa/ui/button';
import { CodeBlock } from '@kasa/ui/code-block';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import type { DataOf, InputOf } from '#shared/query/operations.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { useServices } from '#shared/services/use-services.tsx';
import { terminalFormsMessages } from '../../messages.ts';
import {
  callbackRequestSettingNames,
  callbackTestInput,
  callbackTestSettingNames,
  wasSent,
} from '../../model/callback-test-input.ts';
import type { SettingsDraft } from '../../model/own-settings.ts';
import { type SettingsForm, settingPath } from '../../model/settings-form.ts';

type Preview = DataOf<'previewCallback'>;
type Input = InputOf<'previewCallback'>['body'];

export function CallbackPreview({ form, terminalId }: { form: SettingsForm; terminalId: string | null }) {
  const text = useText(terminalFormsMessages);
  const common = useText(commonMessages);
  const titleId = useId();
  const { state, query, isStale } = useCallbackPreview(form, terminalId);
  const { data: preview, error } = query;
  return (
    <section aria-labelledby={titleId} aria-busy={isStale} className="flex min-w-0 flex-col gap-3">
      <div>
        <h3 id={titleId} className="font-[550] leading-5">
          {text('callback.preview')}
        </h3>
        {/* One line for both texts: the layout does not shift while a placeholder is typed. */}
        <p className={`text-[13px] leading-5 ${state === 'wrong' ? 'text-warning' : 'text-text-muted'}`}>
          {state === 'wrong' ? text('callback.wrong') : text('callback.previewText')}
        </p>
      </div>
      {state === 'none' ? <p className="text-text-muted">{text('callback.none')}</p> : null}
      {error && state === 'ready' ? (
        <InlineNotice
          tone="danger"
          actions={<Button onPress={() => void query.refetch()}>{common('action.retry')}</Button>}
        >
          {error.userMessage ?? text('callback.failed')}
        </InlineNotice>
      ) : null}
      {state === 'none' ? null : <CallbackTestPanel form={form} terminalId={terminalId} />}
      {preview && state !== 'none' ? <Request preview={preview} /> : null}
    </section>
  );
}

function Request({ preview }: { preview: Preview }) {
  const text = useText(terminalFormsMessages);
  const common = useText(commonMessages);
  const words = { copyLabel: common('action.copy'), copiedLabel: common('action.copied') };
  return (
    <>
      {preview.warnings.map((warning) => (
        <InlineNotice key={warning} tone="warning">
          {text(`callback.warning.${warning}`)}
        </InlineNotice>
      ))}
      <CodeBlock label={text('callback.request')} code={requestText(preview)} {...words} />
      <CodeBlock label={text('callback.signed')} code={preview.signed_text} {...words} />
      <CodeBlock label={text('callback.key')} code={preview.public_key} {...words} />
    </>
  );
}

function requestText({ method, url, headers, body }: Preview): string {
  const lines = [`${method} ${url}`, ...headers.map(({ name, value }) => `${name}: ${value}`)];
  return [lines.join('\n'), ...(body === null ? [] : [body])].join('\n\n');
}

const paths = callbackRequestSettingNames.map(settingPath);

/** `none`: no callback URL; `wrong`: a field is invalid, the data is the last valid one. */
type PreviewState = 'none' | 'wrong' | 'ready';

function useCallbackPreview({ hook }: SettingsForm, terminal_id: string | null) {
  const { client } = useServices();
  // Deferred, as typing has priority.
  const values = useDeferredValue(useWatch({ control: hook.control, name: paths }));
  const settings: SettingsDraft = Object.fromEntries(
    callbackRequestSettingNames.map((name, at) => [name, values[at]]),
  );
  const isNone = !settings.callback_endpoint;
  const input = isNone ? undefined : CallbackPreviewInput.safeParse({ terminal_id, ...settings }).data;
  const serialized = JSON.stringify(input ?? null);
  const debounced = useDebounced(serialized);
  const body = JSON.parse(debounced) as Input | null;
  const query = useQuery<Preview, ClientError>({
    queryKey: ['previewCallback', body],
    queryFn: ({ signal }) => client.operation('previewCallback')({ body: body as Input }, { signal }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    // Not cached: the signature is time-bound, and header values must not be stored.
    gcTime: 0,
    meta: { isQuiet: true },
  });
  const state: PreviewState = isNone ? 'none' : input === undefined ? 'wrong' : 'ready';
  const isStale = debounced !== serialized || query.isPlaceholderData || query.isFetching;
  return { state, query, isStale };
}

const DEBOUNCE_MS = 400;

function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

interface Sent {
  readonly outcome: DataOf<'testCallback'>;
  readonly host: string;
}

const fields = callbackTestSettingNames.map(settingPath);

function CallbackTestPanel({ form, terminalId }: { form: SettingsForm; terminalId: string | null }) {
  const text = useText(terminalFormsMessages);
  const [sent, setSent] = useState<Sent | null>(null);
  const test = useCommand('testCallback', { refreshes: [], isQuiet: true });
  // The form's sticky buttons may cover the result.
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent || test.error) said.current?.scrollIntoView({ block: 'nearest' });
  }, [sent, test.error]);
  const { hook } = form;
  const { reset } = test;
  useEffect(
    () =>
      hook.subscribe({
        name: fields,
        formState: { values: true },
        callback: () => {
          // The result was for other values.
          setSent(null);
          reset();
          const wrong = fields.filter((field) => hook.getFieldState(field).error !== undefined);
          if (wrong.length > 0) void hook.trigger(wrong);
        },
      }),
    [hook, reset],
  );
  const send = async () => {
    const body = callbackTestInput(hook.getValues('settings') ?? {}, terminalId);
    if (body === null) return void hook.trigger(fields, { shouldFocus: true });
    setSent(null);
    const outcome = await test.run({ body }).catch(() => null);
    if (outcome !== null) setSent({ outcome, host: new URL(body.callback_endpoint).hostname });
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button isLoading={test.isRunning} loadingLabel={text('test.sending')} onPress={() => void send()}>
          {text('test.send')}
        </Button>
        <p className="min-w-0 flex-[1_1_240px] text-[13px] text-text-muted leading-5">{text('test.about')}</p>
      </div>
      <div ref={said} role="status" className="scroll-mb-24">
        {sent && !test.isRunning ? <Outcome {...sent} /> : null}
        {test.error ? (
          <InlineNotice tone="danger">{test.error.userMessage ?? text('test.notSent')}</InlineNotice>
        ) : null}
      </div>
    </>
  );
}

function Outcome({ outcome, host }: Sent) {
  const text = useText(terminalFormsMessages);
  const format = useFormat();
  const { state, reason, http_status: status, duration_ms, answer_is_cut: isCut, event_id: event } = outcome;
  const time = format.number(Math.max(duration_ms, 10) / 1000, 2);
  return (
    <InlineNotice
      tone={state === 'delivered' ? 'positive' : 'danger'}
      title={text(`test.${state}`, { host })}
    >
      {reason === null ? null : <p>{text(`test.why.${reason}`)}</p>}
      {wasSent(outcome) ? (
        <>
          <p>{status === null ? text('test.noAnswer', { time }) : text('test.answer', { status, time })}</p>
          {isCut ? <p>{text('test.cut')}</p> : null}
          <p className="text-text-muted text-xs">{text('test.event', { event })}</p>
        </>
      ) : null}
    </InlineNotice>
  );
}

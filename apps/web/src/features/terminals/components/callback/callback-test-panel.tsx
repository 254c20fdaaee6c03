import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import type { DataOf } from '#shared/query/operations.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { terminalFormsMessages } from '../../messages.ts';
import { callbackTestInput, callbackTestSettingNames, wasSent } from '../../model/callback-test-input.ts';
import { type SettingsForm, settingPath } from '../../model/settings-form.ts';

interface Sent {
  readonly outcome: DataOf<'testCallback'>;
  readonly host: string;
}

const fields = callbackTestSettingNames.map(settingPath);

/** Sends a test of the callback as the form has it, and says what became of it. */
export function CallbackTestPanel({ form, terminalId }: { form: SettingsForm; terminalId: string | null }) {
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

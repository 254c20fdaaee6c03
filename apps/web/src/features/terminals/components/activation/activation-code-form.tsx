import type { ServerError } from '@kasa/client/http/errors';
import { ActivateByCodeInput } from '@kasa/contracts/terminals/terminals';
import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useEffect, useId, useRef } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { scanMessages, terminalFormsMessages, terminalsMessages } from '../../messages.ts';
import { codeContent, displayedCode } from '../../model/scanned-codes.ts';
import type { TerminalDetails } from '../../model/types.ts';
import { CodeInputTabs } from '../scan/code-input-tabs.tsx';
import { useCodeForm } from '../scan/use-code-form.ts';
import { ActivationCodeField } from './activation-code-field.tsx';

export function ActivationCodeForm({
  scanned,
  onActivated,
  onTerminal,
}: {
  scanned: string | undefined;
  onActivated: (terminal: TerminalDetails) => void;
  /** A terminal's number was scanned instead of a code. */
  onTerminal: (number: string) => void;
}) {
  const text = useText(terminalFormsMessages);
  const scan = useText(scanMessages);
  const terminals = useText(terminalsMessages);
  const titleId = useId();
  const submit = useRef<HTMLButtonElement>(null);
  const { writeDenialReason } = usePermissions();
  const missing = writeDenialReason('add_terminal');
  const { form, refusal, shownCode, isRead, take, tabs } = useCodeForm({
    operation: 'activateTerminalByCode',
    schema: ActivateByCodeInput,
    name: 'code',
    defaults: { code: scanned ?? '' },
    scanned,
    success: terminals('toast.activated'),
    toBody: (input) => input,
    onSaved: (terminal) => {
      form.hook.reset({ code: '' });
      onActivated(terminal);
    },
  });
  // Submitting a scanned code takes one more key press.
  useEffect(() => {
    if (shownCode !== null) submit.current?.focus();
  }, [shownCode]);
  return (
    <form
      noValidate
      aria-labelledby={titleId}
      className="max-w-2xl rounded-lg border border-border bg-surface p-4 md:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (missing === undefined) form.submit();
      }}
    >
      <h2 id={titleId} className="mb-3 font-[620] text-base leading-6">
        {text('activate.byCode')}
      </h2>
      <CodeInputTabs
        {...tabs}
        typedLabel={scan('way.code')}
        typeAction={scan('activation.type')}
        kind="activation"
        onFound={(code) => take(codeContent(code))}
        explain={(code) =>
          code.kind === 'terminal'
            ? {
                title: scan('activation.terminal', { number: code.number }),
                text: scan('activation.terminalText'),
                action: (
                  <Button size="sm" onPress={() => onTerminal(code.number)}>
                    {scan('activation.show')}
                  </Button>
                ),
              }
            : { text: scan('activation.missing', { text: displayedCode(code) }) }
        }
      >
        <div className="flex flex-col gap-4">
          {isRead ? (
            <InlineNotice tone="positive" isLive>
              {scan('activation.read')}
            </InlineNotice>
          ) : null}
          <ActivationCodeField form={form} name="code" />
          {refusal ? <NextAfter refusal={refusal} /> : null}
          <div>
            <Button
              ref={submit}
              type="submit"
              variant="primary"
              isLoading={form.isSubmitting}
              loadingLabel={terminals('activate.busy')}
              disabledReason={missing}
            >
              {terminals('action.activate')}
            </Button>
          </div>
        </div>
      </CodeInputTabs>
    </form>
  );
}

/** The next action after an error that can be resolved. */
function NextAfter({ refusal: { codeName, details } }: { refusal: ServerError }) {
  const text = useText(terminalFormsMessages);
  const terminals = useText(terminalsMessages);
  const { writeDenialReason } = usePermissions();
  const terminal = codeName === 'terminal_already_active' ? details?.terminal : undefined;
  if (!terminal && codeName !== 'terminal_not_added') return null;
  return (
    <InlineNotice
      tone="info"
      isLive
      actions={
        terminal ? (
          <Button
            size="sm"
            href={paths.terminalEdit({ id: terminal.id })}
            disabledReason={writeDenialReason('edit_terminal')}
          >
            {text('create.open')}
          </Button>
        ) : (
          <Button size="sm" href={paths.terminalCreate()}>
            {terminals('list.create')}
          </Button>
        )
      }
    >
      {terminal ? text('activate.alreadyActive', { name: terminal.name }) : text('activate.notAdded')}
    </InlineNotice>
  );
}

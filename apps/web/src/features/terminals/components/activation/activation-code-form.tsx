import { parseActivationCode } from '@kasa/contracts/terminals/terminal-number';
import { ActivateByCodeInput } from '@kasa/contracts/terminals/terminals';
import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useEffect, useId, useRef, useState } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { type ContractForm, type FormValues, useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { terminalFormsMessages } from '../../messages/forms/catalogue.ts';
import {
  type CodeFieldError,
  codeFieldErrorOf,
  setFieldErrorAndRethrow,
} from '../../model/code-field-error.ts';
import type { TerminalDetails } from '../../model/types.ts';
import { terminalQueryIds } from '../../queries.ts';
import { FormFormattedField } from '../settings/form-formatted-field.tsx';
import { ActivationCodeTabs, type CodeInputMode } from './activation-code-tabs.tsx';

type Typed = FormValues<z.input<typeof ActivateByCodeInput>> & FieldValues;

/** In groups of four, easier to compare with the printed code. */
const inGroups = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`;

export function ActivationCodeForm({
  scanned,
  success,
  onActivated,
  onTerminal,
}: {
  scanned: string | undefined;
  /** Text of the success toast. */
  success: string;
  onActivated: (terminal: TerminalDetails) => void;
  /** A terminal's number was scanned instead of a code. */
  onTerminal: (number: string) => void;
}) {
  const [mode, setMode] = useState<CodeInputMode>('code');
  const [read, setRead] = useState<string | null>(scanned ?? null);
  const submit = useRef<HTMLButtonElement>(null);
  const text = useText(terminalFormsMessages);
  const titleId = useId();
  const { writeDenialReason } = usePermissions();
  const activate = useCommand('activateTerminalByCode', {
    refreshes: terminalQueryIds,
    success,
    isQuiet: (error) => codeFieldErrorOf(error) !== null,
  });
  const form: ContractForm<Typed> = useContractForm({
    schema: ActivateByCodeInput,
    defaults: { code: scanned ?? '' },
    send: (body, how): Promise<TerminalDetails> =>
      activate.run({ body }, how).catch(setFieldErrorAndRethrow(form, 'code')),
    onSaved: (terminal) => {
      form.hook.reset({ code: '' });
      setRead(null);
      onActivated(terminal);
    },
  });
  // Submitting a scanned code takes one more key press.
  useEffect(() => {
    if (read !== null && mode === 'code') submit.current?.focus();
  }, [read, mode]);
  const takeCode = (code: string) => {
    form.hook.setValue('code', code, { shouldDirty: true });
    form.hook.clearErrors('code');
    setRead(code);
    setMode('code');
  };
  const code = useWatch({ control: form.hook.control, name: 'code' });
  const refusal = codeFieldErrorOf(activate.error);
  const isStillTyped = form.hook.formState.errors.code?.type === refusal?.code;
  return (
    <form
      noValidate
      aria-labelledby={titleId}
      className="max-w-2xl rounded-lg border border-border bg-surface p-4 md:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (writeDenialReason('add_terminal') === undefined) form.submit();
      }}
    >
      <h2 id={titleId} className="mb-3 font-[620] text-base leading-6">
        {text('activate.byCode')}
      </h2>
      <ActivationCodeTabs
        mode={mode}
        onModeChange={setMode}
        isRead={read !== null && code === read}
        onCode={takeCode}
        onTerminal={onTerminal}
      >
        <div className="max-w-80">
          <FormFormattedField
            form={form}
            name="code"
            label={text('activate.code')}
            hint={text('activate.codeHint')}
            placeholder="XXXX XXXX"
            parse={(typed) => parseActivationCode(typed) ?? null}
            format={inGroups}
          />
        </div>
        {refusal && isStillTyped ? <NextAfter refusal={refusal} /> : null}
        <div>
          <Button
            ref={submit}
            type="submit"
            variant="primary"
            isLoading={form.isSubmitting}
            loadingLabel={text('activate.doing')}
            disabledReason={writeDenialReason('add_terminal')}
          >
            {text('activate.do')}
          </Button>
        </div>
      </ActivationCodeTabs>
    </form>
  );
}

/** The next action after an error that can be resolved. */
function NextAfter({ refusal: { code, terminal } }: { refusal: CodeFieldError }) {
  const text = useText(terminalFormsMessages);
  const { writeDenialReason } = usePermissions();
  if (code === 'terminal_not_added') {
    return (
      <InlineNotice
        tone="info"
        isLive
        actions={
          <Button size="sm" href={paths.terminalCreate()}>
            {text('activate.add')}
          </Button>
        }
      >
        {text('activate.notAdded')}
      </InlineNotice>
    );
  }
  if (code !== 'terminal_already_active' || !terminal) return null;
  return (
    <InlineNotice
      tone="info"
      isLive
      actions={
        <Button
          size="sm"
          href={paths.terminalEdit({ id: terminal.id })}
          disabledReason={writeDenialReason('edit_terminal')}
        >
          {text('create.open')}
        </Button>
      }
    >
      {text('activate.alreadyActive', { name: terminal.name })}
    </InlineNotice>
  );
}

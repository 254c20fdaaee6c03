import { readActivationCode } from '@kasa/contracts/terminals/terminal-number';
import { ActivateByCodeInput } from '@kasa/contracts/terminals/terminals';
import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useEffect, useId, useRef, useState } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { type ContractForm, type Draft, useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { terminalFormsMessages } from '../../messages/forms/catalogue.ts';
import { sayAt, type TypedRefusal, typedRefusal } from '../../model/refusal.ts';
import type { TerminalDetails } from '../../model/types.ts';
import { terminalReads } from '../../queries.ts';
import { FormFormatted } from '../settings/formatted-input.tsx';
import { ActivationWays, type CodeWay } from './activation-ways.tsx';

type Typed = Draft<z.input<typeof ActivateByCodeInput>> & FieldValues;

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
  const [way, setWay] = useState<CodeWay>('code');
  const [read, setRead] = useState<string | null>(scanned ?? null);
  const submit = useRef<HTMLButtonElement>(null);
  const text = useText(terminalFormsMessages);
  const titleId = useId();
  const { reasonAgainst } = usePermissions();
  const activate = useCommand('activateTerminalByCode', {
    refreshes: terminalReads,
    success,
    isQuiet: (error) => typedRefusal(error) !== null,
  });
  const form: ContractForm<Typed> = useContractForm({
    schema: ActivateByCodeInput,
    defaults: { code: scanned ?? '' },
    send: (body, how): Promise<TerminalDetails> => activate.run({ body }, how).catch(sayAt(form, 'code')),
    onSaved: (terminal) => {
      form.hook.reset({ code: '' });
      setRead(null);
      onActivated(terminal);
    },
  });
  // Submitting a scanned code takes one more key press.
  useEffect(() => {
    if (read !== null && way === 'code') submit.current?.focus();
  }, [read, way]);
  const takeCode = (code: string) => {
    form.hook.setValue('code', code, { shouldDirty: true });
    form.hook.clearErrors('code');
    setRead(code);
    setWay('code');
  };
  const code = useWatch({ control: form.hook.control, name: 'code' });
  const refusal = typedRefusal(activate.error);
  const isStillTyped = form.hook.formState.errors.code?.type === refusal?.code;
  return (
    <form
      noValidate
      aria-labelledby={titleId}
      className="max-w-2xl rounded-lg border border-border bg-surface p-4 md:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (reasonAgainst('add_terminal') === undefined) form.submit();
      }}
    >
      <h2 id={titleId} className="mb-3 font-[620] text-base leading-6">
        {text('activate.byCode')}
      </h2>
      <ActivationWays
        way={way}
        onWay={setWay}
        isRead={read !== null && code === read}
        onCode={takeCode}
        onTerminal={onTerminal}
      >
        <div className="max-w-80">
          <FormFormatted
            form={form}
            name="code"
            label={text('activate.code')}
            hint={text('activate.codeHint')}
            placeholder="XXXX XXXX"
            parse={(typed) => readActivationCode(typed) ?? null}
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
            disabledReason={reasonAgainst('add_terminal')}
          >
            {text('activate.do')}
          </Button>
        </div>
      </ActivationWays>
    </form>
  );
}

/** The next action after an error that can be resolved. */
function NextAfter({ refusal: { code, terminal } }: { refusal: TypedRefusal }) {
  const text = useText(terminalFormsMessages);
  const { reasonAgainst } = usePermissions();
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
          disabledReason={reasonAgainst('edit_terminal')}
        >
          {text('create.open')}
        </Button>
      }
    >
      {text('activate.alreadyActive', { name: terminal.name })}
    </InlineNotice>
  );
}

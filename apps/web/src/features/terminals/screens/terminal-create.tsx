import { parseTerminalNumber } from '@kasa/contracts/terminals/terminal-number';
import { AddTerminalInput } from '@kasa/contracts/terminals/terminals';
import { Button } from '@kasa/ui/button';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useEffect, useState } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { afterCreationNavigation } from '#shared/forms/after-creation-navigation.ts';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import { FormPage } from '#shared/forms/form-page.tsx';
import { type ContractForm, type FormValues, useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useCommand } from '#shared/query/use-command.ts';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { type NumberInputMode, NumberInputTabs } from '../components/activation/number-input-tabs.tsx';
import { FormFormattedField } from '../components/settings/form-formatted-field.tsx';
import { FormPoint } from '../components/terminal/point-select.tsx';
import { terminalFormsMessages } from '../messages/forms/catalogue.ts';
import { codeFieldErrorOf, setFieldErrorAndRethrow } from '../model/code-field-error.ts';
import type { TerminalDetails } from '../model/types.ts';
import { terminalQueryIds } from '../queries.ts';

/** `/terminals/create`: adds a device by its number: typed, or read by camera or from a photo. */
export function TerminalCreateScreen() {
  const text = useText(terminalFormsMessages);
  usePageTitle(text('create.title'));
  return (
    <PermissionGate
      permission="add_terminal"
      title={text('create.title')}
      back={{ label: text('back'), href: paths.terminals() }}
    >
      <TerminalCreateForm />
    </PermissionGate>
  );
}

type Typed = FormValues<z.input<typeof AddTerminalInput>> & FieldValues;

const nothing = { number: '', name: '', point_id: null };

function TerminalCreateForm() {
  const text = useText(terminalFormsMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [mode, setMode] = useState<NumberInputMode>('number');
  const [read, setRead] = useState<string | null>(null);
  const add = useCommand('addTerminal', {
    refreshes: terminalQueryIds,
    success: text('toast.created'),
    isQuiet: (error) => codeFieldErrorOf(error) !== null,
  });
  const form: ContractForm<Typed> = useContractForm({
    schema: AddTerminalInput,
    defaults: { ...nothing, number: parseTerminalNumber(search.get('number') ?? '') ?? '' },
    send: ({ number, name, point_id = null }, how): Promise<TerminalDetails> => {
      const body = { number, point_id, ...(name ? { name } : {}) };
      return add.run({ body }, how).catch(setFieldErrorAndRethrow(form, 'number'));
    },
    onSaved: ({ number }) => void navigate(paths.terminalActivate({ q: number }), afterCreationNavigation),
  });
  useEffect(() => {
    if (read !== null && mode === 'number') form.hook.setFocus('number');
  }, [read, mode, form.hook]);
  const takeNumber = (number: string) => {
    form.hook.setValue('number', number, { shouldDirty: true });
    form.hook.clearErrors('number');
    setRead(number);
    setMode('number');
  };
  const number = useWatch({ control: form.hook.control, name: 'number' });
  const refusal = codeFieldErrorOf(add.error);
  const isStillTyped = form.hook.formState.errors.number?.type === 'terminal_already_added';
  return (
    <FormPage
      form={form}
      isNew
      submitWords={{ rest: text('create.do'), busy: text('create.doing') }}
      title={text('create.title')}
      description={text('create.text')}
      cancelHref={paths.terminals()}
      onSubmit={() => {
        setMode('number');
        form.submit();
      }}
    >
      {refusal?.terminal && isStillTyped ? (
        <div className="px-4 py-4 md:px-6">
          <InlineNotice
            tone="info"
            isLive
            actions={
              <Button size="sm" href={paths.terminals({ q: form.hook.getValues('number') ?? '' })}>
                {text('create.open')}
              </Button>
            }
          >
            {text('create.added', { name: refusal.terminal.name })}
          </InlineNotice>
        </div>
      ) : null}
      <FormSection title={text('create.device')} description={text('create.deviceText')}>
        <FormWide>
          <NumberInputTabs
            mode={mode}
            onModeChange={setMode}
            scannedNumber={number === read && !form.hook.formState.errors.number ? read : null}
            onNumber={takeNumber}
            field={
              <FormFormattedField
                form={form}
                name="number"
                label={text('create.number')}
                hint={text('create.numberHint')}
                placeholder="S1000000"
                parse={(typed) => parseTerminalNumber(typed) ?? null}
              />
            }
          />
        </FormWide>
      </FormSection>
      <FormSection title={text('create.place')} description={text('create.placeText')}>
        <FormText
          form={form}
          name="name"
          label={text('create.name')}
          hint={text('create.nameHint')}
          autoComplete="off"
        />
        <FormPoint
          form={form}
          name="point_id"
          label={text('create.point')}
          placeholder={text('create.noPoint')}
          isClearable
        />
      </FormSection>
    </FormPage>
  );
}

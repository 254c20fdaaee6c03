import { readTerminalNumber } from '@kasa/contracts/terminals/terminal-number';
import { AddTerminalInput } from '@kasa/contracts/terminals/terminals';
import { Button } from '@kasa/ui/button';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useEffect, useState } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { afterCreation } from '#shared/forms/after-creation.ts';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import { FormPage } from '#shared/forms/form-page.tsx';
import { type ContractForm, type Draft, useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useCommand } from '#shared/query/use-command.ts';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { type NumberWay, NumberWays } from '../components/activation/number-ways.tsx';
import { FormFormatted } from '../components/settings/formatted-input.tsx';
import { FormPoint } from '../components/terminal/point-select.tsx';
import { terminalFormsMessages } from '../messages/forms/catalogue.ts';
import { sayAt, typedRefusal } from '../model/refusal.ts';
import type { TerminalDetails } from '../model/types.ts';
import { terminalReads } from '../queries.ts';

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

type Typed = Draft<z.input<typeof AddTerminalInput>> & FieldValues;

const nothing = { number: '', name: '', point_id: null };

function TerminalCreateForm() {
  const text = useText(terminalFormsMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [way, setWay] = useState<NumberWay>('number');
  const [read, setRead] = useState<string | null>(null);
  const add = useCommand('addTerminal', {
    refreshes: terminalReads,
    success: text('toast.created'),
    isQuiet: (error) => typedRefusal(error) !== null,
  });
  const form: ContractForm<Typed> = useContractForm({
    schema: AddTerminalInput,
    defaults: { ...nothing, number: readTerminalNumber(search.get('number') ?? '') ?? '' },
    send: ({ number, name, point_id = null }, how): Promise<TerminalDetails> => {
      const body = { number, point_id, ...(name ? { name } : {}) };
      return add.run({ body }, how).catch(sayAt(form, 'number'));
    },
    onSaved: ({ number }) => void navigate(paths.terminalActivate({ q: number }), afterCreation),
  });
  useEffect(() => {
    if (read !== null && way === 'number') form.hook.setFocus('number');
  }, [read, way, form.hook]);
  const takeNumber = (number: string) => {
    form.hook.setValue('number', number, { shouldDirty: true });
    form.hook.clearErrors('number');
    setRead(number);
    setWay('number');
  };
  const number = useWatch({ control: form.hook.control, name: 'number' });
  const refusal = typedRefusal(add.error);
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
        setWay('number');
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
          <NumberWays
            way={way}
            onWay={setWay}
            read={number === read && !form.hook.formState.errors.number ? read : null}
            onNumber={takeNumber}
            field={
              <FormFormatted
                form={form}
                name="number"
                label={text('create.number')}
                hint={text('create.numberHint')}
                placeholder="S1000000"
                parse={(typed) => readTerminalNumber(typed) ?? null}
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

import type { BankingForm } from '@kasa/contracts/auth/registration';
import { type BankMfo, banks } from '@kasa/contracts/shared/banks';
import { isIban, mfoOfIban } from '@kasa/contracts/shared/iban';
import { useRef } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { FormCombobox } from '#shared/forms/fields/form-combobox.tsx';
import { FormIban } from '#shared/forms/fields/form-iban.tsx';
import type { ContractForm, FormValues } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { registrationMessages } from '../messages/registration/catalogue.ts';

const bankOf = (iban: string): BankMfo | undefined =>
  banks.find(({ mfo }) => isIban(iban) && mfo === mfoOfIban(iban))?.mfo;

/** IBAN and bank. The bank is derived from the IBAN while the user has not chosen one. */
export function BankFields({
  form,
}: {
  form: ContractForm<FormValues<z.input<typeof BankingForm>> & FieldValues>;
}) {
  const text = useText(registrationMessages);
  const { hook } = form;
  // A bank chosen by the user is kept: a mismatch is reported at the IBAN.
  const isChosen = useRef(false);
  const [bank, iban] = useWatch({ control: hook.control, name: ['bank_mfo', 'iban'] });
  const isUnknown = isIban(iban ?? '') && bankOf(iban ?? '') === undefined;

  const compare = () => {
    const isDifferent = isIban(hook.getValues('iban') ?? '') && hook.getValues('bank_mfo') !== null;
    if (isDifferent || hook.getFieldState('iban').error) void hook.trigger('iban');
  };
  const followIban = (typed: string) => {
    const found = bankOf(typed);
    if (found && !isChosen.current) {
      hook.setValue('bank_mfo', found, { shouldDirty: true });
      hook.clearErrors('bank_mfo');
    }
    if (isIban(typed)) compare();
  };
  return (
    <>
      <FormCombobox
        form={form}
        name="bank_mfo"
        label={text('banking.bank')}
        hint={text('banking.bankHint')}
        emptyText={text('banking.none')}
        items={banks.map(({ mfo, name }) => ({
          id: mfo,
          label: name,
          description: text('banking.mfo', { mfo }),
        }))}
        onChosen={(id) => {
          isChosen.current = id !== null;
          compare();
        }}
        autoFocus
      />
      <FormIban
        form={form}
        name="iban"
        label={text('banking.iban')}
        hint={
          isUnknown && bank === null
            ? text('banking.ibanUnknown', { mfo: mfoOfIban(iban ?? '') })
            : text('banking.ibanHint')
        }
        onTyped={followIban}
      />
    </>
  );
}

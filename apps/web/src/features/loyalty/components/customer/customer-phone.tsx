import { customerFields } from '@kasa/contracts/loyalty/fields';
import { formatPhone } from '@kasa/contracts/shared/phone';
import { PhoneField } from '@kasa/ui/phone-field';
import type { FieldValues } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useFields } from '#shared/fields/use-fields.tsx';
import { parseTypedPhone } from '#shared/forms/fields/form-phone.tsx';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import { useField } from '#shared/forms/use-field.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { customerMessages } from '../../messages/customers/catalogue.ts';

/** The phone of a customer; of one that somebody else has it leads to them. */
export function CustomerPhone<Values extends FieldValues>({
  form: given,
  hint,
}: {
  form: ContractForm<Values>;
  hint: string;
}) {
  const text = useText(customerMessages);
  const { label } = useFields(customerFields);
  const form = given as unknown as ContractForm<{ phone: string | null }>;
  const { value, error, ...field } = useField({ form, name: 'phone' });
  const phone = typeof value === 'string' ? value : '';
  const isTaken = form.hook.getFieldState('phone').error?.type === 'taken';
  return (
    <div>
      <PhoneField
        {...field}
        label={label('phone')}
        hint={hint}
        placeholder="+380 67 123 45 67"
        autoComplete="off"
        value={phone}
        parse={parseTypedPhone}
        format={formatPhone}
        error={isTaken ? text('form.phoneTaken') : error}
      />
      {isTaken ? (
        <Link
          to={paths.customers({ q: phone })}
          className="text-[13px] text-accent-text no-underline hover:underline"
        >
          {text('form.showTaken')}
        </Link>
      ) : null}
    </div>
  );
}

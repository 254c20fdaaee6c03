import { pointFields } from '@kasa/contracts/points/fields';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useFields } from '#shared/fields/use-fields.tsx';
import { FormWeekDays } from '#shared/forms/fields/form-week-days.tsx';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';

/** The days of the week on which a shift is closed. */
export function ClosingDaysField<Values extends FieldValues>({ form }: { form: ContractForm<Values> }) {
  const { label, display } = useFields(pointFields);
  return (
    <FormWeekDays
      form={form}
      name={'shift_closing_days' as FieldPath<Values>}
      label={label('shift_closing_days')}
      display={(day) => display('shift_closing_days', day)}
    />
  );
}

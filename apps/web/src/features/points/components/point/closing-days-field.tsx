import { pointFields } from '@kasa/contracts/points/fields';
import { weekDays } from '@kasa/contracts/shared/week-days';
import { Checkbox } from '@kasa/ui/checkbox';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useFields } from '#shared/fields/use-fields.tsx';
import { CheckboxSet } from '#shared/forms/checkbox-set.tsx';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import { useField } from '#shared/forms/use-field.ts';

/** The days of the week on which a shift is closed, from Monday on. */
export function ClosingDaysField<Values extends FieldValues>({ form }: { form: ContractForm<Values> }) {
  const { label, display } = useFields(pointFields);
  const { value, onChange, onBlur, error, ref, name } = useField({
    form,
    name: 'shift_closing_days' as FieldPath<Values>,
  });
  const chosen = (value ?? []) as readonly string[];
  return (
    <CheckboxSet label={label('shift_closing_days')} error={error}>
      <p aria-hidden="true" className="text-[13px] font-medium">
        {label('shift_closing_days')}
      </p>
      <div className="flex min-w-0 flex-wrap gap-x-4">
        {weekDays.map((day, n) => (
          <Checkbox
            key={day}
            label={display('shift_closing_days', day)}
            value={chosen.includes(day)}
            onChange={(isOn) =>
              onChange(weekDays.filter((one) => (one === day ? isOn : chosen.includes(one))))
            }
            onBlur={onBlur}
            {...(n === 0 ? { ref, name } : {})}
          />
        ))}
      </div>
    </CheckboxSet>
  );
}

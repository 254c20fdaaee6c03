import { type WeekDay, weekDays } from '@kasa/contracts/shared/week-days';
import { Checkbox } from '@kasa/ui/checkbox';
import type { FieldValues } from 'react-hook-form';
import { CheckboxSet } from '../checkbox-set.tsx';
import { type FormFieldBinding, useField } from '../use-field.ts';

/** Days of the week, from Monday on. */
export function FormWeekDays<Values extends FieldValues>({
  form,
  name: path,
  label,
  display,
}: FormFieldBinding<Values> & { label: string; display: (day: WeekDay) => string }) {
  const { value, onChange, onBlur, error, ref, name } = useField({ form, name: path });
  const chosen = (value ?? []) as readonly string[];
  return (
    <CheckboxSet label={label} error={error}>
      <p aria-hidden="true" className="text-[13px] font-medium">
        {label}
      </p>
      <div className="flex min-w-0 flex-wrap gap-x-4">
        {weekDays.map((day, n) => (
          <Checkbox
            key={day}
            label={display(day)}
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

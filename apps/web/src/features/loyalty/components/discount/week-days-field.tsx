import { discountFields } from '@kasa/contracts/loyalty/fields';
import { weekDays } from '@kasa/contracts/shared/week-days';
import { Checkbox } from '@kasa/ui/checkbox';
import { useFields } from '#shared/fields/use-fields.tsx';
import { CheckboxSet } from '#shared/forms/checkbox-set.tsx';
import { useField } from '#shared/forms/use-field.ts';
import type { DiscountFormOf } from '../../model/discount-form.ts';

/** The days of the week on which a discount holds. */
export function WeekDaysField({ form }: { form: DiscountFormOf }) {
  const { label, display } = useFields(discountFields);
  const { value, onChange, onBlur, error, ref, name } = useField({ form, name: 'week_days' });
  const chosen = (value ?? []) as readonly string[];
  return (
    <CheckboxSet label={label('week_days')} error={error}>
      <p aria-hidden="true" className="text-[13px] font-medium">
        {label('week_days')}
      </p>
      <div className="flex min-w-0 flex-wrap gap-x-4">
        {weekDays.map((day, n) => (
          <Checkbox
            key={day}
            label={display('week_days', day)}
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

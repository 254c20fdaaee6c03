import { DateField } from '@kasa/ui/date-field';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { useDebouncedInput } from '../table/use-debounced-input.ts';

/** While a year is being typed, the date lies in the first centuries. */
const FIRST_DAY = '2000-01-01';

/** An end of a period. Debounced: a date being typed passes through other dates. */
export function DayField({
  name,
  label,
  value,
  error,
  onChange,
}: {
  name: string;
  label: string;
  value: string | null;
  error?: string | undefined;
  onChange: (day: string | null) => void;
}) {
  const common = useText(commonMessages);
  const [typed, change] = useDebouncedInput(value, onChange);
  return (
    <DateField
      name={name}
      label={label}
      value={typed}
      onChange={(day) => change(day, day === null || day >= FIRST_DAY)}
      clearLabel={common('action.clear')}
      error={error}
    />
  );
}

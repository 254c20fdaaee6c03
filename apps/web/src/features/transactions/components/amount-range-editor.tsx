import { MoneyField } from '@kasa/ui/money-field';
import { Group } from 'react-aria-components';
import { useText } from '#shared/i18n/i18n.tsx';
import { useDebouncedInput } from '#shared/table/use-debounced-input.ts';
import { encashmentMessages } from '../messages/encashment/catalogue.ts';

/** Null clears a limit. */
interface Changes {
  amount_from?: string | null;
  amount_to?: string | null;
}

/** Edits an amount range in kopiykas; null: no limit. */
export function AmountRangeEditor({
  label,
  from,
  to,
  onChange,
}: {
  label: string;
  from: number | null;
  to: number | null;
  onChange: (changes: Changes) => void;
}) {
  const text = useText(encashmentMessages);
  const [least, setLeast] = useDebouncedInput(from, (value) => onChange({ amount_from: toParameter(value) }));
  const [most, setMost] = useDebouncedInput(to, (value) => onChange({ amount_to: toParameter(value) }));
  const isInverted = least !== null && most !== null && least > most;
  return (
    <Group aria-label={label} className="flex w-[280px] max-w-full flex-col gap-3 max-md:w-full">
      <p aria-hidden className="-mb-1.5 font-medium md:hidden">
        {label}
      </p>
      <MoneyField name="amount_from" label={text('filter.from')} value={least} onChange={setLeast} />
      <MoneyField
        name="amount_to"
        label={text('filter.to')}
        value={most}
        onChange={setMost}
        error={isInverted ? text('filter.wrongOrder') : undefined}
      />
    </Group>
  );
}

const toParameter = (value: number | null) => (value === null ? null : String(value));

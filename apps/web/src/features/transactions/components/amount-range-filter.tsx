import type { FilterDef } from '@kasa/ui/filter-bar';
import { MoneyField } from '@kasa/ui/money-field';
import { Group } from 'react-aria-components';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import type { SearchableList } from '#shared/table/list-search.tsx';
import { useDebouncedInput } from '#shared/table/use-debounced-input.ts';
import { encashmentMessages } from '../messages/encashment/catalogue.ts';
import { kopiykasOf } from '../model/amount-range.ts';

/** Null clears a limit. */
interface Limits {
  from?: string | null;
  to?: string | null;
}

/** A filter by amounts, both inclusive: `amounts('amount', label)` sets `amount_from` and `amount_to`, in kopiykas. */
export function useAmountRangeFilter<What extends string>({
  filters,
  setFilters,
}: SearchableList<`${What}_from` | `${What}_to`>) {
  const text = useText(encashmentMessages);
  const format = useFormat();
  return (what: What, label: string): FilterDef => {
    const from = kopiykasOf(filters[`${what}_from`]);
    const to = kopiykasOf(filters[`${what}_to`]);
    const set = (limits: Limits, how?: { replaceHistory: boolean }) =>
      setFilters(
        Object.fromEntries(Object.entries(limits).map(([end, value]) => [`${what}_${end}`, value])) as {
          [Key in `${What}_from` | `${What}_to`]?: string | null;
        },
        how,
      );
    const words = () => {
      if (from !== undefined && to !== undefined) return `${format.money(from)} – ${format.money(to)}`;
      if (from !== undefined) return text('filter.since', { amount: format.money(from) });
      return to === undefined ? undefined : text('filter.until', { amount: format.money(to) });
    };
    return {
      id: what,
      label,
      value: words(),
      onRemove: () => set({ from: null, to: null }),
      editor: () => (
        <AmountRangeEditor
          name={what}
          label={label}
          from={from ?? null}
          to={to ?? null}
          onChange={(limits) => set(limits, { replaceHistory: true })}
        />
      ),
    };
  };
}

/** Edits an amount range in kopiykas; null: no limit. */
function AmountRangeEditor({
  name,
  label,
  from,
  to,
  onChange,
}: {
  name: string;
  label: string;
  from: number | null;
  to: number | null;
  onChange: (limits: Limits) => void;
}) {
  const text = useText(encashmentMessages);
  const invalidText = useText(commonMessages)('money.invalid');
  const [least, setLeast] = useDebouncedInput(from, (value) => onChange({ from: toParameter(value) }));
  const [most, setMost] = useDebouncedInput(to, (value) => onChange({ to: toParameter(value) }));
  const isInverted = least !== null && most !== null && least > most;
  return (
    <Group aria-label={label} className="flex w-[280px] max-w-full flex-col gap-3 max-md:w-full">
      <p aria-hidden className="-mb-1.5 font-medium md:hidden">
        {label}
      </p>
      <MoneyField
        name={`${name}_from`}
        label={text('filter.from')}
        value={least}
        onChange={setLeast}
        invalidText={invalidText}
      />
      <MoneyField
        name={`${name}_to`}
        label={text('filter.to')}
        value={most}
        onChange={setMost}
        invalidText={invalidText}
        error={isInverted ? text('filter.wrongOrder') : undefined}
      />
    </Group>
  );
}

const toParameter = (value: number | null) => (value === null ? null : String(value));

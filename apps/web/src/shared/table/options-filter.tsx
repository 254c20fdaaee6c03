import type { FieldSpecs } from '@kasa/contracts/shared/fields';
import type { FilterDef } from '@kasa/ui/filter-bar';
import type { SelectItem } from '@kasa/ui/select-field';
import { LazySelectField } from '../forms/lazy-select-field.tsx';
import { commonMessages } from '../i18n/common.ts';
import { useLocale, useText } from '../i18n/i18n.tsx';
import type { FilterParser } from './filter-parsers.ts';

export interface FilterState<Name extends string> {
  filters: { [Key in Name]?: string | undefined };
  setFilters(changes: { [Key in Name]?: string | null }): void;
}

/** A filter by a few fixed options: `words('mode', label, items)`. */
export function useOptionsFilter<Name extends string>({ filters, setFilters }: FilterState<Name>) {
  const text = useText(commonMessages);
  const set = (id: Name, value: string | null) =>
    setFilters({ [id]: value } as { [Key in Name]?: string | null });
  return (id: Name, label: string, items: readonly SelectItem[]): FilterDef => ({
    id,
    label,
    value: items.find((item) => item.id === filters[id])?.label,
    onRemove: () => set(id, null),
    editor: (close) => (
      <LazySelectField
        label={label}
        placeholder={text('choice.choose')}
        items={items}
        value={filters[id] ?? null}
        onChange={(value) => {
          set(id, value);
          close();
        }}
      />
    ),
  });
}

type Choices<Value extends string> = FilterParser<Value> & { readonly values: readonly Value[] };

interface ChoiceOptions<Value> {
  readonly label?: string;
  readonly nameOf?: (value: Value) => string;
}

/**
 * A filter by the values of its `asOneOf`, in the words of the dictionary: `choice('role')`. Options override them.
 */
export function useChoiceFilter<Filters extends Record<string, FilterParser<string>>>(
  list: FilterState<keyof Filters & string> & { parsers: Filters },
  fields: FieldSpecs,
) {
  const locale = useLocale();
  const options = useOptionsFilter(list);
  return <Name extends keyof Filters & string>(
    id: Name,
    {
      label = fields[id]?.[locale] ?? id,
      nameOf = (value) => fields[id]?.values?.[value]?.[locale] ?? value,
    }: ChoiceOptions<Filters[Name] extends Choices<infer Value> ? Value : never> = {},
  ): FilterDef => {
    const { values } = list.parsers[id] as unknown as Choices<Parameters<typeof nameOf>[0]>;
    const items = values.map((value) => ({ id: value, label: nameOf(value) }));
    return options(id, label, items);
  };
}

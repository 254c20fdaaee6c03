import type { FieldSpecs } from '@kasa/contracts/shared/fields';
import type { FilterDef, FilterItem } from '@kasa/ui/filter-bar';
import { commonMessages } from '../i18n/common.ts';
import { useLocale, useText } from '../i18n/i18n.tsx';
import type { FilterParser, FilterValue } from './filter-parsers.ts';

export interface FilterState<Name extends string, Value extends FilterValue = string> {
  filters: { [Key in Name]?: Value | undefined };
  setFilters(changes: { [Key in Name]?: Value | null }): void;
}

/** What a chip shows without being cut, in characters, and what its ", ще 2" takes of it. */
const MAX_CHIP = 36;
const MORE = 6;

/** The names that fit into a chip beside its label, at least one, and the number of the others. */
export function shortened(label: string, names: readonly string[]): { shown: string; others: number } {
  const fits = (count: number) => {
    const text = `${label}: ${names.slice(0, count).join(', ')}`;
    return text.length + (count < names.length ? MORE : 0) <= MAX_CHIP;
  };
  let count = names.length;
  while (count > 1 && !fits(count)) count -= 1;
  return { shown: names.slice(0, count).join(', '), others: names.length - count };
}

/** What a chip says of the chosen names: "Активний, ще 2". */
export function useChipText(): (label: string, names: readonly string[]) => string {
  const text = useText(commonMessages);
  return (label, names) => {
    const { shown, others } = shortened(label, names);
    return others > 0 ? text('filter.more', { names: shown, count: others }) : shown;
  };
}

/** A filter by some of a few options, or by one of them (`isSingle`): `options('mode', label, items)`. */
export function useOptionsFilter<Name extends string>({
  filters,
  setFilters,
}: FilterState<Name, FilterValue>) {
  const chipText = useChipText();
  const set = (id: Name, value: FilterValue | null) =>
    setFilters({ [id]: value } as { [Key in Name]?: FilterValue | null });
  return (id: Name, label: string, items: readonly FilterItem[], isSingle = false): FilterDef => {
    const chosen: FilterValue = filters[id] ?? [];
    const value = [chosen].flat();
    const names = items.filter((item) => value.includes(item.id)).map((item) => item.label);
    return {
      id,
      label,
      value: chipText(label, names),
      onRemove: () => set(id, null),
      choices: { items, value, isSingle, onChange: (ids) => set(id, [...ids]) },
    };
  };
}

type Choices<Value extends string> = FilterParser<FilterValue> & {
  readonly values: readonly Value[];
  readonly isSeveral?: boolean;
};

interface ChoiceOptions<Value> {
  readonly label?: string;
  readonly nameOf?: (value: Value) => string;
}

/**
 * A filter by the values of its `asSomeOf` or `asOneOf`, in the words of the dictionary: `choice('role')`. Options
 * override them.
 */
export function useChoiceFilter<Filters extends Record<string, FilterParser<FilterValue>>>(
  list: FilterState<keyof Filters & string, FilterValue> & { parsers: Filters },
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
    const { values, isSeveral } = list.parsers[id] as unknown as Choices<Parameters<typeof nameOf>[0]>;
    const items = values.map((value) => ({ id: value, label: nameOf(value) }));
    return options(id, label, items, !isSeveral);
  };
}

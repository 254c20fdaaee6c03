import type { FilterDef } from '@kasa/ui/filter-bar';
import type { ChoiceSource } from '../choices/choice-source.ts';
import type { FilterValue } from './filter-parsers.ts';
import { type FilterState, useChipText } from './options-filter.tsx';

/** A filter by some of many: `useFoundFilter(list, 'route_id', label('route'), routeChoices)`. */
export function useFoundFilter<Name extends string>(
  { filters, setFilters }: FilterState<Name, FilterValue>,
  id: Name,
  label: string,
  { useItems, useChosen }: ChoiceSource,
): FilterDef {
  const chipText = useChipText();
  const value = [filters[id] ?? []].flat();
  const chosen = useChosen(value);
  const set = (next: FilterValue | null) =>
    setFilters({ [id]: next } as { [Key in Name]?: FilterValue | null });
  const names = value.map((one) => chosen.find((item) => item.id === one)?.label ?? '…');
  return {
    id,
    label,
    value: chipText(label, names),
    onRemove: () => set(null),
    choices: { useItems, chosen, value, onChange: (ids) => set([...ids]) },
  };
}

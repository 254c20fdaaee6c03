import type { FilterDef } from '@kasa/ui/filter-bar';
import { useText } from '#shared/i18n/i18n.tsx';
import { useDateRangeFilter } from '#shared/period/date-range-filter.tsx';
import { useOptionsFilter } from '#shared/table/options-filter.tsx';
import type { ListState } from '#shared/table/use-list-state.ts';
import { templatesMessages } from '../../messages/templates/catalogue.ts';
import type { templateListSpec } from '../../model/template-list-spec.ts';

export function useTemplateFilters(
  list: ListState<typeof templateListSpec.filters, (typeof templateListSpec.sorts)[number]>,
): FilterDef[] {
  const text = useText(templatesMessages);
  const words = useOptionsFilter(list);
  const days = useDateRangeFilter(list);
  return [
    words(
      'is_used',
      text('filter.used'),
      (['true', 'false'] as const).map((id) => ({ id, label: text(`filter.used.${id}`) })),
    ),
    days('changed', text('column.changed')),
    days('created', text('column.created')),
  ];
}

import type { FilterDef } from '@kasa/ui/filter-bar';
import { useText } from '#shared/i18n/i18n.tsx';
import { useDaysFilter } from '#shared/period/days-filter.tsx';
import type { ListState } from '#shared/table/use-list-state.ts';
import { useWordsFilter } from '#shared/table/words-filter.tsx';
import { templatesMessages } from '../../messages/templates/catalogue.ts';
import type { templateListSpec } from '../../model/template-list-spec.ts';

export function useTemplateFilters(
  list: ListState<typeof templateListSpec.filters, (typeof templateListSpec.sorts)[number]>,
): FilterDef[] {
  const text = useText(templatesMessages);
  const words = useWordsFilter(list);
  const days = useDaysFilter(list);
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

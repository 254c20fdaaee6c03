/** What was chosen, by its id: for filters that came with the address. */
import type { SelectItem } from '@kasa/ui/select-field';
import { useOperation } from '#shared/query/use-operation.ts';

/** The name of a point by its id, for a filter that came with the address. */
export function usePointName(id: string | undefined): string | undefined {
  const { data } = useOperation('listTerminalPoints', {}, { isQuiet: true, isEnabled: id !== undefined });
  return data?.items.find((point) => point.id === id)?.name;
}

/** The name of a template by its id, e.g. for a filter that came with the address. */
export function useTemplateItem(id: string | null) {
  const { data } = useOperation(
    'getTerminalTemplate',
    { params: { id: id ?? '' } },
    { isEnabled: id !== null, isQuiet: true },
  );
  return data ? { id: data.id, label: data.name } : null;
}

/** A vehicle by its id, for a filter that came with the address. */
export function useVehicleItem(id: string | null): SelectItem | null {
  const { data } = useOperation(
    'getTransport',
    { params: { id: id ?? '' } },
    { isEnabled: id !== null, isQuiet: true },
  );
  return data ? { id: data.id, label: data.transport_num } : null;
}

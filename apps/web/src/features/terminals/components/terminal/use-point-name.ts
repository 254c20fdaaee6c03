import { useOperation } from '#shared/query/use-operation.ts';

/** The name of a point by its id, for a filter that came with the address. */
export function usePointName(id: string | undefined): string | undefined {
  const { data } = useOperation('listTerminalPoints', {}, { isQuiet: true, isEnabled: id !== undefined });
  return data?.items.find((point) => point.id === id)?.name;
}

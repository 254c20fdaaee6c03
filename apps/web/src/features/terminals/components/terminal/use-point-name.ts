import { useOperation } from '#shared/query/use-operation.ts';

/** Name of a point, for a filter taken from the URL. */
export function usePointName(id: string | undefined): string | undefined {
  const { data } = useOperation('listTerminalPoints', {}, { isQuiet: true, isEnabled: id !== undefined });
  return data?.items.find((point) => point.id === id)?.name;
}

import { useQueryClient } from '@tanstack/react-query';
import type { QueryId } from './operations.ts';

/** Asks reads again wherever they are on screen; elsewhere they are marked as old. */
export function useRefresh(): (reads: readonly QueryId[]) => void {
  const queryClient = useQueryClient();
  return (reads) => {
    const isTouched = ({ queryKey }: { queryKey: readonly unknown[] }) =>
      reads.some((read) => read === queryKey[0]);
    void queryClient.invalidateQueries({ predicate: isTouched });
  };
}

import { useQueryClient } from '@tanstack/react-query';
import type { QueryId } from './operations.ts';

/** Invalidates reads: those on screen are repeated, others marked stale. */
export function useInvalidateQueries(): (reads: readonly QueryId[]) => void {
  const queryClient = useQueryClient();
  return (reads) => {
    const isTouched = ({ queryKey }: { queryKey: readonly unknown[] }) =>
      reads.some((read) => read === queryKey[0]);
    void queryClient.invalidateQueries({ predicate: isTouched });
  };
}

import { useMediaQuery } from '../media-query/use-media-query.ts';

/** Up to 768 px long labels are truncated (spec §9). */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 768px)');
}

import { useMediaQuery } from '../media-query/use-media-query.ts';

/** Whether the screen is at most 768 px wide: there a long label is shortened (spec §9). */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 768px)');
}

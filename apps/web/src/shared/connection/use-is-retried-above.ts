import { useFlag } from '../flag.ts';
import { useServices } from '../services/use-services.tsx';

/**
 * Whether the notice about a lost connection stands above the screen and can be reached: it has the one button to try
 * again, and what is missing comes by itself once the server answers, so that nothing else needs a button.
 * @param isInDialog asked in a dialog, which keeps everybody from the notice
 */
export function useIsRetriedAbove(isInDialog = false): boolean {
  const isLost = useFlag(useServices().connection.isLost);
  return isLost && !isInDialog;
}

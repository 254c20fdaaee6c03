import { ProgressBar } from '@kasa/ui/progress-bar';
import { useNavigation } from 'react-router-dom';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { useHasLasted } from '../use-has-lasted.ts';

/** No progress bar for faster navigations, milliseconds. */
const SHOW_AFTER_MS = 150;

/** Progress bar during a navigation (spec §2), after 150 ms. */
export function NavigationProgress() {
  const text = useText(commonMessages);
  const isLong = useHasLasted(useNavigation().state === 'loading', SHOW_AFTER_MS);
  return isLong ? <ProgressBar label={text('app.loading')} /> : null;
}

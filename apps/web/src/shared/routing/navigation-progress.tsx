import { ProgressBar } from '@kasa/ui/progress-bar';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';

/** No progress bar for faster navigations, milliseconds. */
const SHOW_AFTER_MS = 150;

/** Progress bar during a navigation (spec §2), after 150 ms. */
export function NavigationProgress() {
  const text = useText(commonMessages);
  const isLoading = useNavigation().state === 'loading';
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLong(true), SHOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isLoading]);
  return isLong ? <ProgressBar label={text('app.loading')} /> : null;
}

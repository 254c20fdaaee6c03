import { ProgressBar } from '@kasa/ui/progress-bar';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';

/** A screen that comes sooner than this needs no bar, milliseconds. */
const PATIENCE = 150;

/** The loading sign from the start of a navigation until its screen has come (spec §2), from 150 ms on. */
export function NavigationProgress() {
  const text = useText(commonMessages);
  const isLoading = useNavigation().state === 'loading';
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isLoading]);
  return isLong ? <ProgressBar label={text('app.loading')} /> : null;
}

import { loadAllOnDemand } from '@kasa/ui/on-demand';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { preloadToaster, toasterState } from './toast.ts';

const Toaster = lazy(() => import('@kasa/ui/toaster').then((module) => ({ default: module.Toaster })));

/** Delay after the first screen, milliseconds: its own requests go first. */
const PRELOAD_DELAY_MS = 2000;

export function Toasts() {
  const text = useText(commonMessages);
  const isWanted = useSyncExternalStore(toasterState.subscribe, toasterState.isNeeded);
  useEffect(() => {
    const timer = setTimeout(() => {
      preloadToaster().catch(() => undefined);
      void loadAllOnDemand();
    }, PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isWanted) return null;
  return (
    <Suspense>
      <Toaster
        texts={{
          label: text('toast.label'),
          close: text('action.close'),
          details: text('toast.details'),
          code: text('toast.code'),
          requestId: text('error.requestId'),
          copy: text('action.copy'),
          copied: text('action.copied'),
        }}
      />
    </Suspense>
  );
}

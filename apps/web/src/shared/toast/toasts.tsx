import { loadOnDemand } from '@kasa/ui/on-demand';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { prepareToasts, toasterState } from './toast.ts';

const Toaster = lazy(() => import('@kasa/ui/toaster').then((module) => ({ default: module.Toaster })));

/** Delay after the first screen, milliseconds: its own requests go first. */
const AFTER_FIRST_SCREEN = 2000;

export function Toasts() {
  const text = useText(commonMessages);
  const isWanted = useSyncExternalStore(toasterState.subscribe, toasterState.isWanted);
  useEffect(() => {
    const timer = setTimeout(() => {
      prepareToasts().catch(() => undefined);
      void loadOnDemand();
    }, AFTER_FIRST_SCREEN);
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

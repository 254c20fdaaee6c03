import { type ComponentProps, type ComponentType, useCallback, useEffect, useReducer, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FirstStepsBanner } from '../../features/auth/components/first-steps-banner.tsx';
import { firstStepsMessages } from '../../features/auth/messages/first-steps/catalogue.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import { useLazyModule } from '../../shared/services/use-lazy-module.ts';
import { useSession } from '../../shared/services/use-services.tsx';
import { firstStepsGuideKey, readTab, writeTab } from '../../shared/session/tab-storage.ts';

type Bar = ComponentType<ComponentProps<typeof FirstStepsBanner>>;

async function loadBar(locale: Locale): Promise<Bar> {
  const [{ FirstStepsBanner: Bar }] = await Promise.all([
    import('../../features/auth/components/first-steps-banner.tsx'),
    firstStepsMessages.load(locale),
  ]);
  return Bar;
}

/** Guides the owner of a new merchant through the first steps once `/` has listed them. */
export function FirstStepsBar() {
  const session = useSession();
  const { pathname } = useLocation();
  const [, showAnew] = useReducer((times: number) => times + 1, 0);
  const isOwner = session?.roles.includes('owner') ?? false;
  // Read on each render, because the home page writes it.
  const isGuided = isOwner && readTab(firstStepsGuideKey) === session?.user.id;
  // Keeps the "all done" state visible until the next screen.
  const [finishedAt, setFinishedAt] = useState<string>();
  const isShown = isGuided || (isOwner && finishedAt === pathname);
  const Bar = useLazyModule(loadBar, isGuided);

  useEffect(() => () => setFinishedAt(undefined), [pathname]);
  const finish = useCallback(() => {
    setFinishedAt(pathname);
    writeTab(firstStepsGuideKey, null);
  }, [pathname]);
  const dismiss = () => {
    writeTab(firstStepsGuideKey, null);
    setFinishedAt(undefined);
    showAnew();
  };
  if (!isShown || !Bar) return null;
  return <Bar pathname={pathname} onFinished={finish} onDismiss={dismiss} />;
}

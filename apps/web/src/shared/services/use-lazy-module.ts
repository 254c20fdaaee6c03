import { useEffect, useState } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { useServices } from './use-services.tsx';

/**
 * @param load a module-level function, so that its identity is stable
 * @returns undefined until loaded, and on failure
 */
export function useLazyModule<Loaded>(
  load: (locale: Locale) => Promise<Loaded>,
  enabled = true,
): Loaded | undefined {
  const { locale } = useServices();
  const [later, setLater] = useState<{ loaded: Loaded }>();
  useEffect(() => {
    if (!enabled) return;
    let isGone = false;
    load(locale.current()).then(
      (loaded) => {
        if (!isGone) setLater({ loaded });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [enabled, load, locale]);
  return later?.loaded;
}

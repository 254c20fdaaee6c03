import { useEffect, useState } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { useServices } from './use-services.tsx';

/**
 * @param load a module-level function, so that its identity is stable
 * @returns undefined until loaded, and on failure
 */
export function useLater<Loaded>(
  load: (locale: Locale) => Promise<Loaded>,
  isWanted = true,
): Loaded | undefined {
  const { locale } = useServices();
  const [later, setLater] = useState<{ loaded: Loaded }>();
  useEffect(() => {
    if (!isWanted) return;
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
  }, [isWanted, load, locale]);
  return later?.loaded;
}

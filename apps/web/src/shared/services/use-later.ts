import { useEffect, useState } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { useServices } from './use-services.tsx';

/**
 * Code and words that a screen stands without: fetched once they are wanted.
 * @param load a function of a module, so that it stays the same
 * @returns undefined until they are there, and when they cannot be had
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

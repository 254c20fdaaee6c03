import { useEffect } from 'react';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';

/** Sets the document title: `Маршрути · Каса`. Every screen calls it with its heading. */
export function usePageTitle(page: string): void {
  const text = useText(commonMessages);
  const title = text('app.title', { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}

import { type Format, formatIn } from './format.ts';
import { useLocale } from './i18n.tsx';

/** How values are written in the language in use: `const format = useFormat(); format.money(route.cost)`. */
export function useFormat(): Format {
  return formatIn(useLocale());
}

import { type Format, formatIn } from './format.ts';
import { useLocale } from './i18n.tsx';

/** Formatting in the current language: `const format = useFormat(); format.money(route.cost)`. */
export function useFormat(): Format {
  return formatIn(useLocale());
}

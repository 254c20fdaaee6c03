import type { Language } from '@kasa/contracts/shared/codes';

/** The language requested by `lng` (spec §7); default: Ukrainian (spec §9). */
export function languageOf(query: unknown): Language {
  return (query as { lng?: unknown } | null | undefined)?.lng === 'EN' ? 'en' : 'uk';
}

/** The language of a request refused before its query was parsed. */
export function languageOfUrl(url: string): Language {
  return /[?&]lng=EN(?:&|$)/.test(url) ? 'en' : 'uk';
}

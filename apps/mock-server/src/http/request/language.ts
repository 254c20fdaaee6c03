import type { Language } from '@kasa/contracts/shared/codes';

/** The language that `lng` asks for (spec §7); missing or unknown means Ukrainian (spec §9). */
export function languageOf(query: unknown): Language {
  return (query as { lng?: unknown } | null | undefined)?.lng === 'EN' ? 'en' : 'uk';
}

/** The language of a request that was refused before its query was read. */
export function languageOfUrl(url: string): Language {
  return /[?&]lng=EN(?:&|$)/.test(url) ? 'en' : 'uk';
}

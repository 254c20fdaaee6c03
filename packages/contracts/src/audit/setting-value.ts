import { type SettingSource, settingSources } from '../shared/setting-sources.ts';

/** A setting of a terminal in the journal: the value that counted, and where it came from. */
export interface JournaledSetting {
  readonly value: unknown;
  readonly source: SettingSource;
}

/** @returns undefined: another kind of value, or one of an entry from before sources were recorded */
export function journaledSetting(value: unknown): JournaledSetting | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'value')) return undefined;
  const { source } = value as { source?: unknown };
  return settingSources.some((known) => known === source) ? (value as JournaledSetting) : undefined;
}

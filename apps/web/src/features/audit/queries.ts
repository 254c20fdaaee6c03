import type { InputOf } from '../../shared/query/operations.ts';
import { useOperation } from '../../shared/query/use-operation.ts';

export type AuditQuery = NonNullable<InputOf<'listAuditEntries'>['query']>;

/**
 * How many entries exist outside the period when the period filter hides all; undefined if unknown or nothing is
 * hidden.
 */
export function useEntriesOutsidePeriod(query: AuditQuery, isHidden: boolean) {
  const { from, to } = query;
  const anytime = { ...query, page: 1, from: undefined, to: undefined };
  const isEnabled = isHidden && (from !== undefined || to !== undefined);
  const { data } = useOperation('listAuditEntries', { query: anytime }, { isQuiet: true, isEnabled });
  return isEnabled && data && data.total > 0 ? data : undefined;
}

export function useAuditUsers() {
  return useOperation('listAuditPeople', {}, { isQuiet: true });
}

import { isClientError } from '@kasa/client/http/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isConflict } from '#shared/errors/current-version.ts';
import { queryKey } from '#shared/query/operations.ts';
import { useServices } from '#shared/services/use-services.tsx';
import { createAutosave } from '../../model/schedule/autosave.ts';
import { contentOf, type Draft, type Plan, planOf } from '../../model/schedule/draft.ts';
import type { Schedule } from '../../model/schedule/week.ts';

const isStale = (error: unknown) => isClientError(error) && isConflict(error);

export const inputOf = ({ point, week }: Pick<Schedule, 'point' | 'week'>) => ({
  params: { id: point.id },
  query: { week },
});

/**
 * Saves the draft by itself, and follows what others save while nothing is unsaved here.
 * @param schedule as it was read last
 * @param onNewer shows what somebody else has saved
 */
export function useAutosave(schedule: Schedule, draft: Draft, onNewer: (plan: Plan) => void) {
  const { client, report } = useServices();
  const queryClient = useQueryClient();
  const input = inputOf(schedule);
  const keep = (read: Schedule) => queryClient.setQueryData(queryKey('getSchedule', input), read);
  const read = async () => {
    const latest = await client.operation('getSchedule')(input);
    keep(latest);
    return latest;
  };
  const send = async ({ hours, shifts }: Plan, version: number) => {
    const body = {
      week: schedule.week,
      version,
      hours: { ...hours, days: [...hours.days] },
      shifts: [...shifts],
    };
    try {
      const saved = await client.operation('updateSchedule')({ params: input.params, body });
      keep(saved);
      return saved.version;
    } catch (error) {
      // An answer that was lost on its way: what is there is what was sent.
      if (isStale(error)) {
        const latest = await read().catch(() => null);
        if (latest && contentOf(latest) === contentOf({ hours, shifts })) return latest.version;
      }
      report(error, { isQuiet: isStale(error) });
      throw error;
    }
  };
  const [autosave] = useState(() =>
    createAutosave({ start: { version: schedule.version, plan: schedule }, send, isStale }),
  );
  useEffect(() => autosave.dispose, [autosave]);
  useEffect(() => autosave.offer(planOf(draft)), [autosave, draft]);
  const state = useSyncExternalStore(autosave.subscribe, autosave.state);

  useEffect(() => {
    if (schedule.version <= autosave.version() || state === 'saving' || state === 'stale') return;
    if (autosave.isSaved(schedule)) return autosave.continueFrom(schedule.version);
    const isOwn = contentOf(schedule) === contentOf(draft);
    if (autosave.isUnsaved() && !isOwn) return autosave.markStale();
    autosave.adopt({ version: schedule.version, plan: schedule });
    if (!isOwn) onNewer(schedule);
  });
  return {
    autosave,
    state,
    keep,
    /** Shows somebody else's plan instead of one's own. */
    takeNewer: async () => {
      const latest = await read();
      autosave.adopt({ version: latest.version, plan: latest });
      onNewer(latest);
    },
    /** Saves one's own plan over somebody else's. */
    keepOwn: async () => autosave.overwrite((await read()).version),
  };
}

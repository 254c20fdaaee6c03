import { isClientError } from '@kasa/client/http/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isConflict } from '#shared/errors/current-version.ts';
import { queryKey } from '#shared/query/operations.ts';
import { useServices } from '#shared/services/use-services.tsx';
import { createAutosave } from '../../model/schedule/autosave.ts';
import { contentOf, type Draft, type Plan, planOf } from '../../model/schedule/draft.ts';
import { lossOf } from '../../model/schedule/loss.ts';
import { peopleRefused } from '../../model/schedule/refused.ts';
import type { Schedule } from '../../model/schedule/week.ts';
import { useWords } from './use-words.ts';

const isStale = (error: unknown) => isClientError(error) && isConflict(error);

export const inputOf = ({ point, week }: Pick<Schedule, 'point' | 'week'>) => ({
  params: { id: point.id },
  query: { week },
});

/**
 * Saves the draft by itself, and follows what others save while nothing is unsaved here.
 * @param schedule as it was read last
 * @param on.newer shows what somebody else has saved
 * @param on.refused takes people off who can't be planned
 */
export function useAutosave(
  schedule: Schedule,
  draft: Draft,
  on: { newer: (plan: Plan) => void; refused: (ids: readonly string[]) => void },
) {
  const { client, report } = useServices();
  const { text } = useWords();
  // What is sent later speaks of the people as they are then.
  const handlers = useRef(on);
  useEffect(() => {
    handlers.current = on;
  });
  const queryClient = useQueryClient();
  const input = inputOf(schedule);
  const store = (read: Schedule) => queryClient.setQueryData(queryKey('getSchedule', input), read);
  const read = async () => {
    const latest = await client.operation('getSchedule')(input);
    store(latest);
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
      store(saved);
      return saved.version;
    } catch (error) {
      // An answer that was lost on its way: what is there is what was sent.
      if (isStale(error)) {
        const latest = await read().catch(() => null);
        if (latest && contentOf(latest) === contentOf({ hours, shifts })) return latest.version;
      }
      const refused = isClientError(error) ? peopleRefused(error, shifts) : [];
      if (refused.length > 0) handlers.current.refused(refused);
      report(error, { isQuiet: isStale(error) || refused.length > 0 });
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
    if (schedule.version <= autosave.version() || state === 'saving') return;
    const isOwn = contentOf(schedule) === contentOf(draft);
    if (state === 'stale' && autosave.isUnsaved() && !isOwn) return;
    if (autosave.isSaved(schedule)) return autosave.continueFrom(schedule.version);
    if (autosave.isUnsaved() && !isOwn) return autosave.markStale();
    autosave.adopt({ version: schedule.version, plan: schedule });
    if (!isOwn) on.newer(schedule);
  });
  const theirs = state === 'stale' && schedule.version > autosave.version() ? schedule : null;
  const base = autosave.base();
  return {
    autosave,
    state,
    /** Shows what the server has answered. */
    store,
    /** Why nothing is done with the plan for now: which one it is, is to be chosen first. */
    staleReason: state === 'stale' ? text('stale.title') : undefined,
    /**
     * Saves what was edited a moment ago, before something is done with it.
     * @returns false: somebody else has saved, and the notice on the page says what to do
     * @throws any other error, which has been said
     */
    flushed: async (): Promise<boolean> => {
      try {
        await autosave.flush();
      } catch (error) {
        if (autosave.state() !== 'stale') throw error;
      }
      return autosave.state() !== 'stale';
    },
    /** Shows somebody else's plan instead of one's own. */
    takeNewer: async () => {
      const latest = await read();
      autosave.adopt({ version: latest.version, plan: latest });
      on.newer(latest);
    },
    /** What is lost by taking theirs, and by saving one's own; null: theirs is not read yet. */
    losses: theirs && { own: lossOf(draft, theirs, base), theirs: lossOf(theirs, draft, base) },
    /** Saves one's own plan over somebody else's that was shown; else shows it first. */
    saveOwn: async () => {
      if (!theirs) await read();
      // What could not be saved has been said.
      else await autosave.overwrite(theirs.version).catch(() => undefined);
    },
  };
}

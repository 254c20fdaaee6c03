/** What the server refuses to plan: people who work at the point no more. Pure. */
import type { ClientError } from '@kasa/client/http/errors';
import type { PersonShift } from '@kasa/contracts/users/schedule-rules';
import { contentOf, type Draft, type DraftState } from './draft.ts';

/** Ids of people who were refused. @param shifts as they were sent */
export function peopleRefused(error: ClientError, shifts: readonly PersonShift[]): string[] {
  const fields =
    error.kind === 'server' && error.codeName === 'not_found' ? error.details?.fields : undefined;
  const refused = (fields ?? []).flatMap(({ path }) => {
    const index = /^shifts\.(\d+)\.user_id$/.exec(path)?.[1];
    return index === undefined ? [] : [shifts[Number(index)]?.user_id ?? ''];
  });
  return [...new Set(refused)];
}

/** Nothing of these people is planned, nor brought back by undo. */
export function withoutPeople(state: DraftState, ids: readonly string[]): DraftState {
  const without = (draft: Draft): Draft => ({
    ...draft,
    shifts: draft.shifts.filter(({ user_id }) => !ids.includes(user_id)),
  });
  const now = without(state.now);
  const past = state.past.map(without);
  // A step in which nothing is left would undo nothing.
  const differs = (draft: Draft, n: number) => contentOf(draft) !== contentOf(past[n + 1] ?? now);
  return { ...state, now, past: past.filter(differs) };
}

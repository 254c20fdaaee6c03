import {
  conflictsOf,
  daysOfWeek,
  hoursOf,
  type OpeningHours,
  type PersonShift,
  type Plan,
} from '@kasa/contracts/users/schedule-rules';
import { useCallback, useMemo, useReducer, useState } from 'react';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { toast } from '#shared/toast/toast.ts';
import { type DraftShift, type Edit, reduceDraft, startDraft } from '../../model/schedule/draft.ts';
import { canPlan, type Schedule, type SchedulePerson, shortNames } from '../../model/schedule/week.ts';
import { useAutosave } from './use-autosave.ts';
import { type Place, useFocusAfter } from './use-focus-after.ts';
import { useShiftWords, useWords } from './use-words.ts';

export type Editor = ReturnType<typeof useEditor>;

export interface Remark {
  readonly id: string;
  readonly words: string;
  readonly place: Place;
}

/** A week of a point while it is edited: what is planned, what is wrong with it, and how it is changed. */
export function useEditor(schedule: Schedule) {
  const { text } = useWords();
  const { people, elsewhere, week, published } = schedule;
  const [state, dispatch] = useReducer(reduceDraft, schedule, startDraft);
  const names = useNames(people);
  const missing = usePermissions().writeDenialReason('users_manage');
  const { root, focus } = useFocusAfter();
  const [said, say] = useState('');
  const saving = useAutosave(schedule, state.now, {
    newer: (plan) => dispatch({ type: 'load', plan }),
    refused(ids) {
      const refused = ids.map((id) => names.get(id) ?? '').join(', ');
      toast.error(text('save.gone', { names: refused, count: ids.length }));
      dispatch({ type: 'refuse', ids });
    },
  });
  const words = useShiftWords(names);
  const { shifts, hours } = state.now;
  const planWith = usePlanWith(schedule, hours);
  const remarks = useRemarks(planWith, shifts, words);

  const edit = (change: Edit, announced: string, place?: Place) => {
    if (missing !== undefined) return;
    dispatch(change);
    say(announced);
    if (place) focus(place);
  };
  return {
    ...{ schedule, week, published, people, elsewhere, missing, saving, root, focus, said, names, words },
    ...{ shifts, hours, remarks, days: daysOfWeek(week), canUndo: state.past.length > 0 },
    plannable: people.filter(canPlan),
    planWith,
    /** Hours of a person in the week, everywhere. */
    hoursOf: (id: string) =>
      [...shifts, ...elsewhere]
        .filter(({ user_id, day }) => user_id === id && daysOfWeek(week).includes(day))
        .reduce((sum, shift) => sum + hoursOf(shift), 0),
    add: (shift: PersonShift) =>
      edit({ type: 'add', shift }, text('said.added', { shift: words.shift(shift) }), {
        shift: String(state.nextKey),
      }),
    change: (shift: DraftShift, to: PersonShift) =>
      edit({ type: 'change', key: shift.key, to }, words.shift(to), { shift: shift.key }),
    remove: (shift: DraftShift) =>
      edit({ type: 'remove', key: shift.key }, text('said.removed', { shift: words.shift(shift) }), {
        cell: shift,
      }),
    set: (next: readonly (PersonShift | DraftShift)[], announced: string, nextHours?: OpeningHours) =>
      edit({ type: 'set', shifts: next, hours: nextHours }, announced),
    setHours: (next: OpeningHours) =>
      edit({ type: 'hours', hours: next }, text('said.hours', { time: `${next.from}–${next.to}` })),
    undo: () => edit({ type: 'undo' }, text('said.undone')),
  };
}

/** Short names by id, also of those whom the week has no more: they may be brought back. */
function useNames(people: readonly SchedulePerson[]): ReadonlyMap<string, string> {
  const [known, setKnown] = useState(people);
  const isIn = (all: readonly SchedulePerson[], id: string) => all.some((one) => one.id === id);
  const others = known.filter(({ id }) => !isIn(people, id));
  if (people.some(({ id }) => !isIn(known, id))) setKnown([...people, ...others]);
  return shortNames([...people, ...others]);
}

/** The week with some shifts, as it is judged. */
function usePlanWith({ people, elsewhere, week }: Schedule, hours: OpeningHours) {
  return useCallback(
    (shifts: readonly PersonShift[]): Plan => {
      const here = people.filter(({ works_here }) => works_here).map(({ id }) => id);
      return { week, shifts, elsewhere, people: here, hours };
    },
    [people, elsewhere, week, hours],
  );
}

function useRemarks(
  planWith: ReturnType<typeof usePlanWith>,
  shifts: readonly DraftShift[],
  words: ReturnType<typeof useShiftWords>,
) {
  const found = useMemo(() => conflictsOf(planWith(shifts)), [planWith, shifts]);
  const list = found.map((conflict, n): Remark => {
    const first = shifts[conflict.shifts.at(-1) ?? -1];
    return {
      id: `${n} ${conflict.kind}`,
      words: words.remark(conflict, shifts),
      place: first ? { shift: first.key } : { day: conflict.day },
    };
  });
  /** Of a shift, in words. */
  const of = (shift: DraftShift): string[] =>
    found.flatMap((conflict, n) => {
      const isIn = conflict.shifts.some((index) => shifts[index]?.key === shift.key);
      return isIn ? [list[n]?.words ?? ''] : [];
    });
  return { list, of };
}

import { useState } from 'react';
import { type Location, type Stop, terminiAfter } from '../../model/stops.ts';
import type { RouteForm } from '../route/route-entity.ts';

/** Stops of a form with ids that are stable when the order changes. */
export interface StopList {
  places: readonly Stop[];
  ids: readonly string[];
  add(stop: Stop): void;
  replace(index: number, stop: Stop): void;
  move(index: number, location: Location): void;
  remove(index: number): void;
  reorder(ids: readonly string[]): void;
}

let made = 0;
const newId = () => {
  made += 1;
  return `stop-${made}`;
};

export function useStopList(
  form: RouteForm,
  places: readonly Stop[],
  onChange: (places: readonly Stop[]) => void,
): StopList {
  const [keptIds, setIds] = useState<readonly string[]>(() => places.map(newId));
  // The form's values were replaced, e.g. by a newer version.
  const ids =
    keptIds.length === places.length ? keptIds : places.map((_, index) => keptIds[index] ?? newId());
  if (ids !== keptIds) setIds(ids);

  const change = (next: readonly Stop[], nextIds: readonly string[]) => {
    const { hook } = form;
    const { from_point, to_point } = hook.getValues();
    const ends = terminiAfter(places, next, { from_point: from_point ?? '', to_point: to_point ?? '' });
    onChange(next);
    setIds(nextIds);
    for (const name of ['from_point', 'to_point'] as const) {
      if (hook.getValues(name) === ends[name]) continue;
      const isChecked = hook.getFieldState(name).invalid;
      hook.setValue(name, ends[name], { shouldDirty: true, shouldValidate: isChecked });
    }
  };
  const replace = (index: number, stop: Stop) => change(places.with(index, stop), ids);
  return {
    places,
    ids,
    add: (stop) => change([...places, stop], [...ids, newId()]),
    replace,
    move: (index, location) => {
      const stop = places[index];
      if (stop) replace(index, { ...stop, geometry: { location } });
    },
    remove: (index) => change(places.toSpliced(index, 1), ids.toSpliced(index, 1)),
    reorder: (order) => {
      const next = order.flatMap((id) => places[ids.indexOf(id)] ?? []);
      if (next.length === places.length) change(next, order);
    },
  };
}

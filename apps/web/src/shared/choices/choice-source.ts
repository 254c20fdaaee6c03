import type { FilterItem, FoundItems } from '@kasa/ui/filter-bar';

/** Where the choices of a filter come from, as hooks. */
export interface ChoiceSource {
  /** What is offered for what was typed; used while the choices are open. */
  useItems: (typed: string) => FoundItems;
  /** The items of these ids, as far as they are known. */
  useChosen: (ids: readonly string[]) => readonly FilterItem[];
}

export interface ChoiceQuery {
  isPending: boolean;
  isError: boolean;
  refetch: () => Promise<unknown>;
}

/** @param isOther the items are those of another search */
export function foundItems(query: ChoiceQuery, items: readonly FilterItem[], isOther = false): FoundItems {
  const state = query.isError ? 'failed' : isOther || query.isPending ? 'loading' : 'found';
  return { items, state, retry: () => void query.refetch() };
}

/**
 * Choices of a list that is read whole.
 * @param useAll hook: reads it, when it is enabled, without a toast
 */
export function listedChoices(
  useAll: (isEnabled: boolean) => { query: ChoiceQuery; items: readonly FilterItem[] },
): ChoiceSource {
  return {
    useItems(typed) {
      const { query, items } = useAll(true);
      return foundItems(query, items.filter(holding(typed)));
    },
    useChosen(ids) {
      const { items } = useAll(ids.length > 0);
      return items.filter(({ id }) => ids.includes(id));
    },
  };
}

/** Whether an item holds what was typed. */
export function holding(typed: string): (item: FilterItem) => boolean {
  const wanted = typed.trim().toLocaleLowerCase();
  return ({ label, description = '' }) => `${label} ${description}`.toLocaleLowerCase().includes(wanted);
}

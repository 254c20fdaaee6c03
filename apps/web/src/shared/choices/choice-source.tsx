import type { FilterItem, FoundItems } from '@kasa/ui/filter-bar';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Skeleton } from '@kasa/ui/skeleton';
import { RetryButton } from '../errors/retry-button.tsx';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';

/** Where the choices of a filter come from, as hooks. */
export interface ChoiceSource {
  /** What is offered for what was typed; used while the choices are open. */
  useItems: (typed: string) => FoundItems;
  /** The items of these ids, as far as they are known. */
  useChosen: (ids: readonly string[]) => readonly FilterItem[];
}

export interface ChoiceQuery {
  isPending: boolean;
  isFetching: boolean;
  isError: boolean;
  refetch: () => Promise<unknown>;
}

/** @param isLoading the items are those of another search */
export function useFound(query: ChoiceQuery, items: readonly FilterItem[], isLoading = false): FoundItems {
  const text = useText(commonMessages);
  const notice = query.isError ? (
    <InlineNotice tone="danger" actions={<RetryButton query={query} size="sm" />}>
      {text('list.failed')}
    </InlineNotice>
  ) : query.isPending ? (
    <Skeleton height="62px" />
  ) : undefined;
  return { items, isLoading: (isLoading || query.isPending) && !query.isError, notice };
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
      return useFound(query, items.filter(holding(typed)));
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

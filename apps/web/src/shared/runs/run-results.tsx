import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOperation } from '../query/use-operation.ts';
import { EmbeddedList } from '../table/embedded-list.tsx';
import type { ListColumn } from '../table/fitting-columns.ts';
import type { ListQueryResult } from '../table/list-table.tsx';
import { useChoiceFilter } from '../table/options-filter.tsx';
import type { ListState } from '../table/use-list-state.ts';
import type { Run, RunItem } from './run.ts';
import type { RunKind } from './run-kind.ts';
import { useRunItemColumns } from './run-lists.tsx';
import type { RunWords } from './run-words.ts';

/** How the objects of a run are shown. */
export interface RunItemContents<Item extends RunItem> {
  readonly icon: LucideIcon;
  /** What the object is; what became of it follows. */
  readonly columns: readonly ListColumn<Item>[];
  /** See `useRunItemColumns`. */
  readonly why?: ((item: Item, word: string) => ReactNode) | undefined;
  /** Its name, read out. */
  readonly label: (item: Item) => string;
  /** The object itself. */
  readonly href: (item: Item) => string;
}

/** What became of each object of a run, with search, filters, columns and print. */
export function RunResults<Item extends RunItem>({
  kind,
  id,
  list,
  words,
  printTitle,
  pollIntervalMs,
  items: { icon, columns, why, label, href },
}: {
  kind: RunKind<Run, Item>;
  id: string;
  list: ListState<RunKind<Run, Item>['itemList']['filters'], never>;
  words: RunWords;
  printTitle: string;
  pollIntervalMs: number | undefined;
  items: RunItemContents<Item>;
}) {
  const { ItemStatus, itemFields } = kind;
  const choice = useChoiceFilter(list, itemFields);
  const { sort: _none, ...asked } = list.query;
  const input = { params: { id }, query: asked };
  const query = useOperation(kind.items, input as never, { keepsPrevious: true, pollIntervalMs });
  const outcome = useRunItemColumns<Item>(itemFields, (state) => <ItemStatus state={state} />, why);
  return (
    <EmbeddedList<Item, 'q'>
      id={kind.id}
      printTitle={printTitle}
      operation={kind.items}
      input={input}
      label={words['run.rows']}
      list={list}
      query={query as unknown as ListQueryResult<Item>}
      search={{ name: 'q', label: words['run.search'], placeholder: words['run.searchPlaceholder'] }}
      filters={[choice('state'), choice('reason')]}
      columns={[...columns, ...outcome]}
      rowLabel={label}
      rowActions={(item) => [{ id: 'open', label: words['run.open'], icon, href: href(item) }]}
      rowHref={href}
      emptyIcon={icon}
      emptyText={words['run.rowsEmpty']}
    />
  );
}

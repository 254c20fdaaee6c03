import type { Page } from '@kasa/contracts/shared/paging';
import { Button } from '@kasa/ui/button';
import { DataTable, type DataTableProps } from '@kasa/ui/data-table';
import { EmptyState } from '@kasa/ui/empty-state';
import { KeyValue, type KeyValueItem } from '@kasa/ui/key-value';
import { Pager } from '@kasa/ui/pager';
import type { UseQueryResult } from '@tanstack/react-query';
import { Inbox, type LucideIcon } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { FailedEmpty } from '../errors/failed-empty.tsx';
import { LoadError } from '../errors/load-error.tsx';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { useFormat } from '../i18n/use-format.ts';
import type { ListColumn } from './fitting-columns.ts';
import { LeftOut } from './left-out.tsx';
import { useFittingColumns } from './use-fitting-columns.ts';
import { useListTexts } from './use-table-texts.ts';

/** What a table needs of its list's state. */
export interface PagedList {
  perPage: number;
  page: number;
  sort: string | undefined;
  hasFilters: boolean;
  clearFilters(): void;
  setSort(sort: string): void;
  hrefFor(page: number): string;
  hrefForPerPage(perPage: number): string;
}

/** What a list shows of its read: `useOperation('list…', { query: list.query }, { keepsPrevious: true })`. */
export type ListRead<Row> = Pick<
  UseQueryResult<Page<Row>, unknown>,
  'data' | 'error' | 'isPending' | 'isError' | 'isFetching' | 'isPlaceholderData' | 'refetch'
>;

type Taken =
  | 'texts'
  | 'rows'
  | 'isLoading'
  | 'isStale'
  | 'skeletonRows'
  | 'sort'
  | 'onSortChange'
  | 'empty'
  | 'error'
  | 'footer';

/** Props of a list's table: the table's own, without what the list itself knows. */
export interface ListTableProps<Row> extends Omit<DataTableProps<Row>, Taken> {
  list: PagedList;
  query: ListRead<Row>;
  columns: readonly ListColumn<Row>[];
  /** What a row has no column for: it unfolds into these, behind the columns that there is no room for. */
  facts?: ((row: Row) => readonly KeyValueItem[]) | undefined;
  /** "Вибрано 3 термінали"; "3 рядки" unless told. */
  selectedText?: ((count: number) => string) | undefined;
  /** What the server sorts by when the address says nothing, so that the header shows it. */
  defaultSort?: string | undefined;
  /** When there is nothing at all yet: what to do next. */
  emptyText?: string | undefined;
  emptyIcon?: LucideIcon | undefined;
  emptyActions?: ReactNode;
  /** When filters leave nothing and more is known of why, e.g. how much lies outside of a period. */
  emptyFilteredText?: string | undefined;
  /** What to do then, beside taking the filters away. */
  emptyFilteredActions?: ReactNode;
  /**
   * Failures bring no message. Spec §8 for driver, route and transport lists: "loading flag cleared, lists become
   * empty, no message"; screens.md wants a way to try again in every screen. So no toast: the table
   * becomes empty, with the spec's `Немає данних`, a line that it could not be loaded, and "try again" (ADR 7).
   */
  isQuiet?: boolean | undefined;
}

/** A list as a table with its pages: loading, rows, nothing, nothing found, page past the end, failure. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { list, query, defaultSort, isQuiet = false, selectedText, ...rest } = props;
  const { facts, emptyText, emptyIcon, emptyActions, emptyFilteredText, emptyFilteredActions, ...table } =
    rest;
  const { hiddenColumns: hidden = [] } = table;
  const texts = useListTexts();
  const isFailed = query.isError;
  const answer = isFailed && isQuiet ? undefined : query.data;
  // New rows are drawn in slices, between which typing and pressing are answered; until then the old ones stay.
  const data = useDeferredValue(answer);
  const isDrawing = data !== answer;
  const isFailedLoudly = isFailed && !isQuiet && data === undefined;
  const columns = table.columns.filter(({ id, isHideable }) => !(isHideable && hidden.includes(id)));
  const { renderExpanded } = table;
  const isExpandable = facts !== undefined || renderExpanded !== undefined;
  const { ref, yielding, unfolding, showAll } = useFittingColumns(columns, {
    isExpandable,
    hasMenu: table.rowActions !== undefined,
    hasChoice: table.selection !== undefined,
  });
  return (
    <div ref={ref}>
      <DataTable<Row>
        {...table}
        hiddenColumns={[...hidden, ...yielding.map(({ id }) => id)]}
        renderExpanded={
          isExpandable
            ? (row) => (
                <Unfolded items={[...asFacts(unfolding, row), ...(facts?.(row) ?? [])]}>
                  {renderExpanded?.(row)}
                </Unfolded>
              )
            : undefined
        }
        texts={selectedText ? { ...texts.table, selected: selectedText } : texts.table}
        rows={data?.items ?? []}
        isLoading={query.isPending || (isDrawing && data === undefined)}
        isStale={query.isPlaceholderData || isDrawing}
        skeletonRows={list.perPage}
        sort={list.sort ?? defaultSort}
        onSortChange={list.setSort}
        error={isFailedLoudly ? <LoadError query={query} /> : undefined}
        empty={<Nothing {...props} data={data} />}
        footer={data && data.total > 0 ? <Pages list={list} data={data} /> : undefined}
      />
      {data && data.items.length > 0 ? (
        <LeftOut headers={yielding.map(({ header }) => header)} onShowAll={showAll} />
      ) : null}
    </div>
  );
}

const asFacts = <Row,>(columns: readonly ListColumn<Row>[], row: Row): KeyValueItem[] =>
  columns.map(({ id, header, cell }) => ({ id, label: header, value: cell(row) }));

/** Below a row: first its facts, in one grid. */
function Unfolded({ items, children }: { items: readonly KeyValueItem[]; children: ReactNode }) {
  if (items.length === 0) return children;
  return (
    <div className="flex flex-col gap-3">
      <KeyValue columns={3} items={items} />
      {children}
    </div>
  );
}

function Nothing<Row>({
  list,
  query,
  data,
  ...props
}: ListTableProps<Row> & { data: Page<Row> | undefined }) {
  const text = useText(commonMessages);
  const icon = props.emptyIcon ?? Inbox;
  const title = text('list.empty');
  if (query.isError) return <FailedEmpty query={query} />;
  if (data && data.total > 0) {
    return (
      <EmptyState
        icon={icon}
        title={title}
        text={text('list.pastEnd')}
        actions={<Button href={list.hrefFor(1)}>{text('list.toFirst')}</Button>}
      />
    );
  }
  if (list.hasFilters) {
    return (
      <EmptyState
        icon={icon}
        title={title}
        text={[text('list.emptyFiltered'), props.emptyFilteredText].filter(Boolean).join(' ')}
        actions={
          <>
            {props.emptyFilteredActions}
            <Button onPress={list.clearFilters}>{text('list.clearFilters')}</Button>
          </>
        }
      />
    );
  }
  return <EmptyState icon={icon} title={title} text={props.emptyText} actions={props.emptyActions} />;
}

function Pages<Row>({ list, data }: { list: PagedList; data: Page<Row> }) {
  const text = useText(commonMessages);
  const texts = useListTexts();
  const format = useFormat();
  const from = (data.page - 1) * data.per_page + 1;
  const total = format.number(data.total);
  const range =
    data.items.length === 0
      ? text('list.rangeNone', { total })
      : text(data.total_capped ? 'list.rangeCapped' : 'list.range', {
          from: format.number(from),
          to: format.number(from + data.items.length - 1),
          total,
        });
  return (
    <Pager
      page={data.page}
      pageCount={data.page_count}
      perPage={data.per_page}
      range={range}
      texts={texts.pager}
      hrefFor={list.hrefFor}
      hrefForPerPage={list.hrefForPerPage}
      isTotalCapped={data.total_capped}
    />
  );
}

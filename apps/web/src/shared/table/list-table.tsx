import type { Page } from '@kasa/contracts/shared/paging';
import { Button } from '@kasa/ui/button';
import { DataTable, type DataTableProps } from '@kasa/ui/data-table';
import type { KeyValueItem } from '@kasa/ui/key-value';
import { PHONE_QUERY, useMediaQuery } from '@kasa/ui/media-query';
import { onDemand, useOnDemand } from '@kasa/ui/on-demand';
import { Pager } from '@kasa/ui/pager';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { LoadError } from '../errors/load-error.tsx';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { type ListColumn, useFittingColumns } from './fitting-columns.ts';
import type { EmptyListWords } from './list-table-extras.tsx';
import { isRecentlyChanged } from './lit-rows.ts';
import { preferredDensity, rememberPerPage } from './row-preferences.ts';
import { useListTexts } from './use-list-texts.ts';

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

/** Used part of `useOperation('list…', { query: list.query }, { keepsPrevious: true })`. */
export type ListQueryResult<Row> = Pick<
  UseQueryResult<Page<Row>, unknown>,
  'data' | 'error' | 'isPending' | 'isError' | 'isFetching' | 'isPlaceholderData' | 'refetch'
>;

type ProvidedProps =
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

export interface ListTableProps<Row> extends Omit<DataTableProps<Row>, ProvidedProps>, EmptyListWords {
  list: PagedList;
  query: ListQueryResult<Row>;
  columns: readonly ListColumn<Row>[];
  /** Data without a column: shown in an expanded row, after the columns that do not fit. */
  facts?: ((row: Row) => readonly KeyValueItem[]) | undefined;
  /** "Вибрано 3 термінали"; default: "3 рядки". */
  selectedText?: ((count: number) => string) | undefined;
  /** The server's default order, marked in the header. */
  defaultSort?: string | undefined;
  /**
   * No message for errors: spec §8 wants an empty list, screens.md a retry. So the table is empty, with a
   * line about the failure and a retry (ADR 7).
   */
  isQuiet?: boolean | undefined;
}

const extrasCode = onDemand(() => import('./list-table-extras.tsx'));
const suggestionCode = onDemand(() => import('./large-page-suggestion.tsx'));

/** Paginated table of a list, with states for loading, empty, nothing found, past the end and error. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { list, query, defaultSort, isQuiet = false, selectedText, ...rest } = props;
  const {
    facts,
    asked: _,
    emptyText,
    emptyIcon,
    emptyActions,
    emptyFilteredText,
    emptyFilteredActions,
    ...table
  } = rest;
  const { hiddenColumns: hidden = [] } = table;
  const texts = useListTexts();
  const isFailed = query.isError;
  const answer = isFailed && isQuiet ? undefined : query.data;
  // Deferred: new rows render in slices that input can interrupt; the old rows stay until then.
  const data = useDeferredValue(answer);
  const isDrawing = data !== answer;
  const isFailedLoudly = isFailed && !isQuiet && data === undefined;
  const sorted = (list.sort ?? defaultSort)?.replace(/^-/, '');
  const columns = table.columns
    .filter(({ id, isHideable }) => !(isHideable && hidden.includes(id)))
    // What the rows are ordered by leaves last.
    .map((column) =>
      column.id === sorted && column.dropPriority ? { ...column, dropPriority: Infinity } : column,
    );
  const { renderExpanded } = table;
  const extras = useOnDemand(extrasCode);
  const isAnswered = !query.isPending;
  // After the rows, and at once then: an empty list must not stay blank.
  useEffect(() => {
    if (isAnswered) void extrasCode.load();
  }, [isAnswered]);
  const suggestion = useOnDemand(suggestionCode);
  const isPhone = useMediaQuery(PHONE_QUERY);
  // What a card leaves out is below it where the row opens nothing.
  const isCutOff = isPhone && table.rowHref === undefined && table.onRowOpen === undefined;
  const isExpandable = facts !== undefined || renderExpanded !== undefined || isCutOff;
  const { ref, droppedColumns, expandedColumns, showAll } = useFittingColumns(columns, {
    isExpandable,
    hasMenu: table.rowActions !== undefined,
    hasChoice: table.selection !== undefined,
  });
  return (
    <div ref={ref}>
      <DataTable<Row>
        density={preferredDensity()}
        isRowLit={(row) => isRecentlyChanged(table.rowId(row))}
        {...table}
        hiddenColumns={[...hidden, ...droppedColumns.map(({ id }) => id)]}
        renderExpanded={
          isExpandable
            ? (row) =>
                extras && (
                  <extras.ExpandedRow row={row} columns={expandedColumns} facts={facts}>
                    {renderExpanded?.(row)}
                  </extras.ExpandedRow>
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
        empty={extras && <extras.EmptyList {...props} data={data} />}
        footer={
          data && data.total > 0 ? (
            <>
              {suggestion ? <suggestion.LargePageSuggestion {...list} total={data.total} /> : null}
              <ListPager list={list} data={data} />
            </>
          ) : undefined
        }
      />
      {data && data.items.length > 0 ? (
        <DroppedColumnsNote headers={droppedColumns.map(({ header }) => header)} onShowAll={showAll} />
      ) : null}
    </div>
  );
}

function ListPager<Row>({ list, data }: { list: PagedList; data: Page<Row> }) {
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
      onPerPageChange={rememberPerPage}
      isTotalCapped={data.total_capped}
    />
  );
}

export function DroppedColumnsNote({
  headers,
  onShowAll,
}: {
  headers: readonly string[];
  onShowAll: () => void;
}) {
  const text = useText(commonMessages);
  if (headers.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 text-[13px] text-text-muted">
      {text('list.leftOut', { columns: headers.join(', ') })}
      <Button variant="ghost" size="sm" onPress={onShowAll}>
        {text('list.showAllColumns')}
      </Button>
    </p>
  );
}

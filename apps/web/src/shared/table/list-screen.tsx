import type { Page } from '@kasa/contracts/shared/paging';
import { ColumnChooser } from '@kasa/ui/column-chooser';
import { FilterBar, type FilterDef } from '@kasa/ui/filter-bar';
import type { MenuAction } from '@kasa/ui/menu';
import { type ReactNode, useState } from 'react';
import type { Translate } from '../i18n/catalogue.ts';
import type { ListQueryIdOf } from '../query/use-list.ts';
import { LazyViewsMenu } from '../views/lazy-views-menu.tsx';
import { useDefaultView } from '../views/use-default-view.ts';
import { type CreateAction, CreateButton } from './create-button.tsx';
import { ListHeader } from './list-header.tsx';
import { ListSearch, type SearchableList } from './list-search.tsx';
import { type ListQueryResult, ListTable, type ListTableProps, type PagedList } from './list-table.tsx';
import { useMadeFirst } from './lit-rows.ts';
import { useDensity } from './row-preferences.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';
import { useListPrinting } from './use-list-printing.tsx';
import { useListTexts } from './use-list-texts.ts';

export interface ListWords {
  readonly title: string;
  /** "200 водіїв" */
  readonly total: (count: number) => string;
  /** "понад 10 000 водіїв": the server counts no further. */
  readonly totalCapped?: (total: string) => string;
  readonly search?: string;
  readonly searchPlaceholder?: string;
  readonly empty: string;
}

type Word = Exclude<keyof ListWords, 'total' | 'totalCapped'>;
/** Texts of a list by prefix: `depots.title`, `depots.total` … for `depots`. */
export function listWords<Prefix extends string>(
  text: Translate<`${Prefix}.${keyof ListWords}`>,
  prefix: Prefix,
): ListWords {
  const word = (name: Word) => text(`${prefix}.${name}`);
  return {
    title: word('title'),
    total: (count) => text(`${prefix}.total`, { count }),
    totalCapped: (total) => text(`${prefix}.totalCapped`, { total }),
    search: word('search'),
    searchPlaceholder: word('searchPlaceholder'),
    empty: word('empty'),
  };
}

export interface FilteredTableProps<Row extends { id: string }, Name extends string>
  extends Omit<ListTableProps<Row>, 'hiddenColumns' | 'rowId' | 'list'> {
  /** Key of the remembered hidden columns. */
  id: string;
  list: PagedList & SearchableList<Name>;
  search?:
    | {
        name: Name;
        label: string;
        placeholder?: string | undefined;
        refuse?: ((text: string) => string | undefined) | undefined;
      }
    | undefined;
  filters?: readonly FilterDef[] | undefined;
  filterBarEnd?: ((hiddenColumns: readonly string[]) => ReactNode) | undefined;
  around?: ((table: ReactNode) => ReactNode) | undefined;
}

/** A list within a screen: search, filters and columns above its table. */
export function FilteredTable<Row extends { id: string }, Name extends string>({
  id,
  search,
  filters = [],
  filterBarEnd,
  around = (content) => content,
  ...props
}: FilteredTableProps<Row, Name>) {
  const { list } = props;
  const texts = useListTexts();
  const [hiddenColumns, setHiddenColumns] = useHiddenColumns(id);
  const [density, setDensity] = useDensity();
  return (
    <>
      <FilterBar
        texts={texts.filters}
        search={search && <ListSearch list={list} {...search} />}
        filters={filters}
        onClear={list.hasFilters ? list.clearFilters : undefined}
        end={
          <>
            {filterBarEnd?.(hiddenColumns)}
            <ColumnChooser
              columns={props.columns}
              hiddenColumns={hiddenColumns}
              onHiddenColumnsChange={setHiddenColumns}
              density={density}
              onDensityChange={setDensity}
              sort={list.sort ?? props.defaultSort}
              onSortChange={list.setSort}
              texts={texts.columns}
            />
          </>
        }
      />
      {around(
        <ListTable<Row>
          {...props}
          hiddenColumns={hiddenColumns}
          density={density}
          asked={search && list.filters[search.name]}
          rowId={(row) => row.id}
        />,
      )}
    </>
  );
}

export interface ListScreenProps<Row extends { id: string }, Name extends string>
  extends Omit<FilteredTableProps<Row, Name>, 'label' | 'emptyText' | 'search' | 'filterBarEnd'> {
  list: PagedList & SearchableList<Name> & { parsers: object; query: object };
  words: ListWords;
  /** Reads the list, page by page, to print it. */
  operation: ListQueryIdOf<Row>;
  search?: Name | undefined;
  /** See `ListSearch`. */
  refuseSearch?: ((text: string) => string | undefined) | undefined;
  create?: CreateAction | undefined;
  /** See `ListHeader`. */
  back?: { label: string; href: string } | undefined;
  status?: ReactNode;
  actions?: readonly MenuAction[] | undefined;
}

/** A list as a screen of its own: with its title, its actions and the user's saved views. */
export function ListScreen<Row extends { id: string }, Name extends string>({
  words,
  search,
  refuseSearch,
  create,
  back,
  status,
  actions = [],
  operation,
  ...props
}: ListScreenProps<Row, Name>) {
  const { list } = props;
  const views = viewsListName(props.id);
  const ofView = useQueryOfView(props.query, useDefaultView(views));
  const query = { ...ofView, data: useMadeFirst<Row, Page<Row>>(ofView.data) };
  const printing = useListPrinting<Row>({
    ...props,
    title: words.title,
    operation,
    input: { query: list.query },
    asked: search && list.filters[search],
  });
  return (
    <>
      <ListHeader
        title={words.title}
        page={query.data}
        total={words.total}
        totalCapped={words.totalCapped}
        create={create}
        back={back}
        status={status}
        actions={[...actions, printing.action]}
      />
      <FilteredTable<Row, Name>
        emptyActions={create && <CreateButton {...create} />}
        {...props}
        query={query}
        filterBarEnd={(hiddenColumns) => (
          <LazyViewsMenu
            list={views}
            parameters={[...Object.keys(list.parsers), 'sort']}
            hiddenColumns={hiddenColumns}
          />
        )}
        label={words.title}
        search={
          search && {
            name: search,
            label: words.search ?? '',
            placeholder: words.searchPlaceholder,
            refuse: refuseSearch,
          }
        }
        emptyText={words.empty}
      />
      {printing.dialog}
    </>
  );
}

/** Name of a list in the contract of saved views, which allows no hyphens. */
const viewsListName = (id: string) => id.replaceAll('-', '_');

/**
 * The rows of a list that may be about to open with another view: none until they are those of the view.
 * @param isOtherView the address still lacks the view
 */
function useQueryOfView<Row>(query: ListQueryResult<Row>, isOtherView: boolean): ListQueryResult<Row> {
  const [isShown, setShown] = useState(false);
  const isOther = isOtherView || (!isShown && query.isPlaceholderData);
  if (isShown !== (!isOther && (isShown || query.data !== undefined))) setShown(!isShown);
  return isOther ? { ...query, data: undefined, isPending: true, isError: false } : query;
}

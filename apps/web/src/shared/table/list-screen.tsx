import type { FilterDef } from '@kasa/ui/filter-bar';
import type { MenuAction } from '@kasa/ui/menu';
import type { ReactNode } from 'react';
import type { Translate } from '../i18n/catalogue.ts';
import { type CreateAction, CreateButton } from './create-button.tsx';
import type { ListColumn } from './fitting-columns.ts';
import { ListFilterBar } from './list-filter-bar.tsx';
import { ListHeader } from './list-header.tsx';
import type { SearchableList } from './list-search.tsx';
import { ListTable, type ListTableProps, type PagedList } from './list-table.tsx';
import { useHiddenColumns } from './use-hidden-columns.ts';

export interface ListWords {
  readonly title: string;
  /** "200 водіїв" */
  readonly total: (count: number) => string;
  /** "понад 10 000 водіїв": the server counts no further. */
  readonly totalCapped: (total: string) => string;
  readonly search: string;
  readonly searchPlaceholder: string;
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

type Known = 'label' | 'emptyText' | 'emptyActions' | 'hiddenColumns' | 'rowId';

export interface ListScreenProps<Row extends { id: string }, Name extends string>
  extends Omit<ListTableProps<Row>, Known | 'list'> {
  /** Key of the remembered hidden columns. */
  id: string;
  words: ListWords;
  list: PagedList & SearchableList<Name>;
  search: Name;
  columns: readonly ListColumn<Row>[];
  filters?: readonly FilterDef[] | undefined;
  create?: CreateAction | undefined;
  /** See `ListHeader`. */
  back?: { label: string; href: string } | undefined;
  status?: ReactNode;
  actions?: readonly MenuAction[] | undefined;
  filterBarEnd?: ((hiddenColumns: readonly string[]) => ReactNode) | undefined;
  around?: ((table: ReactNode) => ReactNode) | undefined;
  table?: ((of: { hiddenColumns: readonly string[]; emptyActions: ReactNode }) => ReactNode) | undefined;
}

export function ListScreen<Row extends { id: string }, Name extends string>({
  id,
  words,
  list,
  search,
  filters,
  create,
  back,
  status,
  actions,
  filterBarEnd,
  around = (content) => content,
  table,
  ...props
}: ListScreenProps<Row, Name>) {
  const [hiddenColumns, setHiddenColumns] = useHiddenColumns(id);
  const emptyActions = create && <CreateButton {...create} />;
  return (
    <>
      <ListHeader
        title={words.title}
        page={props.query.data}
        total={words.total}
        totalCapped={words.totalCapped}
        create={create}
        back={back}
        status={status}
        actions={actions}
      />
      <ListFilterBar
        list={list}
        search={{ name: search, label: words.search, placeholder: words.searchPlaceholder }}
        filters={filters}
        columns={props.columns}
        hiddenColumns={hiddenColumns}
        onHiddenColumnsChange={setHiddenColumns}
        defaultSort={props.defaultSort}
        end={filterBarEnd?.(hiddenColumns)}
      />
      {table?.({ hiddenColumns, emptyActions }) ??
        around(
          <ListTable<Row>
            {...props}
            list={list}
            label={words.title}
            hiddenColumns={hiddenColumns}
            rowId={(row) => row.id}
            emptyText={words.empty}
            emptyActions={emptyActions}
          />,
        )}
    </>
  );
}

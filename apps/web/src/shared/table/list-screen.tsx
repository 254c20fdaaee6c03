import type { FilterDef } from '@kasa/ui/filter-bar';
import type { MenuAction } from '@kasa/ui/menu';
import type { ReactNode } from 'react';
import type { Text } from '../i18n/catalogue.ts';
import { type CreateAction, CreateButton } from './create-button.tsx';
import type { ListColumn } from './fitting-columns.ts';
import { ListFilterBar } from './list-filter-bar.tsx';
import { ListHeader } from './list-header.tsx';
import type { SearchableList } from './list-search.tsx';
import { ListTable, type ListTableProps, type PagedList } from './list-table.tsx';
import { useHiddenColumns } from './use-hidden-columns.ts';

/** The words that every list has, by their names in a catalogue. */
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
/** The words of a list in a catalogue: `depots.title`, `depots.total` … for the prefix `depots`. */
export function listWords<Prefix extends string>(
  text: Text<`${Prefix}.${keyof ListWords}`>,
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

/** A list's screen: what its table needs, and what is around it. */
export interface ListScreenProps<Row extends { id: string }, Name extends string>
  extends Omit<ListTableProps<Row>, Known | 'list'> {
  /** Names the list: its hidden columns are remembered under it. */
  id: string;
  words: ListWords;
  list: PagedList & SearchableList<Name>;
  /** The filter that its search sets. */
  search: Name;
  columns: readonly ListColumn<Row>[];
  filters?: readonly FilterDef[] | undefined;
  create?: CreateAction | undefined;
  /** See `ListHeader`. */
  back?: { label: string; href: string } | undefined;
  status?: ReactNode;
  actions?: readonly MenuAction[] | undefined;
  /** Before the column chooser. */
  filterBarEnd?: ((hiddenColumns: readonly string[]) => ReactNode) | undefined;
  /** Puts something around the table, such as a `DrawerLayout`. */
  around?: ((table: ReactNode) => ReactNode) | undefined;
  /** A table of its own in place of the standard one. */
  table?: ((of: { hiddenColumns: readonly string[]; emptyActions: ReactNode }) => ReactNode) | undefined;
}

/** A list with its header, search, filters and columns: one declaration for a screen. */
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

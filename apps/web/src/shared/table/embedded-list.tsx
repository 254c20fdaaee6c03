import { PrintButton } from '../print/print-button.tsx';
import type { ListQueryId } from '../query/use-list.ts';
import { FilteredTable, type FilteredTableProps } from './list-screen.tsx';
import { useListPrinting } from './use-list-printing.tsx';

interface EmbeddedListProps<Row extends { id: string }, Name extends string>
  extends Omit<FilteredTableProps<Row, Name>, 'filterBarEnd'> {
  /** Names on paper what the list is of, too. */
  printTitle: string;
  /** Reads the list, page by page, to print it. */
  operation: ListQueryId;
  /** Of the shown page. */
  input: { params?: object; query: object };
}

/** A list within a screen, with the same search, filters, columns and print as one that is a screen of its own. */
export function EmbeddedList<Row extends { id: string }, Name extends string>({
  printTitle,
  operation,
  input,
  ...props
}: EmbeddedListProps<Row, Name>) {
  const { search, list } = props;
  const asked = search && list.filters[search.name];
  const printing = useListPrinting<Row>({ ...props, title: printTitle, operation, input, asked });
  return (
    <>
      <FilteredTable<Row, Name> {...props} filterBarEnd={() => <PrintButton action={printing.action} />} />
      {printing.dialog}
    </>
  );
}

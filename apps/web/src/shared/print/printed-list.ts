import type { FilterDef } from '@kasa/ui/filter-bar';
import type { ListQueryId } from '../query/use-list.ts';
import type { ListColumn } from '../table/fitting-columns.ts';

export interface PrintedList<Row> {
  /** Key of the remembered hidden columns. */
  id: string;
  title: string;
  columns: readonly ListColumn<Row>[];
  operation: ListQueryId;
  /** Of the shown page; the printed ones differ in `page` and `perPage` only. */
  input: { params?: object; query: object };
  /** What was searched. */
  asked?: string | undefined;
  filters?: readonly FilterDef[] | undefined;
}

export interface PrintListProps<Row> extends PrintedList<Row> {
  onClose: () => void;
}

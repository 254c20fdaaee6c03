import type { FilterDef } from '@kasa/ui/filter-bar';
import { Printer } from 'lucide-react';
import type { Locale } from '../i18n/locales.ts';
import type { ListQueryId } from '../query/use-list.ts';
import { useLazyModule } from '../services/use-lazy-module.ts';
import type { ListColumn } from '../table/fitting-columns.ts';
import { printMessages } from './messages/catalogue.ts';

export const printIcon = Printer;

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

async function loadDialog(locale: Locale) {
  const [{ PrintDialog }] = await Promise.all([import('./print-dialog.tsx'), printMessages.load(locale)]);
  return PrintDialog;
}

/** Reads all that the filters let through, with the progress, and prints it. Closing gives it up. */
export function PrintList<Row extends { id: string }>(props: PrintListProps<Row>) {
  const PrintDialog = useLazyModule(loadDialog);
  return PrintDialog ? <PrintDialog {...props} /> : null;
}

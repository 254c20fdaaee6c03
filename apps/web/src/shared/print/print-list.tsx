import type { Locale } from '../i18n/locales.ts';
import { useLazyModule } from '../services/use-lazy-module.ts';
import { printMessages } from './messages/catalogue.ts';
import type { PrintListProps } from './printed-list.ts';

async function loadDialog(locale: Locale) {
  const [{ PrintDialog }] = await Promise.all([import('./print-dialog.tsx'), printMessages.load(locale)]);
  return PrintDialog;
}

/** Reads all that the filters let through, with the progress, and prints it. Closing gives it up. */
export function PrintList<Row extends { id: string }>(props: PrintListProps<Row>) {
  const PrintDialog = useLazyModule(loadDialog);
  return PrintDialog ? <PrintDialog {...props} /> : null;
}

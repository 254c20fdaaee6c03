import type { ExportFormat } from '@kasa/contracts/shared/export-formats';
import type { MenuAction } from '@kasa/ui/menu';
import { useExportActions } from '../download/export-actions.ts';
import { useText } from '../i18n/i18n.tsx';
import { runMessages } from './messages/catalogue.ts';

/** Menu actions that download what became of a run's objects. */
export function useProtocolActions<Query extends { format: ExportFormat }>(
  download: { download(query: Query): void; isRunning: boolean },
  query: Omit<Query, 'format'>,
): MenuAction[] {
  const text = useText(runMessages);
  return useExportActions(download, query, (format) => text(`run.${format}`));
}

import { type ExportFormat, exportFormats } from '@kasa/contracts/shared/export-formats';
import type { MenuAction } from '@kasa/ui/menu';
import { Download } from 'lucide-react';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';

/**
 * Menu actions that export a list, one per format.
 * @param query the list's filters
 * @param label default: "Експорт XLSX"
 */
export function useExportActions<Query extends { format: ExportFormat }>(
  { download, isRunning }: { download(query: Query): void; isRunning: boolean },
  query: Omit<Query, 'format'>,
  label?: (format: ExportFormat) => string,
): MenuAction[] {
  const text = useText(commonMessages);
  return exportFormats.map((format) => ({
    id: format,
    label: label?.(format) ?? text(`export.${format}`),
    icon: Download,
    isDisabled: isRunning,
    onAction: () => download({ format, ...query } as Query),
  }));
}

import { type ExportFormat, exportFormats } from '@kasa/contracts/shared/export-formats';
import type { MenuAction } from '@kasa/ui/menu';
import { Download } from 'lucide-react';

/** Menu actions that export the page's data, one per format. */
export const exportActions = (
  label: (format: ExportFormat) => string,
  isRunning: boolean,
  save: (format: ExportFormat) => void,
): MenuAction[] =>
  exportFormats.map((format) => ({
    id: format,
    label: label(format),
    icon: Download,
    isDisabled: isRunning,
    onAction: () => save(format),
  }));

import { type ExportFormat, exportFormats } from '@kasa/contracts/shared/export-formats';
import type { MenuAction } from '@kasa/ui/menu';
import { Download } from 'lucide-react';

/**
 * The actions that save what a page shows as a file, one for each format.
 * @param isRunning one is being asked for
 */
export const saveActions = (
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

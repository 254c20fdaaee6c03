/** Forms that a list can be exported in. */
export const exportFormats = ['xlsx', 'csv'] as const;

/** One of them. */
export type ExportFormat = (typeof exportFormats)[number];

/** Media type of a workbook. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

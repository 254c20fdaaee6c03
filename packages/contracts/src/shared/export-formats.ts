export const exportFormats = ['xlsx', 'csv'] as const;

export type ExportFormat = (typeof exportFormats)[number];

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

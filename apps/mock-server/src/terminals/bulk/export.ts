import { auditField, valueLabel } from '@kasa/contracts/audit/words';
import type { Language } from '@kasa/contracts/shared/codes';
import type { ExportFormat } from '@kasa/contracts/shared/export-formats';
import { exportBulkRun } from '@kasa/contracts/terminals/operations/bulk-runs';
import { kyivTime } from '../../http/kyiv-time.ts';
import type { Context } from '../../http/request/handler.ts';
import { exportFile } from '../../http/response/export-file.ts';
import type { StreamedFile } from '../../http/response/streamed-file.ts';
import type { TableCell } from '../../http/response/table.ts';
import { runExportWords } from './export-words.ts';
import { allRunRows, presentRun, presentRunRow, type RowFilter, type RunRow } from './store.ts';

export async function exportRun(
  context: Context,
  run: RunRow,
  format: ExportFormat,
  filter: RowFilter,
): Promise<StreamedFile> {
  const { db, language } = context;
  const words = runExportWords[language];
  return exportFile(context, {
    operation: exportBulkRun,
    format,
    fileName: 'bulk-run',
    title: words.title,
    all: '',
    columns: Object.values(words.columns),
    filter: async () => [...(await headRows(context, run)), ...filterRows(filter, language)],
    async *rows(beforeNextBatch) {
      for await (const row of allRunRows(db.db, run.id, filter, beforeNextBatch)) {
        const { terminal, state, reason, finished_at } = presentRunRow(row);
        yield [
          row.position,
          terminal.number,
          terminal.name,
          words.states[state],
          reason && words.reasons[reason],
          finished_at && { instant: finished_at },
        ];
      }
    },
  });
}

const wordOf = (field: 'kind' | 'state', value: string, language: Language) => {
  const known = auditField('bulk_run', field);
  return (known && valueLabel(known, value)?.[language]) ?? value;
};

async function headRows({ db, language }: Context, row: RunRow): Promise<TableCell[][]> {
  const { head } = runExportWords[language];
  const run = await presentRun(db.db, row);
  const time = (at: string) => `${kyivTime(at)} ${head.kyiv}`;
  return [
    [head.kind, wordOf('kind', run.kind, language)],
    ...(run.template ? [[head.template, run.template.name]] : []),
    [head.startedBy, run.started_by.name],
    [head.startedAt, time(run.created_at)],
    [head.state, wordOf('state', run.state, language)],
    ...(run.finished_at ? [[head.finishedAt, time(run.finished_at)]] : []),
    [head.total, run.total],
    [head.done, run.done],
    [head.skipped, run.skipped],
    [head.failed, run.failed],
  ];
}

function filterRows({ q, state, reason }: RowFilter, language: Language): TableCell[][] {
  const { filter, states, reasons } = runExportWords[language];
  return [
    ...(q ? [[filter.q, q]] : []),
    ...(state ? [[filter.state, states[state]]] : []),
    ...(reason ? [[filter.reason, reasons[reason]]] : []),
  ];
}

import { auditField, valueLabel } from '@kasa/contracts/audit/words';
import type { Language } from '@kasa/contracts/shared/codes';
import type { ExportFormat } from '@kasa/contracts/shared/export-formats';
import { exportTerminals } from '@kasa/contracts/terminals/operations/export';
import type { TerminalSummaryEntity } from '@kasa/contracts/terminals/terminals';
import type { Db } from '../db/schema.ts';
import type { Context } from '../http/request/handler.ts';
import { exportFile } from '../http/response/export-file.ts';
import type { StreamedFile } from '../http/response/streamed-file.ts';
import type { TableCell } from '../http/response/table.ts';
import { type ExportWords, exportWords } from './export-words.ts';
import { requireReferences } from './references.ts';
import type { TerminalFilter } from './terminal-filter.ts';
import { allTerminals } from './terminal-list.ts';
import { presentSummary } from './terminal-store.ts';

/** @throws OperationFailure `not_found` for a point or a template of the filter */
export async function exportTerminalList(
  context: Context,
  format: ExportFormat,
  filter: TerminalFilter,
): Promise<StreamedFile> {
  const { db, session, clock, language } = context;
  const words = exportWords[language];
  await requireReferences(db.db, context, filter);
  return exportFile(context, {
    operation: exportTerminals,
    format,
    fileName: 'terminals',
    title: words.title,
    all: words.all,
    columns: Object.values(words.columns),
    filter: () => filterRows(db.db, session.merchantId, filter, language),
    async *rows(beforeNextBatch) {
      const now = clock.now();
      for await (const row of allTerminals(db.db, session.merchantId, filter, now, beforeNextBatch)) {
        yield cellsOf(presentSummary(row, now), language, words);
      }
    },
  });
}

const wordOf = (field: 'kind' | 'status', value: string, language: Language) => {
  const known = auditField('terminal', field);
  return (known && valueLabel(known, value)?.[language]) ?? value;
};

const instant = (at: string | null): TableCell => at && { instant: at };

function cellsOf(terminal: TerminalSummaryEntity, language: Language, words: ExportWords): TableCell[] {
  const { point, template } = terminal;
  return [
    terminal.number,
    terminal.name,
    wordOf('kind', terminal.kind, language),
    wordOf('status', terminal.status, language),
    words[terminal.connectivity],
    instant(terminal.last_online_at),
    point?.name ?? null,
    point?.city ?? null,
    terminal.model,
    terminal.serial,
    terminal.ptks_id,
    terminal.test_mode,
    template?.name ?? null,
    instant(terminal.last_started_at),
    instant(terminal.activated_at),
    instant(terminal.created_at),
  ];
}

async function filterRows(
  db: Db,
  merchant: string,
  filter: TerminalFilter,
  language: Language,
): Promise<TableCell[][]> {
  const words = exportWords[language];
  const nameOf = async (table: 'branches' | 'terminal_templates', id: string) => {
    const own = db.selectFrom(table).select('name').where('merchant_id', '=', merchant);
    return (await own.where('id', '=', id).executeTakeFirst())?.name ?? id;
  };
  const vehicle = async (id: string) => {
    const own = db.selectFrom('transports').select('transport_num').where('merchant_id', '=', merchant);
    return (await own.where('id', '=', id).executeTakeFirst())?.transport_num ?? id;
  };
  const day = (value: string | undefined) => value && { day: value };
  const { kind, status, connectivity, settings_taken } = filter;
  const yesNo = (value: 'true' | 'false' | undefined) => value && (value === 'true' ? words.yes : words.no);
  const shown: Partial<Record<keyof ExportWords['filter'], TableCell | undefined>> = {
    ...filter,
    kind: kind && wordOf('kind', kind, language),
    status: status && wordOf('status', status, language),
    connectivity: connectivity && words[connectivity],
    point_id: filter.point_id && (await nameOf('branches', filter.point_id)),
    template_id: filter.template_id && (await nameOf('terminal_templates', filter.template_id)),
    test_mode: yesNo(filter.test_mode),
    is_unstable: yesNo(filter.is_unstable),
    ever_online: yesNo(filter.ever_online),
    vehicle_id: filter.vehicle_id && (await vehicle(filter.vehicle_id)),
    online_from: day(filter.online_from),
    online_to: day(filter.online_to),
    activated_from: day(filter.activated_from),
    activated_to: day(filter.activated_to),
    started_from: day(filter.started_from),
    started_to: day(filter.started_to),
    added_from: day(filter.added_from),
    added_to: day(filter.added_to),
    settings_taken: settings_taken && words.settings[settings_taken],
  };
  const keys = Object.keys(words.filter) as (keyof ExportWords['filter'])[];
  return keys.flatMap((key) => (shown[key] ? [[words.filter[key], shown[key]]] : []));
}

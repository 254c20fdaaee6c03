import { z } from 'zod';
import { examplePage } from '../shared/entity-operations.ts';
import { exampleIds } from '../shared/example-ids.ts';
import { exampleFile, exportedFile } from '../shared/files.ts';
import { Id } from '../shared/ids.ts';
import { operation } from '../shared/operation.ts';
import { examplePeople, People } from '../shared/people.ts';
import { AuditEntry, AuditExportQuery, AuditPage, AuditQuery } from './entries.ts';

const shared = { method: 'GET', permission: 'audit_view' } as const;

const exampleEntry = {
  id: exampleIds.auditEntry,
  at: '2026-11-18T08:15:00.000Z',
  user: {
    id: exampleIds.owner,
    full_name: 'Коваль Олена Петрівна',
    phone: '+380500000001',
    has_namesake: false,
  },
  address: '127.0.0.1',
  operation: 'updateRoute',
  action: exampleIds.auditEntry,
  rows_count: 1,
  object: { type: 'route', id: exampleIds.routeToEdit, name: '№ 12 Вокзал – Центр' },
  before: { cost: 1500 },
  after: { cost: 1700 },
};

export const listAuditEntries = operation({
  ...shared,
  id: 'listAuditEntries',
  path: '/api/v1/audit/entries',
  summary: 'Who changed what, with before and after',
  description:
    'With `folded=true` one entry stands for all that one operation wrote, such as a bulk run: pages and totals count operations then, and `action` asks for the entries of one.',
  query: AuditQuery,
  data: AuditPage,
  example: {
    query: { page: 1, perPage: 10, sort: '-at' },
    data: examplePage(exampleEntry),
  },
});

export const getAuditEntry = operation({
  ...shared,
  id: 'getAuditEntry',
  path: '/api/v1/audit/entries/{id}',
  summary: 'One entry of the journal',
  description: 'With `rows_count` of the whole operation that wrote it.',
  params: z.strictObject({ id: Id }),
  codes: ['not_found'],
  data: AuditEntry,
  example: { params: { id: exampleEntry.id }, data: exampleEntry },
});

export const listAuditPeople = operation({
  ...shared,
  id: 'listAuditPeople',
  path: '/api/v1/audit/people',
  summary: 'Everybody who has changed something, to filter by',
  description: 'In alphabetical order, by their present names, also those who are blocked now.',
  data: People,
  example: {
    data: examplePeople,
  },
});

export const exportAuditEntries = operation({
  ...shared,
  ...exportedFile,
  id: 'exportAuditEntries',
  path: '/api/v1/audit/export',
  summary: 'The entries of a filter as a file, newest first',
  description:
    'Streams all of them: a row for each field that was changed, newest first; a setting of a terminal with where its value comes from. The filter and the time of the export stand above the rows, in the language of `lng`. XLSX has typed cells and no formulas; CSV (UTF-8 with BOM, fields parted by semicolons) puts an apostrophe in front of what a spreadsheet would take for a formula. Two may run at a time for a person, and four in a server process; a further one is `rate_limited`. One that is on its way is cut when its session ends or loses the right, or when it is taken more slowly than 16 KiB a second in the long run.',
  query: AuditExportQuery,
  example: {
    query: { format: 'csv' },
    data: exampleFile('audit'),
  },
});

export const auditOperations = {
  listAuditEntries,
  getAuditEntry,
  listAuditPeople,
  exportAuditEntries,
};

import { exampleFile, exportedFile } from '../../shared/files.ts';
import { operation } from '../../shared/operation.ts';
import { TerminalExportQuery } from '../terminals.ts';

export const exportTerminals = operation({
  ...exportedFile,
  id: 'exportTerminals',
  permission: null,
  path: '/api/v1/terminals/export',
  summary: 'The terminals of a filter as a file, in the order of the list',
  description:
    'Streams all of them, as `exportAuditEntries` does: filter and time of the export stand above the rows, in the language of `lng`; XLSX has typed cells and no formulas; CSV is UTF-8 with BOM, fields parted by semicolons. Two may run at a time for a person, and four in a server process; a further one is `rate_limited`. Of several hundred terminals at a time each is as it was when its part was read: sorted by `last_online_at`, one that reports while the file is made may come twice, or not at all; sorted by `number`, each comes once.',
  query: TerminalExportQuery,
  codes: ['not_found'],
  example: {
    query: { format: 'csv', status: 'active', sort: 'name' },
    data: exampleFile('terminals'),
  },
});

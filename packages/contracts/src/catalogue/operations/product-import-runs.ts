import { z } from 'zod';
import { entityOperations, examplePage } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { exampleFile, exportedFile } from '../../shared/files.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { examplePeople, People } from '../../shared/people.ts';
import {
  exampleProductImportRun,
  exampleProductImportRunRow,
  ProductImportRun,
  ProductImportRunExportQuery,
  ProductImportRunPage,
  ProductImportRunQuery,
  ProductImportRunRowPage,
  ProductImportRunRowQuery,
} from '../product-import-runs.ts';

const path = '/api/v1/catalogue/product-import-runs';
const permission = 'catalog_manage';
const params = z.strictObject({ id: Id });
const assumed = 'The specification does not say how an import goes.';

const runs = entityOperations({
  path,
  readPermission: permission,
  writePermission: permission,
  entity: ProductImportRun,
  page: ProductImportRunPage,
  example: exampleProductImportRun,
});

export const listProductImportRuns = runs.list('listProductImportRuns', {
  summary: 'Imports that were begun or rolled back, the latest first',
  description:
    'Those of all people, with their progress; `product_import.progress` tells of those under way.',
  assumed,
  query: ProductImportRunQuery,
  example: { page: 1, state: ['done'], sort: '-created_at' },
});

export const listProductImportRunPeople = operation({
  id: 'listProductImportRunPeople',
  permission,
  method: 'GET',
  path: '/api/v1/catalogue/product-import-run-people',
  summary: 'Everybody who has begun or rolled back an import, to filter by',
  description: 'In alphabetical order, by their present names, also those who are blocked now.',
  data: People,
  assumed,
  example: { data: examplePeople },
});

export const getProductImportRun = runs.get('getProductImportRun', {
  summary: 'A run of an import, and how far it is',
  assumed,
  description: 'Its rows are `listProductImportRunRows`.',
});

export const listProductImportRunRows = operation({
  params,
  id: 'listProductImportRunRows',
  permission,
  method: 'GET',
  path: `${path}/{id}/rows`,
  summary: 'What a run did with each row of the file',
  description: 'By their numbers in the file.',
  query: ProductImportRunRowQuery,
  data: ProductImportRunRowPage,
  codes: ['not_found'],
  assumed,
  example: {
    params: { id: exampleIds.productImportRun },
    query: { state: ['done'] },
    data: examplePage(exampleProductImportRunRow),
  },
});

export const exportProductImportRun = operation({
  params,
  ...exportedFile,
  id: 'exportProductImportRun',
  permission,
  path: `${path}/{id}/export`,
  summary: 'The protocol of an import as a file',
  description:
    'A row for each row of the file that the filter lets through, with its result, as far as the run is; above them what was done, by whom and when, and the filter. Otherwise as `exportTerminals`.',
  query: ProductImportRunExportQuery,
  codes: ['not_found'],
  assumed,
  example: {
    params: { id: exampleIds.productImportRun },
    query: { format: 'csv' },
    data: exampleFile('product-import'),
  },
});

export const cancelProductImportRun = operation({
  params,
  id: 'cancelProductImportRun',
  permission,
  method: 'POST',
  path: `${path}/{id}/cancel`,
  summary: 'Stop an import, or its rolling back',
  description:
    'Rows whose turn has not come are skipped; what was done stays. A run that has ended stays as it is. An import that was stopped may be rolled back.',
  data: ProductImportRun,
  codes: ['not_found'],
  assumed,
  example: { params: { id: exampleIds.productImportRun }, data: exampleProductImportRun },
});

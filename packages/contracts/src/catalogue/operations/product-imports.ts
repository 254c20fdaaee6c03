import { z } from 'zod';
import { entityOperations, examplePage } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { DRAFT_HOURS, MAX_IMPORT_DRAFTS, MAX_IMPORT_ROWS, MAX_ROWS_PER_REQUEST } from '../import-values.ts';
import { exampleProductImportRun, ProductImportRun } from '../product-import-runs.ts';
import {
  exampleProductImport,
  exampleProductImportRow,
  ProductImport,
  ProductImportInput,
  ProductImportPage,
  ProductImportQuery,
  ProductImportRollBack,
  ProductImportRow,
  ProductImportRowPage,
  ProductImportRowQuery,
  ProductImportRowsInput,
  ProductImportRowUpdate,
  ProductImportVersion,
} from '../product-imports.ts';

const path = '/api/v1/catalogue/product-imports';
const permission = 'catalog_manage';
const params = z.strictObject({ id: Id });
const assumed =
  'The specification has an import from a file with a preview of errors row by row (screens: /products), and not how it goes.';
const own = 'Whoever is limited to points has their own imports alone.';

const imports = entityOperations({
  path,
  readPermission: permission,
  writePermission: permission,
  entity: ProductImport,
  page: ProductImportPage,
  example: exampleProductImport,
});

export const listProductImports = imports.list('listProductImports', {
  summary: 'Imports of products, the latest first',
  description: `Drafts and those that were begun. ${own}`,
  assumed,
  query: ProductImportQuery,
  example: { page: 1, sort: '-created_at' },
});

export const getProductImport = imports.get('getProductImport', {
  summary: 'An import of products, with how many rows would do what',
  assumed,
  description: 'Its rows are `listProductImportRows`; how far its run is, `getProductImportRun`.',
});

const defaults: z.input<typeof ProductImportInput>['defaults'] = {
  ...exampleProductImport.defaults,
  ...{ is_sold_everywhere: false, point_ids: [exampleIds.point] },
};
const started: z.input<typeof ProductImport> = {
  ...exampleProductImport,
  defaults,
  ...{ total: 0, rows_in_file: 5 },
  counts: { new: 0, changed: 0, same: 0, wrong: 0, left_out: 0 },
};

export const createProductImport = imports.create('createProductImport', {
  summary: 'Begin a draft of an import',
  description: `Nothing becomes of products before \`startProductImport\`. The file stays where it is: its rows are sent by \`putProductImportRows\`. A person has ${MAX_IMPORT_DRAFTS} drafts at most: of more, the oldest goes, and so do drafts that nobody has touched for ${DRAFT_HOURS} hours. Whoever is limited to points names some of them for new products (\`beyond_own_points\`).`,
  body: ProductImportInput,
  codes: ['not_found', 'beyond_own_points'],
  assumed,
  example: {
    body: { file_name: exampleProductImport.file_name, rows_in_file: 5, defaults },
    data: started,
  },
});

export const putProductImportRows = operation({
  params,
  id: 'putProductImportRows',
  permission,
  method: 'PUT',
  path: `${path}/{id}/rows`,
  summary: 'Send some rows of the file, and hear what would become of all',
  description: `Up to ${MAX_ROWS_PER_REQUEST} rows in a request of 256 KB, ${MAX_IMPORT_ROWS} in an import (\`bulk_run_too_large\`); one at a position that is there already is replaced, so that a request may be sent again. Each is judged by the rules of products (\`createProduct\`, \`updateProduct\`), and against the other rows: an article or a barcode in two of them makes both wrong. The article tells which product is meant; of an archived one the row is wrong.`,
  body: ProductImportRowsInput,
  data: ProductImport,
  codes: ['not_found', 'product_import_started', 'bulk_run_too_large'],
  assumed,
  example: {
    params: { id: exampleIds.productImportToEdit },
    body: { rows: [{ position: 3, cells: { article: '100109', price: '179,00' } }] },
    data: {
      ...exampleProductImport,
      id: exampleIds.productImportToEdit,
      ...{ total: 2, rows_in_file: 2 },
      counts: { new: 0, changed: 1, same: 0, wrong: 1, left_out: 0 },
      version: 2,
    },
  },
});

export const listProductImportRows = operation({
  params,
  id: 'listProductImportRows',
  permission,
  method: 'GET',
  path: `${path}/{id}/rows`,
  summary: 'What would become of each row of an import',
  description:
    'By their numbers in the file. Of an import that was begun it is what was agreed to; what came of it is `listProductImportRunRows`.',
  query: ProductImportRowQuery,
  data: ProductImportRowPage,
  codes: ['not_found'],
  assumed,
  example: {
    params: { id: exampleIds.productImport },
    query: { verdict: ['changed'] },
    data: examplePage(exampleProductImportRow),
  },
});

export const updateProductImportRow = operation({
  params: z.strictObject({ id: Id, row_id: Id }),
  id: 'updateProductImportRow',
  permission,
  method: 'PUT',
  path: `${path}/{id}/rows/{row_id}`,
  summary: 'Mend a row of an import, or leave it out',
  description:
    'Replaces its texts, if there are any, and judges it anew, with the rows that had or have its article or barcode.',
  body: ProductImportRowUpdate,
  data: ProductImportRow,
  codes: ['not_found', 'product_import_started'],
  assumed,
  example: {
    params: { id: exampleIds.productImportToEdit, row_id: exampleIds.productImportRowToEdit },
    body: { cells: exampleProductImportRow.cells, is_left_out: false },
    data: { ...exampleProductImportRow, id: exampleIds.productImportRowToEdit },
  },
});

export const startProductImport = operation({
  params,
  id: 'startProductImport',
  permission,
  method: 'POST',
  path: `${path}/{id}/start`,
  summary: 'Write the rows of an import',
  description:
    'All rows are judged anew first, by products and groups as they are now: when that changes what was looked at, nothing begins (`bulk_targets_changed`), and the import has another version. It has another one, too, once the run has begun. Then the run goes on by itself, also when the server is restarted: each row once, with a result of its own, by the rules of single changes. Rows that are wrong, left out or the same are passed over. A product that somebody changes before its turn stays as it is (`conflict`); none is made of an article or a barcode that is taken by then (`taken`). Groups that are missing are made. One run at a time.',
  body: ProductImportVersion,
  data: ProductImportRun,
  keyScope: 'user',
  keyRequired: true,
  codes: [
    'not_found',
    'product_import_started',
    'product_import_incomplete',
    'bulk_run_empty',
    'bulk_run_unfinished',
    'bulk_targets_changed',
  ],
  failureDetails: { bulk_run_unfinished: { run_id: exampleIds.productImportRun } },
  assumed,
  example: {
    params: { id: exampleIds.productImportToStart },
    body: { import_version: 1 },
    data: {
      ...exampleProductImportRun,
      import: { id: exampleIds.productImportToStart, name: exampleProductImport.file_name },
      ...{ state: 'running', total: 1, done: 0, skipped: 0, finished_at: null, version: 1 },
    },
  },
});

export const rollBackProductImport = operation({
  params,
  id: 'rollBackProductImport',
  permission,
  method: 'POST',
  path: `${path}/{id}/roll-back`,
  summary: 'Undo a whole import',
  description:
    'A run of its own, until something of the import was sold (`product_import_sold`). New products are deleted, unless somebody has changed them since (`conflict`) or others are made of them. Changed ones get back what the import had changed, where nobody has changed them since (`conflict`). Groups stay. The import has another version then. One run at a time.',
  body: ProductImportRollBack,
  data: ProductImportRun,
  keyScope: 'user',
  keyRequired: true,
  codes: [
    'not_found',
    'product_import_not_finished',
    'product_import_rolled_back',
    'product_import_sold',
    'bulk_run_empty',
    'bulk_run_unfinished',
  ],
  failureDetails: { bulk_run_unfinished: { run_id: exampleIds.productImportRun } },
  assumed,
  example: {
    params: { id: exampleIds.productImportToRollBack },
    body: { import_version: 1 },
    data: {
      ...exampleProductImportRun,
      ...{ id: exampleIds.productImportRunOfRollBack, action: 'roll_back_import' },
      import: { id: exampleIds.productImportToRollBack, name: 'Кава.csv' },
      ...{ state: 'running', total: 1, done: 0, skipped: 0, finished_at: null, version: 1 },
    },
  },
});

export const deleteProductImport = imports.remove('deleteProductImport', {
  summary: 'Throw a draft of an import away',
  assumed,
  description: `With its rows. One that was begun stays (\`product_import_started\`). ${own}`,
  codes: ['product_import_started'],
  exampleId: exampleIds.productImportToDelete,
});

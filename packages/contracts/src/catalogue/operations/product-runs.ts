/** Actions on many products at once: previewed, begun, told of, stopped. */
import { z } from 'zod';
import { entityOperations, examplePage } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { exampleFile, exportedFile } from '../../shared/files.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { examplePeople, People } from '../../shared/people.ts';
import { MAX_PRODUCTS_PER_RUN } from '../product-run-values.ts';
import {
  ProductRun,
  ProductRunExportQuery,
  ProductRunInput,
  ProductRunPage,
  ProductRunPreview,
  ProductRunPreviewInput,
  ProductRunQuery,
  ProductRunRowPage,
  ProductRunRowQuery,
} from '../product-runs.ts';
import {
  exampleChange,
  exampleDigest,
  exampleProductPreview,
  exampleProductRow,
  exampleProductRun,
  exampleProductRunning,
  exampleTarget,
} from './product-run-examples.ts';

const params = z.strictObject({ id: Id });
const path = '/api/v1/catalogue/product-runs';
const permission = 'catalog_manage';
const assumed = 'The specification changes products one by one (spec §3).';
const rules =
  'Each product is changed as by `updateProduct`, `changeProductPrice` or `archiveProduct`, under the same rules. A session that is limited to points changes prices at its points, and the rest of what is sold at its points alone (reason `beyond_own_points`). A group, a point or a product that is not the merchant’s is not found.';

export const previewProductRun = operation({
  id: 'previewProductRun',
  method: 'POST',
  path: `${path}/preview`,
  summary: 'What a run over products would change',
  description: `Changes nothing. ${rules}`,
  permission,
  body: ProductRunPreviewInput,
  data: ProductRunPreview,
  allowedWhileViewingAs: true,
  codes: ['not_found', 'beyond_own_points', 'bulk_run_too_large'],
  assumed,
  example: { body: { target: exampleTarget, change: exampleChange }, data: exampleProductPreview },
});

export const startProductRun = operation({
  id: 'startProductRun',
  method: 'POST',
  path,
  summary: 'Change many products',
  description: `${rules} It does what a preview has shown, or does not begin; no product becomes anything else than was shown. The products are chosen now, at most ${MAX_PRODUCTS_PER_RUN}; then the run goes on by itself, also when the server is restarted: each product once, with a result of its own. One run of an action at a time.`,
  permission,
  body: ProductRunInput,
  data: ProductRun,
  keyScope: 'user',
  keyRequired: true,
  codes: [
    'not_found',
    'beyond_own_points',
    'bulk_run_empty',
    'bulk_run_too_large',
    'bulk_run_unfinished',
    'bulk_targets_changed',
  ],
  failureDetails: { bulk_run_unfinished: { run_id: exampleIds.productRun } },
  assumed,
  example: {
    body: { target: exampleTarget, change: exampleChange, digest: exampleDigest },
    data: exampleProductRunning,
  },
});

const runs = entityOperations({
  path,
  readPermission: permission,
  writePermission: permission,
  entity: ProductRun,
  page: ProductRunPage,
  example: exampleProductRun,
});

export const listProductRuns = runs.list('listProductRuns', {
  summary: 'Runs over products, the latest first',
  description: 'Those of all people, with their progress; `product_run.progress` tells of those under way.',
  query: ProductRunQuery,
  assumed,
  example: { page: 1, state: ['done'], sort: '-created_at' },
});

export const listProductRunPeople = operation({
  id: 'listProductRunPeople',
  permission,
  method: 'GET',
  path: '/api/v1/catalogue/product-run-people',
  summary: 'Everybody who has begun a run over products, to filter by',
  description: 'In alphabetical order, by their present names, also those who are blocked now.',
  data: People,
  assumed,
  example: { data: examplePeople },
});

export const getProductRun = runs.get('getProductRun', {
  summary: 'A run over products, and how far it is',
  description:
    'Its products are `listProductRunRows`. While it is under way `product_run.progress` tells how far it is.',
  assumed,
});

export const listProductRunRows = operation({
  params,
  id: 'listProductRunRows',
  permission,
  method: 'GET',
  path: `${path}/{id}/rows`,
  summary: 'What a run did to each product',
  description: 'By name, as it was then.',
  query: ProductRunRowQuery,
  data: ProductRunRowPage,
  codes: ['not_found'],
  assumed,
  example: {
    params: { id: exampleIds.productRun },
    query: { state: ['done'] },
    data: examplePage(exampleProductRow),
  },
});

export const exportProductRun = operation({
  params,
  ...exportedFile,
  id: 'exportProductRun',
  permission,
  path: `${path}/{id}/export`,
  summary: 'The protocol of a run over products as a file',
  description:
    'A row for each product that the filter lets through, with what it was, what was agreed to and its result, as far as the run is; above them what was done, by whom and when, and the filter. Otherwise as `exportTerminals`.',
  query: ProductRunExportQuery,
  codes: ['not_found'],
  assumed,
  example: {
    params: { id: exampleIds.productRun },
    query: { format: 'csv' },
    data: exampleFile('product-run'),
  },
});

export const cancelProductRun = operation({
  params,
  id: 'cancelProductRun',
  permission,
  method: 'POST',
  path: `${path}/{id}/cancel`,
  summary: 'Stop a run over products',
  description:
    'Products whose turn has not come are skipped; what was changed stays so. A run that has ended stays as it is.',
  data: ProductRun,
  codes: ['not_found'],
  assumed,
  example: { params: { id: exampleIds.productRun }, data: exampleProductRun },
});

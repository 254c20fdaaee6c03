import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { Instant } from '../shared/dates.ts';
import { exampleIds } from '../shared/example-ids.ts';
import { exportFormats } from '../shared/export-formats.ts';
import { Id, NamedReference, versionAndTimestamps } from '../shared/ids.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { examplePerson, PersonReference } from '../shared/people.ts';
import { runRowStates, runStates } from '../shared/run-values.ts';
import { runCounts, runFilters } from '../shared/runs.ts';
import { searchText } from '../shared/text.ts';
import { importActions, importRunReasons, MAX_IMPORT_POSITION, MAX_IMPORT_ROWS } from './import-values.ts';

/** A run that writes the rows of an import, or undoes what they did. */
export const ProductImportRun = z
  .strictObject({
    id: Id,
    action: z
      .enum(importActions)
      .describe('`import_products`: writes the rows; `roll_back_import`: undoes what they did'),
    import: NamedReference.describe('The import, by the name of its file'),
    state: z.enum(runStates),
    ...runCounts(MAX_IMPORT_ROWS),
    started_by: PersonReference,
    finished_at: Instant.nullable().describe('Null while it runs'),
    ...versionAndTimestamps,
  })
  .meta({ id: 'ProductImportRun' });

export const ProductImportRunPage = pageOf(ProductImportRun).meta({ id: 'ProductImportRunPage' });

export const ProductImportRunQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['created_at', 'total']).describe('Default: -created_at'),
  ...runFilters('row'),
});

/** What became of a row of the file. */
export const ProductImportRunRow = z
  .strictObject({
    id: Id,
    position: z.int().min(1).max(MAX_IMPORT_POSITION).describe('Number of the row in the file'),
    article: z.string().describe('As the file has it'),
    name: z.string().describe('Of the product, or as the file has it'),
    product_id: Id.nullable().describe('Null: there is none'),
    state: z
      .enum(runRowStates)
      .describe(
        '`pending`: its turn has not come; `done`: written, or undone; `skipped`: nothing was to be done, or it may not be; `failed`: it could not be done',
      ),
    reason: z
      .enum(importRunReasons)
      .nullable()
      .describe(
        'Why it was not done; null: it was, or is still to be. `same`: the product is that already; `wrong`: the row was wrong when the run began; `left_out`: somebody left it out. By its turn: `taken`: another product has its article or barcode; `conflict`: somebody else has changed the product, archived it, or planned a price that is due; `beyond_own_points`: whoever began the run does not work at all its points; `not_found`: the product, its group or its point is gone. When rolling back: `product_sold`, `product_in_composition`: the new product stays. `cancelled`: the run was stopped before; `not_allowed`: whoever began it has lost the right; `internal`: an error of the server',
      ),
    finished_at: Instant.nullable(),
  })
  .meta({ id: 'ProductImportRunRow' });

export const ProductImportRunRowPage = pageOf(ProductImportRunRow).meta({ id: 'ProductImportRunRowPage' });

const rowFilters = {
  q: searchText.optional().describe('Part of the article or the name'),
  state: anyOf(z.enum(runRowStates)).optional(),
  reason: anyOf(z.enum(importRunReasons)).optional(),
};

export const ProductImportRunRowQuery = z.strictObject({ ...pagingQuery, ...rowFilters });
export const ProductImportRunExportQuery = z.strictObject({ format: z.enum(exportFormats), ...rowFilters });

export type ProductImportRunEntity = z.infer<typeof ProductImportRun>;
export type ProductImportRunRowEntity = z.infer<typeof ProductImportRunRow>;

export const exampleProductImportRun: ProductImportRunEntity = {
  id: exampleIds.productImportRun,
  action: 'import_products',
  import: { id: exampleIds.productImportDone, name: 'Напої.csv' },
  state: 'done',
  ...{ total: 3, done: 1, skipped: 2, failed: 0 },
  started_by: examplePerson,
  finished_at: '2026-11-18T09:00:04.000Z',
  ...{ version: 2, created_at: '2026-11-18T09:00:00.000Z', updated_at: '2026-11-18T09:00:04.000Z' },
};

export const exampleProductImportRunRow: ProductImportRunRowEntity = {
  id: exampleIds.productImportRunRow,
  ...{ position: 2, article: '100198', name: 'Квас хлібний, 1 л' },
  product_id: exampleIds.productForPhotoRemoval,
  ...{ state: 'done', reason: null, finished_at: '2026-11-18T09:00:01.000Z' },
};

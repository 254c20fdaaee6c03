/** Imports of products in tests, as a client makes them. */

import type { ImportTexts, ImportVerdict } from '@kasa/contracts/catalogue/import-values';
import { catalogueOperations as ops } from '@kasa/contracts/catalogue/operations';
import type { ProductImportEntity } from '@kasa/contracts/catalogue/product-imports';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { runDomains } from '../../domains.ts';
import { type BodyFor, type Caller, call } from '../../http/test-support/call.ts';
import type { TestApp } from '../../http/test-support/start-test-app.ts';
import { processRuns } from '../../runs/process-runs.ts';

type Defaults = BodyFor<typeof ops.createProductImport>['defaults'];

const everywhere = { is_sold_everywhere: true, point_ids: [] };

/** A product that is new, in a group that is new. */
export const tea = { article: '900001', name: 'Чай зелений, 100 г', price: '84,90', group: 'Чаї' };
/** The product of the examples, for more, in the same group. */
export const coffee = { article: '100109', price: '179,00', group: 'чаї' };

/** New products from article 900010 on. */
export const teas = (count: number): ImportTexts[] =>
  Array.from({ length: count }, (_, n) => ({ ...tea, article: String(900_010 + n) }));

/** A caller's imports. */
export function importsIn(test: TestApp, caller: Caller) {
  const { db } = test.database;
  const of = ({ id }: Pick<ProductImportEntity, 'id'>) => ({ params: { id } });
  const put = (one: Pick<ProductImportEntity, 'id'>, rows: readonly ImportTexts[], from = 2) => {
    const body = { rows: rows.map((cells, n) => ({ position: from + n, cells })) };
    return call(test.app, ops.putProductImportRows, { ...of(one), body }, caller);
  };
  const rows = async (one: Pick<ProductImportEntity, 'id'>, verdict?: ImportVerdict) => {
    const query = { perPage: '20', ...(verdict ? { verdict } : {}) };
    return (await call(test.app, ops.listProductImportRows, { ...of(one), query }, caller)).data.items;
  };
  const create = (defaults: Partial<Defaults> = {}) => {
    const { rows_in_file: _any, ...example } = ops.createProductImport.example.body;
    const body = { ...example, defaults: { ...example.defaults, ...everywhere, ...defaults } };
    return call(test.app, ops.createProductImport, { body }, caller);
  };
  const start = ({ id, version }: Pick<ProductImportEntity, 'id' | 'version'>) =>
    call(test.app, ops.startProductImport, { params: { id }, body: { import_version: version } }, caller);
  const rollBack = ({ id, version }: Pick<ProductImportEntity, 'id' | 'version'>) =>
    call(test.app, ops.rollBackProductImport, { params: { id }, body: { import_version: version } }, caller);
  const get = async (one: Pick<ProductImportEntity, 'id'>) =>
    (await call(test.app, ops.getProductImport, of(one), caller)).data;
  const work = (report?: (error: unknown) => void) => {
    const services = { db, clock: test.clock, acquirer: test.acquirer };
    return processRuns({ ...services, report }, runDomains(services));
  };
  return {
    ...{ create, put, rows, start, rollBack, get, work },
    /** A draft with rows, from number 2 on. */
    async draft(texts: readonly ImportTexts[], defaults?: Partial<Defaults>) {
      return (await put((await create(defaults)).data, texts)).data;
    },
    mend: (one: Pick<ProductImportEntity, 'id'>, row_id: string, cells: ImportTexts, is_left_out = false) =>
      call(
        test.app,
        ops.updateProductImportRow,
        { params: { id: one.id, row_id }, body: { cells, is_left_out } },
        caller,
      ),
    /** Writes a draft, to its end. */
    async imported(texts: readonly ImportTexts[], defaults?: Partial<Defaults>) {
      const made = await this.draft(texts, defaults);
      await start(made);
      await work();
      return get(made);
    },
    /** Number in the file, result and reason of each row of a run. */
    async results(run_id: string | null) {
      const input = { params: { id: String(run_id) }, query: { perPage: '20' } };
      const { data } = await call(test.app, ops.listProductImportRunRows, input, caller);
      return data.items.map(({ position, state, reason }) => [position, state, reason] as const);
    },
    /** Somebody gives the product of the examples another price. */
    changePrice: (price: number, version: number) =>
      call(
        test.app,
        ops.changeProductPrice,
        { params: { id: ids.product }, body: { point_id: null, price, effective_on: null, version } },
        caller,
      ),
    /** What the journal has of an object, of imports. */
    entriesOf: (id: string) =>
      db
        .selectFrom('audit_entries')
        .select(['operation', 'user_id', 'before', 'after'])
        .where('object_id', '=', id)
        .where('operation', 'like', '%Import')
        .orderBy('id')
        .execute(),
    /** Whose import it is. */
    async ownerOf(id: string): Promise<string> {
      const imports = db.selectFrom('product_imports').select('user_id').where('id', '=', id);
      return (await imports.executeTakeFirstOrThrow()).user_id;
    },
    /** The product with an article, as it is now. */
    async product(article: string) {
      const found = await call(test.app, ops.listProducts, { query: { q: article } }, caller);
      return found.data.items.find((one) => one.article === article);
    },
  };
}

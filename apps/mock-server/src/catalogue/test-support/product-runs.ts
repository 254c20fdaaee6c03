import { catalogueOperations as ops } from '@kasa/contracts/catalogue/operations';
import type { ProductRunChangeFields, ProductStep } from '@kasa/contracts/catalogue/product-run-changes';
import { runDomains } from '../../domains.ts';
import { type BodyFor, type Caller, call } from '../../http/test-support/call.ts';
import type { TestApp } from '../../http/test-support/start-test-app.ts';
import { processRuns } from '../../runs/process-runs.ts';

type Target = BodyFor<typeof ops.previewProductRun>['target'];

/** Five per cent more, at once, of the base price. */
export const raise: ProductStep<'change_price'> = {
  ...{ action: 'change_price', percent: 500, amount: null, rounding: 'none' },
  ...{ point_id: null, effective_on: null },
};

const everywhere = { is_sold_everywhere: true, point_ids: [] };

/** What tests of runs over products ask the app for. */
export function productRunsIn(test: TestApp, owner: Caller) {
  const db = () => test.database.db;
  const tryPreview = (change: ProductRunChangeFields, target: Target, caller = owner) =>
    call(test.app, ops.previewProductRun, { body: { target, change } }, caller);
  const preview = async (change: ProductRunChangeFields, target: Target, caller = owner) =>
    (await tryPreview(change, target, caller)).data;
  const startAs = (change: ProductRunChangeFields, target: Target, digest: string, caller = owner) =>
    call(test.app, ops.startProductRun, { body: { target, change, digest } }, caller);
  const start = async (change: ProductRunChangeFields, ids: readonly string[], caller = owner) => {
    const target = { product_ids: [...ids] };
    return (await startAs(change, target, (await preview(change, target, caller)).digest, caller)).data;
  };
  const run = async (id: string) => (await call(test.app, ops.getProductRun, { params: { id } }, owner)).data;
  const rowsOf = async (id: string, query: { state?: string; q?: string } = {}, caller = owner) => {
    const input = { params: { id }, query: { perPage: 20, ...query } };
    return (await call(test.app, ops.listProductRunRows, input, caller)).data.items;
  };
  const resultsOf = async (id: string) =>
    new Map((await rowsOf(id)).map(({ product, state, reason }) => [product.id, [state, reason]]));

  /** Works the runs of all domains, as this server does. @param most rows to process at most, about */
  function work(most = Number.POSITIVE_INFINITY): Promise<number> {
    let left = most;
    const isStopping = () => {
      left -= 1;
      return left < 0;
    };
    const services = { db: db(), clock: test.clock, acquirer: test.acquirer };
    return processRuns({ db: db(), clock: test.clock, isStopping }, runDomains(services));
  }
  let made = 0;
  /** A product at 10 hryvnias that is sold everywhere. */
  const product = async (change: Partial<BodyFor<typeof ops.createProduct>> = {}): Promise<string> => {
    made += 1;
    const own = { name: `Сир ${String(made).padStart(3, '0')}`, article: `9-${made}`, barcode: null };
    const body = { ...ops.createProduct.example.body, ...everywhere, ...own, price: 1_000, ...change };
    return (await call(test.app, ops.createProduct, { body }, owner)).data.id;
  };
  const productOf = async (id: string) =>
    (await call(test.app, ops.getProduct, { params: { id } }, owner)).data;
  const pricesOf = async (id: string) =>
    (await call(test.app, ops.getProductPrices, { params: { id } }, owner)).data;
  const changesOf = async (product_id: string) =>
    (await call(test.app, ops.listPriceChanges, { query: { product_id } }, owner)).data.items;
  return {
    product,
    productOf,
    pricesOf,
    changesOf,
    tryPreview,
    preview,
    startAs,
    start,
    run,
    rowsOf,
    resultsOf,
    work,
  };
}

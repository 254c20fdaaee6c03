/** What changes many things at once by a filter, however wide, changes those of the own points alone. */
import { catalogueOperations } from '@kasa/contracts/catalogue/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { usersOperations } from '@kasa/contracts/users/operations';
import { describe, expect, it } from 'vitest';
import { runDomains } from './domains.ts';
import { call } from './http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from './http/test-support/fresh-app.ts';
import { placeAt } from './http/test-support/place-everywhere.ts';
import { limitedBeforeEach } from './http/test-support/point-scope-world.ts';
import { processRuns } from './runs/process-runs.ts';
import { previewAndStartRun } from './terminals/test-support/preview-and-start-run.ts';

const test = await startFreshApp({ worksEverywhere: false });
const { db } = test.database;
const owner = signInBeforeEach(test.app, 'owner');
/** Where the director works: callbacks are sent from there, too. */
const A = ids.pointToRepair;
const B = ids.point;
const director = limitedBeforeEach(test, A);

const { previewProductRun, startProductRun } = catalogueOperations;
const soldAt = (point: string) => ({ ...catalogueOperations.createProduct.example.body, point_ids: [point] });

/** Works the runs of all domains, as a server does. */
const work = () => {
  const services = { db, clock: test.clock, acquirer: test.acquirer };
  return processRuns(services, runDomains(services));
};
const terminals = () =>
  db.selectFrom('terminals').selectAll().where('merchant_id', '=', ids.merchant).orderBy('id').execute();
const at = (point: string) => (row: { readonly point_id: string | null }) => row.point_id === point;
const notAt = (point: string) => (row: { readonly point_id: string | null }) => row.point_id !== point;

describe('a run over all that there is', () => {
  it('blocks the terminals of the own point, and no other', async () => {
    const before = await terminals();
    const started = await previewAndStartRun(test.app, { kind: 'block', target: {} }, director);
    expect(started.code).toBe(0);
    await work();
    const after = await terminals();
    expect(after.filter(notAt(A))).toEqual(before.filter(notAt(A)));
    const active = before.filter(at(A)).filter(({ status }) => status === 'active');
    expect(active.length).toBeGreaterThan(3);
    const now = new Map(after.map(({ id, status }) => [id, status]));
    expect(active.filter(({ id }) => now.get(id) !== 'blocked')).toEqual([]);
    const all = await previewAndStartRun(test.app, { kind: 'block', target: {} }, owner);
    expect(all.data.total).toBeGreaterThan(started.data.total);
  });

  it('updates the offline terminals of the own point', async () => {
    const { previewOfflineUpdate, startOfflineUpdate } = terminalsOperations;
    const offline = (await terminals()).filter(
      ({ kind, status }) => kind === 'offline' && status !== 'released',
    );
    const own = offline.filter(at(A));
    const { data } = await call(test.app, previewOfflineUpdate, {}, director);
    expect([data.total, offline.length > own.length]).toEqual([own.length, true]);
    const { previewed_at, digest } = data;
    const body = { previewed_at, digest };
    const started = await call(test.app, startOfflineUpdate, { body }, director);
    await work();
    const now = test.clock.nowIso();
    const requested = (await terminals()).filter((row) => row.update_requested_at === now);
    expect(started.code).toBe(0);
    expect(requested.filter(notAt(A))).toEqual([]);
  });

  it('pays back what was paid at the own point', async () => {
    const { previewReversalRun } = transactionsOperations;
    const period = { date_from: '2026-11-18', date_to: '2026-11-20', payment_form: ['card' as const] };
    const rows = db
      .selectFrom('transactions')
      .select(['id', 'point_id'])
      .where('merchant_id', '=', ids.merchant);
    const cards = await rows
      .where('payment_form', '=', 'card')
      .where('date', '>=', period.date_from)
      .where('date', '<=', period.date_to)
      .execute();
    const body = { target: period };
    const { code, data } = await call(test.app, previewReversalRun, { body }, director);
    expect(code).toBe(0);
    expect(data.total).toBe(cards.filter(at(A)).length);
    expect(cards.length).toBeGreaterThan(data.total);
    expect(data.total).toBeGreaterThan(0);
    const seen = new Set(cards.filter(at(A)).map(({ id }) => id));
    for (const { payment } of data.items) expect(seen).toContain(payment.id);
  });

  it('sends again what was told of payments at the own point', async () => {
    await db
      .updateTable('callback_deliveries')
      .set({ state: 'given_up', next_attempt_at: null, attempts: 12, last_http_status: 503 })
      .where('merchant_id', '=', ids.merchant)
      .execute();
    const told = await db
      .selectFrom('callback_deliveries')
      .innerJoin('transactions', 'transactions.id', 'callback_deliveries.transaction_id')
      .select(['callback_deliveries.id', 'transactions.point_id'])
      .where('callback_deliveries.merchant_id', '=', ids.merchant)
      .execute();
    const { previewResendRun } = terminalsOperations;
    const { data } = await call(test.app, previewResendRun, { body: { target: {} } }, director);
    expect(data.total).toBe(told.filter(at(A)).length);
    expect(told.length).toBeGreaterThan(data.total);
    expect(data.total).toBeGreaterThan(0);
  });

  it('makes dearer what is sold at the own point alone', async () => {
    const prices = () => db.selectFrom('products').select(['id', 'price', 'version']).orderBy('id').execute();
    const before = await prices();
    const own = await call(test.app, catalogueOperations.createProduct, { body: soldAt(A) }, owner);
    const change = startProductRun.example.body.change;
    const shown = await call(test.app, previewProductRun, { body: { target: {}, change } }, director);
    expect(shown.data.total).toBeGreaterThan(shown.data.changing);
    const body = { target: {}, change, digest: shown.data.digest };
    expect((await call(test.app, startProductRun, { body }, director)).code).toBe(0);
    await work();
    const [after, id] = [await prices(), own.data.id];
    expect(after.filter((product) => product.id !== id)).toEqual(before);
    expect(Number(after.find((product) => product.id === id)?.price)).toBeGreaterThan(own.data.price);
  });

  it('empties the terminals of the own point', async () => {
    const { createCollectionRound } = transactionsOperations;
    await db.deleteFrom('collection_round_stops').execute();
    const withCash = (await terminals()).filter(
      ({ cash_inside, status }) => cash_inside > 0 && status !== 'released',
    );
    const own = withCash.filter(at(A));
    const body = { target: {}, assignee_id: null, planned_for: '2026-11-23' };
    const { code, data } = await call(test.app, createCollectionRound, { body }, director);
    expect(code).toBe(0);
    expect(data.stops.map(({ terminal }) => terminal.id).toSorted()).toEqual(
      own.map(({ id }) => id).toSorted(),
    );
    expect(withCash.length).toBeGreaterThan(own.length);
    expect(own.length).toBeGreaterThan(0);
  });
});

describe('a template of rights', () => {
  const { applyRightsTemplate, previewRightsTemplate } = usersOperations;
  const template = ids.rightsTemplateToApply;
  const params = { id: template };
  const tagsOf = async (id: string) =>
    (await db.selectFrom('users').select('tags_removed').where('id', '=', id).executeTakeFirstOrThrow())
      .tags_removed;

  it('is given anew to the people of the own point who work nowhere else', async () => {
    const [own, both, foreign] = [ids.userWithPhoto, ids.userToEdit, ids.userForPhoto];
    const has = { template_id: template, roles: '["cashier"]', tags_added: '[]', tags_removed: '[]' };
    for (const [id, points] of [
      [own, [A]],
      [both, [A, B]],
      [foreign, [B]],
    ] as const) {
      await placeAt(db, id, points);
      await db.updateTable('users').set(has).where('id', '=', id).execute();
    }
    const preview = await call(test.app, previewRightsTemplate, { params }, director);
    expect(preview.data.items.map(({ id }) => id)).toEqual([own]);
    const { version } = preview.data;
    const applied = await call(test.app, applyRightsTemplate, { params, body: { version } }, director);
    expect(applied.data).toMatchObject({ changed: 1, refused: 0 });
    const [ofOwn, ofBoth, ofForeign] = [await tagsOf(own), await tagsOf(both), await tagsOf(foreign)];
    expect([ofOwn === '[]', ofBoth, ofForeign]).toEqual([false, '[]', '[]']);
    const all = await call(test.app, applyRightsTemplate, { params, body: { version } }, owner);
    expect(all.data).toMatchObject({ changed: 2, same: 1 });
  });
});

import { checkDigit } from '@kasa/contracts/catalogue/barcodes';
import { MAX_IMPORT_DRAFTS } from '@kasa/contracts/catalogue/import-values';
import { catalogueOperations as ops } from '@kasa/contracts/catalogue/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { describe, expect, it } from 'vitest';
import { call } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { limitedBeforeEach } from '../../http/test-support/point-scope-world.ts';
import { importsIn } from '../test-support/imports.ts';

const test = await startFreshApp();
const { db } = test.database;
const owner = signInBeforeEach(test.app, 'owner');
const own = importsIn(test, owner);
const director = limitedBeforeEach(test, ids.point);

const tea = { article: '900001', name: 'Чай зелений, 100 г', price: '84,90' };
/** What is wrong with each row. */
const problemsOf = async (one: { id: string }) =>
  (await own.rows(one)).map(({ problems }) => problems.map(({ path, rule }) => `${path} ${rule}`));

describe('a row', () => {
  it('is new when no product has its article; what it leaves out is as the draft says', async () => {
    const draft = await own.draft([{ ...tea, group: 'Чаї', unit: 'уп.' }], { tax: 'vat_7', kind: 'goods' });
    expect(draft).toMatchObject({ state: 'draft', total: 1, counts: { new: 1, wrong: 0 }, version: 2 });
    const [row] = await own.rows(draft);
    expect(row).toMatchObject({ position: 2, verdict: 'new', problems: [], product: null, before: null });
    expect(row?.is_new_group).toBe(true);
    expect(row?.after).toEqual({
      ...{ article: '900001', name: 'Чай зелений, 100 г', price: 8_490, barcode: null, group: 'Чаї' },
      ...{ unit: 'pack', kind: 'goods', tax: 'vat_7', tax_included: true, uktzed: null },
      ...{ has_excise: false, has_excise_mark: false, is_fiscal: true, sales_bonus: 0 },
    });
  });

  it('changes what it says of a product, and nothing else', async () => {
    const draft = await own.draft([{ article: '100109', price: '179.00', name: '' }]);
    const [row] = await own.rows(draft);
    expect(row).toMatchObject({ verdict: 'changed', product: { id: ids.product } });
    expect(row?.after).toEqual({ ...row?.before, price: 17_900 });
    expect(row?.before?.price).not.toBe(17_900);
  });

  it('is the same when it says what the product is already, however it is spelled', async () => {
    const [row] = await own.rows(await own.draft([{ article: '400101', price: '75', group: 'КАВ’ЯРНЯ' }]));
    expect(row).toMatchObject({ verdict: 'same', is_new_group: false });
    expect(row?.after?.group).toBe('Кав’ярня');
  });

  it.each([
    ['no article', { name: 'Без коду', price: '1' }, ['article required']],
    ['an article that a spreadsheet rounded', { ...tea, article: '4,82E+12' }, ['article code_rounded']],
    ['a barcode that it rounded', { ...tea, barcode: '4.82E+12' }, ['barcode code_rounded']],
    ['a price in two ways', { ...tea, price: '12,345' }, ['price sum_format']],
    ['a price of nothing', { ...tea, price: '0' }, ['price positive']],
    ['no price and no name', { article: '900001' }, ['name required', 'price required']],
    ['an unknown unit', { ...tea, unit: 'бочка' }, ['unit unit_unknown']],
    ['a letter of a tax', { ...tea, tax: 'А' }, ['tax tax_unknown']],
    ['a wrong check digit', { ...tea, barcode: '4820001001098' }, ['barcode barcode_check_digit']],
    ['a barcode of another product', { ...tea, barcode: '4820001001099' }, ['barcode taken']],
    ['excise without UKTZED', { ...tea, has_excise: 'так' }, ['uktzed uktzed_needed']],
    [
      'excise of a service',
      { ...tea, kind: 'послуга', has_excise: '1', uktzed: '2203001000' },
      ['has_excise only_goods', 'uktzed only_goods'],
    ],
    ['an archived product', { article: '100194', price: '1' }, ['article archived_already']],
    ['a name that is too long', { ...tea, name: 'ч'.repeat(201) }, ['name too_long']],
    ['a sign that nobody sees', { ...tea, article: '9000\u000701' }, ['article control_characters']],
    ['a group with such a sign', { ...tea, group: 'Ча\u0007ї' }, ['group control_characters']],
  ])('with %s is wrong, and says why', async (_, cells, problems) => {
    const draft = await own.draft([cells]);
    expect(draft.counts).toMatchObject({ wrong: 1, new: 0, changed: 0 });
    expect(await problemsOf(draft)).toEqual([problems]);
    const [row] = await own.rows(draft, 'wrong');
    expect(row).toMatchObject({ after: null, cells });
    expect(row?.problems[0]?.message).toMatch(/[а-яіїє]/);
  });

  it('of a product that others are made of keeps its unit', async () => {
    const line = { kind: 'product' as const, id: ids.product, quantity: 1_000, loss: 0 };
    const body = { lines: [line], version: 1 };
    await call(test.app, ops.putProductComposition, { params: { id: ids.productToCompose }, body }, owner);
    expect(await problemsOf(await own.draft([{ article: '100109', unit: 'кг' }]))).toEqual([
      ['unit unit_in_use'],
    ]);
  });

  it('with a card number shows it masked, and keeps the barcode of goods', async () => {
    const digits = '400638133393';
    const barcode = digits + checkDigit(digits);
    const draft = await own.draft([
      { ...tea, name: 'Картка 4111 1111 1111 1111', barcode },
      { ...tea, article: '900002', barcode: '4111111111111111' },
    ]);
    const stored = db.selectFrom('product_import_rows').selectAll().where('import_id', '=', draft.id);
    expect(JSON.stringify(await stored.execute())).not.toMatch(/4111 ?1111/);
    const [first, second] = await own.rows(draft);
    expect(first).toMatchObject({ verdict: 'new', after: { barcode } });
    expect(second?.verdict).toBe('wrong');
  });
});

describe('two rows with one article', () => {
  it('are both wrong, also from two requests, until one of them is mended or left out', async () => {
    const draft = await own.draft([tea, { ...tea, article: '900002' }]);
    const second = (await own.put(draft, [tea], 20)).data;
    expect(second.counts).toMatchObject({ new: 1, wrong: 2 });
    expect(await problemsOf(draft)).toEqual([['article repeated_in_file'], [], ['article repeated_in_file']]);
    const last = (await own.rows(draft))[2];
    const mended = await own.mend(draft, String(last?.id), { ...tea, article: '900003' });
    expect(mended.data).toMatchObject({ verdict: 'new', problems: [] });
    expect((await own.get(draft)).counts).toMatchObject({ new: 3, wrong: 0 });
    await own.mend(draft, String(last?.id), tea, true);
    expect((await own.get(draft)).counts).toMatchObject({ new: 2, wrong: 0, left_out: 1 });
    await own.mend(draft, String(last?.id), tea);
    expect((await own.get(draft)).counts).toMatchObject({ new: 1, wrong: 2 });
  });

  it('or one barcode in two spellings are wrong likewise; of three none gets right before two are gone', async () => {
    const code = '036000291452';
    const rows = [code, `0${code}`, `00${code}`].map((barcode, n) => ({
      ...tea,
      article: `90000${n}`,
      barcode,
    }));
    const draft = await own.draft(rows);
    expect(draft.counts).toMatchObject({ wrong: 3 });
    const [one, two] = await own.rows(draft);
    await own.mend(draft, String(one?.id), { ...tea, article: '900000' });
    expect((await own.get(draft)).counts).toMatchObject({ new: 1, wrong: 2 });
    await own.mend(draft, String(two?.id), { ...tea, article: '900001' });
    expect((await own.get(draft)).counts).toMatchObject({ new: 3, wrong: 0 });
  });
});

describe('a draft', () => {
  it('tells what new products have, and whose it is', async () => {
    const draft = await own.draft([tea], { tax: 'vat_7' });
    expect(draft).toMatchObject({ defaults: { tax: 'vat_7' }, created_by: { id: ids.owner } });
  });

  it('takes a request again in place of the first one', async () => {
    const draft = await own.draft([tea, { ...tea, article: '900002' }]);
    const before = await own.rows(draft);
    const again = (await own.put(draft, [{ ...tea, price: '90' }])).data;
    expect(again).toMatchObject({ total: 2, counts: { new: 2 }, version: 3 });
    const after = await own.rows(draft);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[0]?.after?.price).toBe(9_000);
  });

  it('finds its rows by verdict, and by a part of what stands in the file', async () => {
    const draft = await own.draft([tea, { ...tea, article: '100109' }, { article: '?' }]);
    expect((await own.rows(draft, 'changed')).map(({ position }) => position)).toEqual([3]);
    const input = { params: { id: draft.id }, query: { q: 'ЗЕЛЕНИЙ' } };
    const found = await call(test.app, ops.listProductImportRows, input, owner);
    expect(found.data.items.map(({ position }) => position)).toEqual([2, 3]);
  });

  it('refuses a position twice, no rows at all, and a cell that is too long for any field', async () => {
    const { id } = (await own.create()).data;
    const put = (rows: { position: number; cells: object }[]) =>
      call(test.app, ops.putProductImportRows, { params: { id }, body: { rows } }, owner);
    const row = { position: 2, cells: tea };
    for (const rows of [
      [],
      [row, row],
      [{ ...row, cells: { name: 'x'.repeat(301) } }],
      [{ ...row, position: 0 }],
    ])
      expect((await put(rows)).code).toBe(codes.validation_failed.code);
    expect((await own.get({ id })).total).toBe(0);
  });

  it('goes with its rows when it is thrown away, and when its owner has too many', async () => {
    const first = await own.draft([tea]);
    for (let n = 0; n < MAX_IMPORT_DRAFTS; n += 1) await own.create();
    const rows = db.selectFrom('product_import_rows').select('id').where('import_id', '=', first.id);
    expect(await rows.execute()).toEqual([]);
    const gone = await call(test.app, ops.getProductImport, { params: { id: first.id } }, owner);
    expect(gone.code).toBe(codes.not_found.code);
    const second = await own.draft([tea]);
    expect((await call(test.app, ops.deleteProductImport, { params: { id: second.id } }, owner)).code).toBe(
      0,
    );
    expect((await call(test.app, ops.getProductImport, { params: { id: second.id } }, owner)).code).toBe(
      codes.not_found.code,
    );
  });

  it('goes two days after somebody touched it last, when another one is made', async () => {
    const draft = await own.draft([tea]);
    const long = { updated_at: new Date(test.clock.now().getTime() - 49 * 3_600_000).toISOString() };
    await db.updateTable('product_imports').set(long).where('id', '=', draft.id).execute();
    await own.create();
    const left = db.selectFrom('product_imports').select('id').where('id', '=', draft.id);
    expect(await left.execute()).toEqual([]);
  });
});

describe('whoever is limited to points', () => {
  const here = { is_sold_everywhere: false, point_ids: [ids.point] };
  it('makes new products at own points, and changes what is sold there alone', async () => {
    const limited = importsIn(test, director);
    expect((await limited.create()).code).toBe(codes.beyond_own_points.code);
    expect((await limited.create({ is_sold_everywhere: false, point_ids: [ids.pointWithCash] })).code).toBe(
      codes.not_found.code,
    );
    const draft = await limited.draft([tea, { article: '100109', price: '1' }], here);
    const rows = await limited.rows(draft);
    expect(rows.map(({ verdict }) => verdict)).toEqual(['new', 'wrong']);
    expect(rows[1]?.problems.map(({ rule }) => rule)).toEqual(['sold_beyond_own_points']);
  });

  it('hears of a product elsewhere that its article is taken, and nothing else', async () => {
    const places = db.updateTable('products').set({ is_sold_everywhere: 0 }).where('id', '=', ids.product);
    await places.execute();
    const limited = importsIn(test, director);
    const [row] = await limited.rows(await limited.draft([{ article: '100109', price: '1' }], here));
    expect(row).toMatchObject({ verdict: 'wrong', product: null, before: null });
    expect(row?.problems.map(({ path, rule }) => [path, rule])).toContainEqual(['article', 'taken']);
  });

  it('sees their own drafts alone', async () => {
    const theirs = await own.draft([tea]);
    const limited = importsIn(test, director);
    const mine = (await limited.create(here)).data;
    const { data } = await call(test.app, ops.listProductImports, {}, director);
    expect(data.items.map(({ id }) => id)).toContain(mine.id);
    expect(data.items.map(({ id }) => id)).not.toContain(theirs.id);
    const read = await call(test.app, ops.getProductImport, { params: { id: theirs.id } }, director);
    expect(read.code).toBe(codes.not_found.code);
  });
});

it('an import that said how many rows it has does not begin before they are all there', async () => {
  const { rows_in_file: _five, ...example } = ops.createProductImport.example.body;
  const made = await call(
    test.app,
    ops.createProductImport,
    { body: { ...example, rows_in_file: 2 } },
    owner,
  );
  const half = (await own.put(made.data, [tea])).data;
  expect(half).toMatchObject({ total: 1, rows_in_file: 2 });
  expect((await own.start(half)).code).toBe(codes.product_import_incomplete.code);
  const whole = (await own.put(made.data, [{ ...tea, article: '900002' }], 3)).data;
  expect((await own.start(whole)).code).toBe(0);
});

it('a row that is left out keeps its texts, also those that somebody else has mended since', async () => {
  const draft = await own.draft([{ ...tea, price: '12,345' }]);
  const [row] = await own.rows(draft);
  await own.mend(draft, String(row?.id), tea);
  const params = { id: draft.id, row_id: String(row?.id) };
  const set = (is_left_out: boolean) =>
    call(test.app, ops.updateProductImportRow, { params, body: { is_left_out } }, owner);
  expect((await set(true)).data).toMatchObject({ verdict: 'left_out', cells: tea });
  expect((await set(false)).data).toMatchObject({ verdict: 'new', cells: tea });
});

it('an article that may be the number of a card is refused, not written in part', async () => {
  const draft = await own.draft([
    { ...tea, article: '4000000000006' },
    { ...tea, article: '4111111111111111' },
  ]);
  expect(await problemsOf(draft)).toEqual([['article card_number'], ['article card_number']]);
});

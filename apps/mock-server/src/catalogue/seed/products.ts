/** Goods and services of a seeded merchant: those of its receipts, and some that were not sold yet. */
import { checkDigit } from '@kasa/contracts/catalogue/barcodes';
import { catalogueOperations } from '@kasa/contracts/catalogue/operations';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { examplePhoto } from '@kasa/contracts/shared/photos';
import { bulkInsert } from '../../db/bulk-insert.ts';
import type { BusinessColumns } from '../../db/columns.ts';
import { demoGoods, demoServices, demoTicket } from '../../db/demo-goods.ts';
import type { Db, Row } from '../../db/schema.ts';
import { addDays, type SeedContext, seededRowId, seedRowColumns } from '../../db/seed/seed-rows.ts';
import { createSeededFaker } from '../../db/seed/seeded-faker.ts';
import { type SeededMerchant, type SeedOptions, seedTime } from '../../db/seed-options.ts';
import { photoPath, photoRow } from '../../http/photo/photo.ts';
import { productColumns } from '../product-writes.ts';
import { seedProductGroups } from './product-groups.ts';
import { seedProductRun } from './product-run.ts';

type Fields = Parameters<typeof productColumns>[0];
type Seeded = Partial<Fields> & Pick<Fields, 'article' | 'name' | 'price'> & { readonly group: string };

/** Goods that wait on the shelf, and what a café sells. */
const unsold: readonly Seeded[] = [
  { article: '100191', name: 'Чай чорний «Карпати», 100 г', price: 8_490, group: 'Бакалія' },
  { article: '100192', name: 'Халва соняшникова, 300 г', price: 9_900, group: 'Бакалія' },
  { article: '100193', name: 'Мед липовий, 500 г', price: 21_500, group: 'Бакалія' },
  { article: '100194', name: 'Гірлянда святкова, 5 м', price: 24_900, group: 'Господарські товари' },
  { article: '100195', name: 'Шоколад чорний, 90 г', price: 7_490, group: 'Бакалія' },
  { article: '100196', name: 'Сік яблучний, 1 л', price: 6_990, group: 'Напої' },
  { article: '100197', name: 'Лимонад, 1 л', price: 5_490, group: 'Напої' },
  { article: '100198', name: 'Квас хлібний, 1 л', price: 4_990, group: 'Напої' },
  {
    article: '400101',
    name: 'Капучино, 250 мл',
    price: 7_500,
    group: 'Кав’ярня',
    unit: 'portion',
    barcode: null,
  },
  {
    article: '400102',
    name: 'Лате, 300 мл',
    price: 8_500,
    group: 'Кав’ярня',
    unit: 'portion',
    barcode: null,
  },
  {
    ...{ article: '500101', name: 'Доставка додому', price: 9_900, group: 'Послуги' },
    ...{ kind: 'service', unit: 'service', barcode: null },
  },
  {
    ...{ article: '500102', name: 'Подарункове пакування', price: 4_500, group: 'Послуги' },
    ...{ kind: 'service', unit: 'service', barcode: null, tax_included: false },
  },
];

const ids: Readonly<Record<string, string>> = {
  '100109': exampleIds.product,
  '100191': exampleIds.productToEdit,
  '100192': exampleIds.productToDelete,
  '100193': exampleIds.productToArchive,
  '100194': exampleIds.productToRestore,
  '100195': exampleIds.productToPrice,
  '100196': exampleIds.productForPhoto,
  '100197': exampleIds.productWithPhoto,
  '100198': exampleIds.productForPhotoRemoval,
  '400101': exampleIds.productComposed,
  '400102': exampleIds.productToCompose,
  '500101': exampleIds.productOfRun,
};
const ARCHIVED = '100194';
const WITH_MARK = '100111';
const WITH_PHOTO: readonly string[] = ['100197', '100198'];
/** Sold at the first points of the merchant alone. */
const AT_POINTS: readonly string[] = ['100195', '400101', '400102', '500102'];

const usual: Omit<
  Fields,
  'article' | 'name' | 'price' | 'barcode' | 'group_id' | 'is_sold_everywhere' | 'point_ids'
> = {
  ...{ kind: 'goods', unit: 'piece', tax_included: true, tax: 'vat_20', has_excise: false },
  ...{ has_excise_mark: false, uktzed: null, is_fiscal: true, sales_bonus: 0 },
};

/** A number of the merchant's own range of GS1, the last digits of which are the article. */
function barcodeOf(article: string): string {
  const digits = `482000${article}`;
  return digits + checkDigit(digits);
}

type Group = (name: string) => string | null;

function rowOf(origin: SeedContext, group: Group, seeded: Seeded, is_sold: 0 | 1): Row<'products'> {
  const { group: name, ...own } = seeded;
  const { article } = own;
  const isAtPoints = AT_POINTS.includes(article);
  const fields: Fields = {
    ...usual,
    barcode: barcodeOf(article),
    ...own,
    has_excise_mark: article === WITH_MARK,
    ...{ group_id: group(name), is_sold_everywhere: !isAtPoints, point_ids: [] },
  };
  const stamps = seedRowColumns(origin, 'product', article, ids[article]);
  const photo = WITH_PHOTO.includes(article) ? photoOf(stamps) : null;
  return {
    ...stamps,
    ...productColumns(fields),
    ...{ photo: photo && photoPath(catalogueOperations.getProductPhoto.path, stamps.id, photo.sha256) },
    archived_at: article === ARCHIVED ? stamps.created_at : null,
    is_sold,
  };
}

/** One each: the product's id will do for its own. */
const photoOf = ({
  id,
  merchant_id,
  created_at,
  updated_at,
  version,
}: BusinessColumns): Row<'product_photos'> => ({
  ...photoRow({ id, merchant_id, created_at, updated_at, version }, examplePhoto),
  product_id: id,
});

const SERVICE = { kind: 'service', barcode: null } as const;
const MAX_POINTS = 4;
/** Kopiykas that goods cost less before, and will cost more. */
const STEP = 1_000;

/** Writes them with their groups, points and changes of prices. */
export async function seedProducts(
  tx: Db,
  merchant: Pick<SeededMerchant, 'id' | 'owner'>,
  world: SeedOptions,
): Promise<void> {
  const now = seedTime(world.now);
  const origin = { merchant: merchant.id, now, draw: createSeededFaker(world.seed, now) };
  const groups = await seedProductGroups(tx, merchant, world);
  const group: Group = (name) => groups.get(name) ?? null;
  const services = [demoTicket, ...demoServices].map((one) => ({ ...one, ...SERVICE }));
  const sold = [...demoGoods, ...services].map((seeded) => rowOf(origin, group, seeded, 1));
  const rows = [...sold, ...unsold.map((seeded) => rowOf(origin, group, seeded, 0))];
  await bulkInsert(tx, 'products', rows);
  const pictured = rows.filter(({ article }) => WITH_PHOTO.includes(article));
  await bulkInsert(tx, 'product_photos', pictured.map(photoOf));
  await seedPoints(tx, origin, rows);
  await seedPriceChanges(tx, origin, merchant.owner.id, rows);
  await seedProductRun(tx, origin, merchant.owner, rows);
}

async function seedPoints(tx: Db, origin: SeedContext, rows: readonly Row<'products'>[]): Promise<void> {
  const own = tx.selectFrom('branches').select('id').where('merchant_id', '=', origin.merchant);
  const points = await own.where('kind', '<>', 'depot').orderBy('id').limit(MAX_POINTS).execute();
  const placed = rows.filter(({ article }) => AT_POINTS.includes(article));
  const pairs = placed.flatMap((product) => points.map((point) => ({ product, point })));
  const rowsOf = pairs.map(({ product: { id: product_id, article }, point: { id: point_id } }) => ({
    id: seededRowId(origin, origin.now.toISOString(), 'product_point', article, point_id),
    ...{ merchant_id: origin.merchant, product_id, point_id },
  }));
  await bulkInsert(tx, 'product_points', rowsOf);
  const [first] = points;
  const priced = rows.find(({ article }) => article === '100109');
  if (first === undefined || priced === undefined) return;
  await bulkInsert(tx, 'product_prices', [
    {
      id: seededRowId(origin, origin.now.toISOString(), 'product_price', priced.article),
      ...{ merchant_id: origin.merchant, product_id: priced.id, point_id: first.id },
      price: priced.price + STEP,
    },
  ]);
}

async function seedPriceChanges(
  tx: Db,
  origin: SeedContext,
  created_by_id: string,
  rows: readonly Row<'products'>[],
): Promise<void> {
  const today = kyivDay(origin.now);
  const of = (article: string) => rows.find((row) => row.article === article) as Row<'products'>;
  const at = new Date(origin.now.getTime() - 46 * 86_400_000).toISOString();
  const common = { point_id: null, point_name: null, created_by_id };
  const [made, planned] = [of('100109'), of('100105')];
  await bulkInsert(tx, 'price_changes', [
    {
      ...seedRowColumns(origin, 'price_change', 1, exampleIds.priceChange),
      ...{ ...common, created_at: at, updated_at: at, product_id: made.id, applied_at: at },
      ...{ price_before: made.price - STEP, price: made.price, effective_on: kyivDay(at), state: 'applied' },
    },
    {
      ...seedRowColumns(origin, 'price_change', 2, exampleIds.priceChangeToCancel),
      ...{ ...common, product_id: planned.id, applied_at: null, price_before: null },
      ...{ price: planned.price + STEP, effective_on: addDays(today, 7), state: 'planned' },
    },
  ]);
}

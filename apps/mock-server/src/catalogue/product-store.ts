/** Products: how they are read, listed and shown. */
import { barcodeKey } from '@kasa/contracts/catalogue/barcodes';
import { catalogueOperations } from '@kasa/contracts/catalogue/operations';
import type { ProductEntity } from '@kasa/contracts/catalogue/products';
import { type SqlBool, sql } from 'kysely';
import { packedNames, unpackedNames } from '../db/packed-names.ts';
import { seesPoint } from '../db/point-scope.ts';
import { entityReader, presentNamed, type RowOf, withJournal } from '../http/entity/entity.ts';
import { byValue, equals, type Filter } from '../http/entity/filters.ts';
import { withList } from '../http/entity/list.ts';
import { omit } from '../http/journal/diff.ts';
import { photoFingerprint } from '../http/photo/photo.ts';
import type { Context } from '../http/request/handler.ts';

const reader = entityReader({
  type: 'product',
  table: 'products',
  columns: [
    ...(['kind', 'name', 'article', 'group_id', 'price', 'unit', 'tax', 'tax_included'] as const),
    ...(['has_excise', 'has_excise_mark', 'uktzed', 'barcode', 'is_fiscal', 'sales_bonus'] as const),
    ...(['is_sold_everywhere', 'photo', 'archived_at', 'is_sold'] as const),
  ],
  related: (rows) =>
    rows
      .leftJoin('product_groups', 'product_groups.id', 'row.group_id')
      .select('product_groups.name as group_name')
      .select(({ selectFrom }) =>
        selectFrom('product_points')
          .innerJoin('branches', 'branches.id', 'product_points.point_id')
          .whereRef('product_points.product_id', '=', 'row.id')
          .select(packedNames('branches').as('points'))
          .$asScalar()
          .as('points'),
      ),
});

export type ProductRow = RowOf<typeof reader>;

const flag = (column: 'has_excise' | 'is_fiscal'): Filter<'products'> =>
  byValue({ true: (eb) => eb(column, '=', 1), false: (eb) => eb(column, '=', 0) });

/** What many products may have. */
const common = (filter: Filter<'products'>, ...inOrderOf: string[]): Filter<'products'> => ({
  ...filter,
  inOrderOf: ['name_key', ...inOrderOf],
});

const isSoldAt: Filter<'products'> = {
  where: (name) => (_eb, value) =>
    sql<SqlBool>`(products.is_sold_everywhere = 1 or exists (select 1 from product_points
      where product_points.product_id = products.id and product_points.point_id = ${value(name)}))`,
  textKey: () => '',
};

const filters = {
  barcode: { ...equals<'products'>('barcode_key'), bind: barcodeKey },
  kind: common(equals('kind')),
  group_id: equals<'products'>('group_id'),
  point_id: isSoldAt,
  tax: common(equals('tax')),
  has_excise: common(flag('has_excise'), 'price'),
  is_fiscal: common(flag('is_fiscal')),
  state: byValue<'products'>({
    active: (eb) => eb('archived_at', 'is', null),
    archived: (eb) => eb('archived_at', 'is not', null),
  }),
};

const list = withList(reader, catalogueOperations.listProducts, {
  sorts: { name: 'name_key', article: 'article_key', price: 'price', created_at: 'created_at' },
  defaultSort: 'name',
  search: 'q',
  filters,
});

/** The same products by name, for their price tags. */
export const taggedProducts = withList(reader, catalogueOperations.listPriceTags, {
  sorts: { name: 'name_key' },
  defaultSort: 'name',
  search: 'q',
  filters: { ...filters, product_id: equals('id') },
});

const stateOf = ({ archived_at }: Pick<ProductRow, 'archived_at'>) =>
  archived_at === null ? ('active' as const) : ('archived' as const);

/** Where a product is sold, by name; none if it is sold everywhere. */
const pointsOf = ({ points }: Pick<ProductRow, 'points'>): ProductEntity['points'] =>
  unpackedNames(points).map(({ id, name }) => ({ id, name }));

/** Products with journal entries. */
export const products = withJournal(list, (row) => {
  const { id, version, created_at, updated_at, group_id, group_name, points, archived_at, ...fields } = row;
  return {
    name: row.name,
    fields: {
      ...omit({ ...fields, ...flagsOf(row) }, 'is_sold'),
      group: presentNamed(group_id, group_name),
      points: pointsOf(row).map(({ name }) => name),
      photo: row.photo && photoFingerprint(row.photo),
      state: stateOf(row),
    },
  };
});

const flagsOf = (row: ProductRow) => ({
  tax_included: row.tax_included === 1,
  has_excise: row.has_excise === 1,
  has_excise_mark: row.has_excise_mark === 1,
  is_fiscal: row.is_fiscal === 1,
  is_sold_everywhere: row.is_sold_everywhere === 1,
  is_sold: row.is_sold === 1,
});

/** A product on the wire. */
export function presentProduct(row: ProductRow, { session }: Pick<Context, 'session'>): ProductEntity {
  const { group_id, group_name, archived_at, points: _, ...fields } = row;
  const points = pointsOf(row);
  const seen = points.filter(({ id }) => seesPoint(session, id));
  const flags = flagsOf(row);
  return {
    ...fields,
    ...flags,
    price: Number(row.price),
    sales_bonus: Number(row.sales_bonus),
    group: presentNamed(group_id, group_name),
    points: seen,
    state: stateOf(row),
    is_beyond_own_points:
      session.points !== null && (flags.is_sold_everywhere || seen.length < points.length),
  };
}

/** Tables of this domain; what their columns hold: schema.ts. */
import type { IngredientFields } from '@kasa/contracts/catalogue/ingredients';
import type { ProductGroupFields } from '@kasa/contracts/catalogue/product-groups';
import type { priceChangeStates } from '@kasa/contracts/catalogue/product-values';
import type { ProductFields } from '@kasa/contracts/catalogue/products';
import type { BusinessColumns, InputColumns } from './columns.ts';
import type { ProductImportRowsTable, ProductImportsTable } from './import-tables.ts';

/** Goods and services. What people fill in but the points, which are rows of their own. */
export interface ProductsTable extends BusinessColumns, InputColumns<Omit<ProductFields, 'point_ids'>> {
  /** `sortKey(name)`. */
  name_key: string;
  /** `sortKey(article)`. */
  article_key: string;
  /** `barcodeKey(barcode)`: unique among products that are not archived. */
  barcode_key: string | null;
  /** Path of the picture. */
  photo: string | null;
  /** Null: it is sold. */
  archived_at: string | null;
  /** 1: it was sold at least once. */
  is_sold: 0 | 1;
  /** `searchColumn('products', name, article, barcode)`. */
  search: string;
}

/** Where a product is sold that is not sold everywhere. A point that was deleted since is passed over. */
export interface ProductPointsTable {
  id: string;
  merchant_id: string;
  product_id: string;
  point_id: string;
}

/** Prices of points that are not the base price. */
export interface ProductPricesTable extends ProductPointsTable {
  price: number;
}

/** What became of prices, and what is to become of them. */
export interface PriceChangesTable extends BusinessColumns {
  product_id: string;
  /** Null: the base price. */
  point_id: string | null;
  /** As it was called: the point may be deleted since. */
  point_name: string | null;
  price_before: number | null;
  /** Null: the point has no price of its own from then on. */
  price: number | null;
  /** Day in Kyiv. */
  effective_on: string;
  state: (typeof priceChangeStates)[number];
  applied_at: string | null;
  created_by_id: string | null;
}

/** Pictures in a separate table, so that lists never read them. */
export interface ProductPhotosTable extends BusinessColumns {
  product_id: string;
  media_type: string;
  /** Base64: both databases store text alike. */
  base64: string;
  sha256: string;
}

/** Product groups. */
export interface ProductGroupsTable extends BusinessColumns, InputColumns<ProductGroupFields> {
  /** `sortKey(name)`. */
  name_key: string;
  /** `searchColumn('product_groups', name)`. */
  search: string;
}

/** Ingredients. */
export interface IngredientsTable extends BusinessColumns, InputColumns<IngredientFields> {
  /** `sortKey(name)`. */
  name_key: string;
  /** `searchColumn('ingredients', name)`. */
  search: string;
}

/** Named compositions to start a product from; their lines are rows of their own. */
export interface IngredientTemplatesTable extends BusinessColumns {
  name: string;
  /** `sortKey(name)`. */
  name_key: string;
  /** `searchColumn('ingredient_templates', name)`. */
  search: string;
}

/** What a product or a template is made of: an ingredient, or a part, which is another product. */
export interface CompositionLinesTable {
  id: string;
  merchant_id: string;
  owner_kind: 'product' | 'template';
  owner_id: string;
  position: number;
  /** Null: it is a part. */
  ingredient_id: string | null;
  part_id: string | null;
  /** Thousandths of the unit of what is taken. */
  quantity: number;
  /** Basis points. */
  loss: number;
}

/** What payments were for, as it was then; append-only, by triggers. None of the demo's own: theirs follows from them. */
export interface SoldGoodsTable
  extends Pick<ProductsTable, 'article' | 'name' | 'unit' | 'tax' | 'has_excise'> {
  id: string;
  merchant_id: string;
  transaction_id: string;
  position: number;
  product_id: string;
  /** Thousandths of a unit. */
  quantity: number;
  /** Of one unit as it was paid, kopiykas. */
  price: number;
  amount: number;
  /** What it took of the stock: JSON list of ingredients' ids, each with thousandths of its unit. */
  taken: string;
}

/** Tables of the catalogue, by name. */
export interface CatalogueTables {
  product_groups: ProductGroupsTable;
  products: ProductsTable;
  product_points: ProductPointsTable;
  product_prices: ProductPricesTable;
  price_changes: PriceChangesTable;
  product_photos: ProductPhotosTable;
  ingredients: IngredientsTable;
  ingredient_templates: IngredientTemplatesTable;
  composition_lines: CompositionLinesTable;
  sold_goods: SoldGoodsTable;
  product_imports: ProductImportsTable;
  product_import_rows: ProductImportRowsTable;
}

/** In insert order, after users, points and payments. */
export const CATALOGUE_TABLES = [
  ...(['product_groups', 'products', 'product_points', 'product_prices', 'price_changes'] as const),
  ...(['product_photos', 'ingredients', 'ingredient_templates', 'composition_lines', 'sold_goods'] as const),
  ...(['product_imports', 'product_import_rows'] as const),
] as const;

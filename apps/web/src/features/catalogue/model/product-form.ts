import { productFields } from '@kasa/contracts/catalogue/fields';
import { ProductInput } from '@kasa/contracts/catalogue/products';
import { emptyFormValues, type FormValuesOf, formValuesOf } from '#shared/forms/form-values.ts';
import type { DataOf } from '#shared/query/operations.ts';
import type { SessionData } from '#shared/session/session-data.ts';

type Product = DataOf<'getProduct'>;
export type ProductValues = FormValuesOf<typeof ProductInput>;

/** A new product; whoever is limited to points sells it at theirs. @param barcode one that was scanned */
export function newProduct(own: SessionData['points'], barcode: string): ProductValues {
  return emptyFormValues(ProductInput, productFields, {
    ...{ kind: 'goods', unit: 'piece', tax_included: true, is_fiscal: true, sales_bonus: 0, barcode },
    is_sold_everywhere: own === null,
    point_ids: own?.length === 1 ? own.map(({ id }) => id) : [],
  });
}

/** A product as its form holds it. */
export const productDraft = (product: Product): ProductValues => ({
  ...formValuesOf(ProductInput, productFields, product),
  point_ids: product.points.map(({ id }) => id),
});

/** Whether two versions differ in their price at most. */
export const isSameApartFromPrice = (one: Product, other: Product): boolean =>
  JSON.stringify({ ...productDraft(one), price: 0 }) === JSON.stringify({ ...productDraft(other), price: 0 });

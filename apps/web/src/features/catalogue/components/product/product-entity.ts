import { productFields } from '@kasa/contracts/catalogue/fields';
import { ProductInput } from '@kasa/contracts/catalogue/products';
import { Package } from 'lucide-react';
import { defineEntity, entityWords } from '#shared/entity/entity.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import type { DataOf } from '#shared/query/operations.ts';
import { productMessages } from '../../messages/products/catalogue.ts';
import { productQueryIds } from '../../queries.ts';
import { FormProductGroup } from './product-choices.ts';

export type Product = DataOf<'getProduct'>;

/** Products. */
export const productEntity = defineEntity({
  read: 'getProduct',
  create: 'createProduct',
  update: 'updateProduct',
  input: ProductInput,
  fields: productFields,
  references: { group_id: FormProductGroup },
  name: ({ name }) => name,
  useWords() {
    const text = useText(productMessages);
    return { words: entityWords(text, 'product'), list: text('products.title') };
  },
  icon: Package,
  permission: 'catalog_manage',
  refreshes: productQueryIds,
  listHref: paths.products,
  href: ({ id }) => paths.products({ open: id }),
  editHref: (to) => (to ? paths.productEdit(to) : paths.productCreate()),
});

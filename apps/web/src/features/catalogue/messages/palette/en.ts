import type { Messages } from '#shared/i18n/messages.ts';
import type { PaletteId } from './uk.ts';

export const en: Messages<PaletteId> = {
  'create.product': 'Add product',
  'open.groups': 'Product groups',
  'open.runs': 'Bulk changes of products',
  'create.import': 'Import products from a file',
  'open.imports': 'Product imports',
  hint: 'Find products by name, code or barcode.',
  'found.products': 'Products',
};

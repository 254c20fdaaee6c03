import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { Gate } from './people-gates.ts';

/** Screens of the catalogue, which need a right to be seen. */
export const catalogueGates: readonly Gate[] = [
  {
    path: '/products',
    tag: 'catalog_manage',
    does: [
      ...(['listProducts', 'getProduct', 'exportProducts', 'getProductPhoto'] as const),
      ...(['archiveProduct', 'restoreProduct', 'deleteProduct'] as const),
      ...(['getProductPrices', 'changeProductPrice', 'listPriceChanges', 'cancelPriceChange'] as const),
    ],
  },
  { path: '/products/table', tag: 'catalog_manage', does: ['updateProduct'] },
  {
    path: '/products/runs',
    tag: 'catalog_manage',
    does: ['listProductRuns', 'listProductRunPeople'],
  },
  {
    path: `/products/runs/${exampleIds.productRun}`,
    tag: 'catalog_manage',
    does: ['getProductRun', 'listProductRunRows', 'exportProductRun'],
  },
  {
    path: '/products/imports',
    tag: 'catalog_manage',
    does: ['listProductImports', 'deleteProductImport'],
  },
  {
    path: '/products/imports/create',
    tag: 'catalog_manage',
    does: ['createProductImport', 'putProductImportRows'],
  },
  {
    path: `/products/imports/${exampleIds.productImport}`,
    tag: 'catalog_manage',
    does: [
      ...(['getProductImport', 'listProductImportRows', 'updateProductImportRow'] as const),
      ...(['startProductImport', 'rollBackProductImport'] as const),
    ],
  },
  {
    path: '/products/imports/runs',
    tag: 'catalog_manage',
    does: ['listProductImportRuns', 'listProductImportRunPeople'],
  },
  {
    path: `/products/imports/runs/${exampleIds.productImportRun}`,
    tag: 'catalog_manage',
    does: [
      ...(['getProductImportRun', 'listProductImportRunRows', 'exportProductImportRun'] as const),
      ...(['cancelProductImportRun'] as const),
    ],
  },
  { path: '/products/price-tags', tag: 'catalog_manage', does: ['listPriceTags'] },
  { path: '/products/create', tag: 'catalog_manage', does: ['createProduct', 'uploadProductPhoto'] },
  {
    path: `/products/${exampleIds.product}/edit`,
    tag: 'catalog_manage',
    does: ['updateProduct', 'removeProductPhoto'],
  },
  {
    path: '/products/groups',
    tag: 'catalog_manage',
    does: [
      ...(['listProductGroups', 'getProductGroup', 'createProductGroup'] as const),
      ...(['updateProductGroup', 'deleteProductGroup'] as const),
    ],
  },
  {
    path: `/products/${exampleIds.productComposed}/edit`,
    tag: 'catalog_manage',
    does: ['getProductComposition', 'putProductComposition'],
  },
  {
    path: '/ingredients',
    tag: 'catalog_manage',
    does: ['listIngredients', 'getIngredient', 'listIngredientUses', 'deleteIngredient'],
  },
  { path: '/ingredient/create', tag: 'catalog_manage', does: ['createIngredient'] },
  {
    path: `/ingredients/${exampleIds.ingredient}/edit`,
    tag: 'catalog_manage',
    does: ['updateIngredient'],
  },
  {
    path: '/ingredients/templates',
    tag: 'catalog_manage',
    does: ['listIngredientTemplates', 'getIngredientTemplate', 'deleteIngredientTemplate'],
  },
  { path: '/ingredients/templates/create', tag: 'catalog_manage', does: ['createIngredientTemplate'] },
  {
    path: `/ingredients/templates/${exampleIds.ingredientTemplate}/edit`,
    tag: 'catalog_manage',
    does: ['updateIngredientTemplate'],
  },
];

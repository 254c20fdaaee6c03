import { getProductComposition, putProductComposition } from './operations/compositions.ts';
import {
  createIngredientTemplate,
  deleteIngredientTemplate,
  getIngredientTemplate,
  listIngredientTemplates,
  updateIngredientTemplate,
} from './operations/ingredient-templates.ts';
import {
  createIngredient,
  deleteIngredient,
  getIngredient,
  listIngredients,
  listIngredientUses,
  updateIngredient,
} from './operations/ingredients.ts';
import {
  cancelPriceChange,
  changeProductPrice,
  getProductPrices,
  listPriceChanges,
  listPriceTags,
} from './operations/prices.ts';
import {
  createProductGroup,
  deleteProductGroup,
  getProductGroup,
  listProductGroups,
  updateProductGroup,
} from './operations/product-groups.ts';
import {
  cancelProductImportRun,
  exportProductImportRun,
  getProductImportRun,
  listProductImportRunPeople,
  listProductImportRunRows,
  listProductImportRuns,
} from './operations/product-import-runs.ts';
import {
  createProductImport,
  deleteProductImport,
  getProductImport,
  listProductImportRows,
  listProductImports,
  putProductImportRows,
  rollBackProductImport,
  startProductImport,
  updateProductImportRow,
} from './operations/product-imports.ts';
import {
  cancelProductRun,
  exportProductRun,
  getProductRun,
  listProductRunPeople,
  listProductRunRows,
  listProductRuns,
  previewProductRun,
  startProductRun,
} from './operations/product-runs.ts';
import {
  archiveProduct,
  createProduct,
  deleteProduct,
  exportProducts,
  getProduct,
  getProductPhoto,
  listProducts,
  removeProductPhoto,
  restoreProduct,
  updateProduct,
  uploadProductPhoto,
} from './operations/products.ts';

/** Goods, services and what they are made of. */
export const catalogueOperations = {
  listIngredients,
  getIngredient,
  createIngredient,
  updateIngredient,
  deleteIngredient,
  listIngredientUses,

  listIngredientTemplates,
  getIngredientTemplate,
  createIngredientTemplate,
  updateIngredientTemplate,
  deleteIngredientTemplate,

  getProductComposition,
  putProductComposition,

  listProductGroups,
  getProductGroup,
  createProductGroup,
  updateProductGroup,
  deleteProductGroup,

  listProducts,
  exportProducts,
  getProduct,
  createProduct,
  updateProduct,
  archiveProduct,
  restoreProduct,
  deleteProduct,
  uploadProductPhoto,
  getProductPhoto,
  removeProductPhoto,

  getProductPrices,
  changeProductPrice,
  listPriceChanges,
  cancelPriceChange,
  listPriceTags,

  previewProductRun,
  startProductRun,
  listProductRuns,
  listProductRunPeople,
  getProductRun,
  listProductRunRows,
  exportProductRun,
  cancelProductRun,
  listProductImports,
  getProductImport,
  createProductImport,
  putProductImportRows,
  listProductImportRows,
  updateProductImportRow,
  startProductImport,
  rollBackProductImport,
  deleteProductImport,

  listProductImportRuns,
  listProductImportRunPeople,
  getProductImportRun,
  listProductImportRunRows,
  exportProductImportRun,
  cancelProductImportRun,
};

import { paths } from '../../shared/paths.ts';
import { periodMessages } from '../../shared/period/messages/catalogue.ts';
import type { Feature } from '../../shared/routing/screen.ts';
import { runMessages } from '../../shared/runs/messages/catalogue.ts';
import { spreadsheetMessages } from '../../shared/spreadsheet/messages/catalogue.ts';
import { compositionMessages } from './messages/compositions/catalogue.ts';
import { ingredientMessages } from './messages/ingredients/catalogue.ts';
import { priceTagMessages } from './messages/price-tags/catalogue.ts';
import { productGroupMessages } from './messages/product-groups/catalogue.ts';
import { productImportMessages } from './messages/product-import/catalogue.ts';
import { productImportFileMessages } from './messages/product-import-file/catalogue.ts';
import { productImportRunMessages } from './messages/product-import-runs/catalogue.ts';
import { productRunMessages } from './messages/product-runs/catalogue.ts';
import { productTableMessages } from './messages/product-table/catalogue.ts';
import { productMessages } from './messages/products/catalogue.ts';

/** Products. */
export const catalogueFeatures: readonly Feature[] = [
  {
    catalogues: [ingredientMessages],
    screens: [
      {
        pattern: paths.ingredients.pattern,
        load: async () => (await import('./screens/ingredients.tsx')).IngredientsScreen,
      },
      {
        pattern: paths.ingredientCreate.pattern,
        load: async () => (await import('./screens/ingredient-create.tsx')).IngredientCreateScreen,
      },
      {
        pattern: paths.ingredientEdit.pattern,
        load: async () => (await import('./screens/ingredient-edit.tsx')).IngredientEditScreen,
      },
    ],
  },

  {
    catalogues: [compositionMessages],
    screens: [
      {
        pattern: paths.ingredientTemplates.pattern,
        load: async () => (await import('./screens/ingredient-templates.tsx')).IngredientTemplatesScreen,
      },
      {
        pattern: paths.ingredientTemplateCreate.pattern,
        load: async () =>
          (await import('./screens/ingredient-template-create.tsx')).IngredientTemplateCreateScreen,
      },
      {
        pattern: paths.ingredientTemplateEdit.pattern,
        load: async () =>
          (await import('./screens/ingredient-template-edit.tsx')).IngredientTemplateEditScreen,
      },
    ],
  },

  {
    catalogues: [productMessages, productGroupMessages, compositionMessages, priceTagMessages],
    screens: [
      {
        pattern: paths.products.pattern,
        load: async () => (await import('./screens/products.tsx')).ProductsScreen,
      },
      {
        pattern: paths.productCreate.pattern,
        load: async () => (await import('./screens/product-create.tsx')).ProductCreateScreen,
      },
      {
        pattern: paths.productEdit.pattern,
        load: async () => (await import('./screens/product-edit.tsx')).ProductEditScreen,
      },
      {
        pattern: paths.productGroups.pattern,
        load: async () => (await import('./screens/product-groups.tsx')).ProductGroupsScreen,
      },
      {
        pattern: paths.priceTags.pattern,
        load: async () => (await import('./screens/price-tags.tsx')).PriceTagsScreen,
      },
    ],
  },
  {
    catalogues: [productMessages, productTableMessages],
    screens: [
      {
        pattern: paths.productTable.pattern,
        load: async () => (await import('./screens/product-table.tsx')).ProductTableScreen,
      },
    ],
  },

  {
    catalogues: [productMessages, productRunMessages, runMessages, periodMessages],
    screens: [
      {
        pattern: paths.productRuns.pattern,
        load: async () => (await import('./screens/product-runs.tsx')).ProductRunsScreen,
      },
      {
        pattern: paths.productRun.pattern,
        load: async () => (await import('./screens/product-run.tsx')).ProductRunScreen,
      },
    ],
  },

  {
    catalogues: [productImportRunMessages, runMessages, periodMessages],
    screens: [
      {
        pattern: paths.productImports.pattern,
        load: async () => (await import('./screens/product-imports.tsx')).ProductImportsScreen,
      },
      {
        pattern: paths.productImportRuns.pattern,
        load: async () => (await import('./screens/product-import-runs.tsx')).ProductImportRunsScreen,
      },
      {
        pattern: paths.productImportRun.pattern,
        load: async () => (await import('./screens/product-import-run.tsx')).ProductImportRunScreen,
      },
    ],
  },

  {
    catalogues: [productMessages, productImportFileMessages, spreadsheetMessages],
    screens: [
      {
        pattern: paths.productImportCreate.pattern,
        load: async () => (await import('./screens/product-import-create.tsx')).ProductImportCreateScreen,
      },
    ],
  },

  {
    catalogues: [productImportMessages, productImportRunMessages],
    screens: [
      {
        pattern: paths.productImport.pattern,
        load: async () => (await import('./screens/product-import.tsx')).ProductImportScreen,
      },
    ],
  },
];

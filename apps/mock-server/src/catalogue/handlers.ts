import type { catalogueOperations } from '@kasa/contracts/catalogue/operations';
import type { Handlers } from '../http/request/handler.ts';
import { compositionHandlers } from './composition-handlers.ts';
import { importHandlers } from './imports/handlers.ts';
import { importRunHandlers } from './imports/run-handlers.ts';
import { ingredientHandlers } from './ingredient-handlers.ts';
import { ingredientTemplateHandlers } from './ingredient-template-handlers.ts';
import { priceHandlers } from './price-handlers.ts';
import { productGroupHandlers } from './product-group-handlers.ts';
import { productHandlers } from './product-handlers.ts';
import { productRunHandlers } from './product-runs/handlers.ts';

/** Goods, services and what they are made of. */
export const catalogueHandlers: Handlers<typeof catalogueOperations> = {
  ...ingredientHandlers,

  ...ingredientTemplateHandlers,

  ...compositionHandlers,

  ...productGroupHandlers,

  ...productHandlers,

  ...priceHandlers,

  ...productRunHandlers,
  ...importHandlers,

  ...importRunHandlers,
};

// Made from openapi.json by `pnpm gen`; never edit.

/** Method, path, whether the body is signed, and what is special about it, by operation id. */
export const loyaltyOperations = {
  listDiscounts: ['GET', '/api/v1/loyalty/discounts', false],
  createDiscount: ['POST', '/api/v1/loyalty/discounts', true, 'keyed'],
  getDiscount: ['GET', '/api/v1/loyalty/discounts/{id}', false],
  updateDiscount: ['PUT', '/api/v1/loyalty/discounts/{id}', true],
  deleteDiscount: ['DELETE', '/api/v1/loyalty/discounts/{id}', false],
  changeDiscountState: ['POST', '/api/v1/loyalty/discounts/{id}/state', true],
} as const;

// Made from openapi.json by `pnpm gen`; never edit.

/** Method, path, whether the body is signed, and what is special about it, by operation id. */
export const loyaltyOperations = {
  listCustomers: ['GET', '/api/v1/loyalty/customers', false],
  createCustomer: ['POST', '/api/v1/loyalty/customers', true, 'keyed'],
  getCustomer: ['GET', '/api/v1/loyalty/customers/{id}', false],
  updateCustomer: ['PUT', '/api/v1/loyalty/customers/{id}', true],
  forgetCustomer: ['POST', '/api/v1/loyalty/customers/{id}/forget', true],
  listBonusEntries: ['GET', '/api/v1/loyalty/customers/{id}/entries', false],
  listDiscounts: ['GET', '/api/v1/loyalty/discounts', false],
  createDiscount: ['POST', '/api/v1/loyalty/discounts', true, 'keyed'],
  getDiscount: ['GET', '/api/v1/loyalty/discounts/{id}', false],
  updateDiscount: ['PUT', '/api/v1/loyalty/discounts/{id}', true],
  deleteDiscount: ['DELETE', '/api/v1/loyalty/discounts/{id}', false],
  changeDiscountState: ['POST', '/api/v1/loyalty/discounts/{id}/state', true],
  getLoyaltyReport: ['GET', '/api/v1/loyalty/report', false],
  simulateDiscounts: ['GET', '/api/v1/loyalty/simulation', false, 'stream'],
  quoteLoyalty: ['POST', '/api/v1/loyalty/quote', false],
  commitLoyalty: ['POST', '/api/v1/loyalty/commit', false],
  releaseLoyalty: ['POST', '/api/v1/loyalty/release', false],
} as const;

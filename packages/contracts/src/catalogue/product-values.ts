/** What products are chosen from. Without zod. */
export const productKinds = ['goods', 'service'] as const;

/** Units that goods and services are sold in. */
export const productUnits = [
  'piece',
  'kg',
  'g',
  'l',
  'ml',
  'm',
  'm2',
  'm3',
  'pack',
  'box',
  'set',
  'pair',
  'portion',
  'hour',
  'service',
] as const;
export type ProductUnit = (typeof productUnits)[number];

const measuredUnits: readonly ProductUnit[] = ['kg', 'g', 'l', 'ml', 'm', 'm2', 'm3'];
/** Whether goods of a unit are counted one by one; of those that are measured, a line is one piece. */
export const isCountedUnit = (unit: ProductUnit): boolean => !measuredUnits.includes(unit);

export const productStates = ['active', 'archived'] as const;

/** VAT of a product, by the rates of the law. */
export const productTaxes = ['no_vat', 'vat_0', 'vat_7', 'vat_14', 'vat_20'] as const;
export type ProductTax = (typeof productTaxes)[number];

export const priceChangeStates = ['planned', 'applied', 'cancelled'] as const;

/**
 * The domains of the product, spelled the same in contract, client, server, web and end-to-end tests.
 * A tooling check reads this list and fails on a missing or stray folder.
 */
export const domains = [
  'auth',
  'dashboard',
  'terminals',
  'transactions',
  'ecomm',
  'points',
  'users',
  'catalogue',
  'loyalty',
  'transport',
  'audit',
  'events',
] as const;

export type Domain = (typeof domains)[number];

/**
 * Cleanup after each test, in this order. vitest hooks belong to one test file, modules to several: setup.ts
 * registers these in each.
 */
export const afterEachTest: (() => unknown)[] = [];

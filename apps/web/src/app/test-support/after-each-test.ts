/**
 * Cleanup after each test, in this order. Modules are evaluated once for several test files, while vitest
 * hooks belong to one file: setup.ts registers these in each.
 */
export const afterEachTest: (() => unknown)[] = [];

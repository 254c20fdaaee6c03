/**
 * What test support puts back after each test, in this order. A module is read once for several test files, while
 * vitest's own hooks belong to the file that is being read: setup.ts does these in each.
 */
export const afterEachTest: (() => unknown)[] = [];

import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFixture } from '../test-support/fixture.ts';
import { createInMemoryFolder } from './in-memory-folder.mjs';

const some = { disk: 1, memory: 1 };

test('a folder that others may go through, and what killed runs have left is taken away', () => {
  const place = createFixture({ 'kasa-test-999999999-abc/of-a-killed-run': '', 'other/file': '' });
  mkdirSync(join(place, `kasa-test-${process.ppid}-abc`));
  const folder = String(createInMemoryFolder(place, some));
  expect(folder).toMatch(new RegExp(`/kasa-test-${process.pid}-`));
  expect(statSync(folder).mode & 0o777).toBe(0o711);
  expect(readdirSync(place)).toHaveLength(3);
  expect(existsSync(join(place, 'kasa-test-999999999-abc'))).toBe(false);
});

test('none where there is no such place, or too little room', () => {
  expect(createInMemoryFolder('/nowhere', some)).toBeUndefined();
  expect(createInMemoryFolder(createFixture({}), { disk: Number.MAX_VALUE, memory: 1 })).toBeUndefined();
  expect(createInMemoryFolder(createFixture({}), { disk: 1, memory: Number.MAX_VALUE })).toBeUndefined();
});

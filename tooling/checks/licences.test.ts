import { expect, test } from 'vitest';
import { type BillOfMaterials, billOfMaterialsProblems, licenceProblems } from './licences.ts';

const allowed = new Set(['MIT', 'Apache-2.0', 'Zlib']);
const part = (licence: string | undefined, more: object = {}) => ({
  group: '@scope',
  name: 'part',
  version: '1.0.0',
  purl: 'pkg:npm/%40scope/part@1.0.0',
  licenses: licence === undefined ? [] : [{ license: { id: licence } }],
  ...more,
});
const bill = (...components: NonNullable<BillOfMaterials['components']>): BillOfMaterials => ({
  bomFormat: 'CycloneDX',
  components,
});
const refused = (one: ReturnType<typeof part>) => licenceProblems(bill(one), allowed, ['@kasa/web']);

test.each(['MIT', 'Apache-2.0', 'MIT OR GPL-3.0-only', '(GPL-2.0-only OR MIT)', '(MIT AND Zlib)'])(
  'allowed: %s',
  (licence) => {
    expect(refused(part(undefined, { licenses: [{ expression: licence }] }))).toEqual([]);
  },
);

test.each([
  'GPL-3.0-only',
  'AGPL-3.0-or-later',
  'Hippocratic-2.1',
  'SEE LICENSE IN LICENSE.md',
  'MIT AND GPL-3.0-only',
  '(MIT OR GPL-2.0-only) AND GPL-3.0-only',
  'mit',
])('refused: %s', (licence) => {
  expect(refused(part(licence))).toEqual([`@scope/part@1.0.0: ${licence}`]);
});

test('no licence at all is refused, and two are both to be met', () => {
  expect(refused(part(undefined))).toEqual(['@scope/part@1.0.0: no licence']);
  expect(refused(part(undefined, { licenses: undefined }))).toHaveLength(1);
  const both = [{ license: { id: 'MIT' } }, { license: { name: 'Proprietary' } }];
  expect(refused(part(undefined, { licenses: both }))).toEqual(['@scope/part@1.0.0: MIT AND Proprietary']);
});

test('what was read by hand counts for the version that was read', () => {
  const plugin = { group: '@react-aria', name: 'optimize-locales-plugin' };
  expect(refused(part(undefined, { ...plugin, version: '2.0.2' }))).toEqual([]);
  expect(refused(part(undefined, { ...plugin, version: '2.0.3' }))).toHaveLength(1);
});

test('our own packages need none', () => {
  expect(refused(part(undefined, { group: '@kasa', name: 'web' }))).toEqual([]);
});

test('a bill of materials has every part that we depend on, with its address and version', () => {
  expect(billOfMaterialsProblems(bill(part('MIT')), ['@scope/part'])).toEqual([]);
  expect(billOfMaterialsProblems(bill(part('MIT')), ['zod'])).toEqual(['zod is missing']);
  expect(billOfMaterialsProblems(bill(part('MIT', { purl: undefined })), [])).toHaveLength(1);
  expect(billOfMaterialsProblems(bill(part('MIT', { version: '' })), [])).toHaveLength(1);
  expect(billOfMaterialsProblems({ ...bill(), bomFormat: 'SPDX' }, [])).toEqual([
    'not in the format of CycloneDX',
  ]);
});

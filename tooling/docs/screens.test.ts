import { expect, test } from 'vitest';
import { createFixture } from '../test-support/fixture.ts';
import { screenRows, screensIn } from './screens.ts';

const features = 'apps/web/src/features';
const transport = `export const feature = { screens: [
    { pattern: paths.routesList.pattern, load: async () => (await import('./screens/routes.tsx')).Routes },
    {
      pattern: paths.showRoute.pattern,
      load: async () => (await import('./screens/route.tsx')).Route,
    },
    ...[paths.one.pattern, paths.other.pattern].map((pattern) => ({
      pattern,
      load: async () => (await import('./screens/both.tsx')).Both,
    })),
  ] };`;
const part = `{ pattern: paths.part.pattern, load: async () => (await import('./screens/part.tsx')).Part }`;
const root = createFixture({
  [`${features}/transport/routes.tsx`]: transport,
  [`${features}/transport/part-routes.tsx`]: part,
  [`${features}/transport/screens/routes.tsx`]: '',
  [`${features}/points/model/a.ts`]: '',
});

test('finds each address with the file that shows it, two that show the same one, and parts of a domain', () => {
  const found = screensIn(root).map(({ name, domain, file }) => [
    name,
    domain,
    file.replace(`${features}/`, ''),
  ]);
  expect(found.sort()).toEqual([
    ['one', 'transport', 'transport/screens/both.tsx'],
    ['other', 'transport', 'transport/screens/both.tsx'],
    ['part', 'transport', 'transport/screens/part.tsx'],
    ['routesList', 'transport', 'transport/screens/routes.tsx'],
    ['showRoute', 'transport', 'transport/screens/route.tsx'],
  ]);
});

test('an address without a screen fails, as does one whose file is not there', () => {
  expect(screenRows(root, { routesList: { pattern: '/Routes' } })).toHaveLength(1);
  expect(() => screenRows(root, { shop: { pattern: '/shop' } })).toThrow('paths.shop (/shop): no screen');
  expect(() => screenRows(root, { part: { pattern: '/part' } })).toThrow('paths.part (/part): no file');
});

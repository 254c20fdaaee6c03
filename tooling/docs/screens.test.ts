import { expect, test } from 'vitest';
import { plant } from '../test-support/plant.ts';
import { screensIn } from './screens.ts';

test('finds each address with the file that shows it', () => {
  const routes = `export const feature = { screens: [
    { pattern: paths.routesList.pattern, load: async () => (await import('./screens/routes.tsx')).Routes },
    {
      pattern: paths.showRoute.pattern,
      load: async () => (await import('./screens/route.tsx')).Route,
    },
  ] };`;
  const features = plant({ 'transport/routes.tsx': routes, 'points/model/a.ts': '' });
  expect(screensIn(features)).toEqual([
    { name: 'routesList', domain: 'transport', file: 'screens/routes.tsx' },
    { name: 'showRoute', domain: 'transport', file: 'screens/route.tsx' },
  ]);
});

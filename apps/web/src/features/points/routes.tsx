import { paths } from '../../shared/paths.ts';
import type { Feature } from '../../shared/routing/screen.ts';
import { keysMessages } from './messages/keys/catalogue.ts';
import { pointMessages } from './messages/points/catalogue.ts';

/** Points. */
export const pointsFeatures: readonly Feature[] = [
  {
    catalogues: [pointMessages, keysMessages],
    screens: [
      {
        pattern: paths.points.pattern,
        load: async () => (await import('./screens/points.tsx')).PointsScreen,
      },
      {
        pattern: paths.pointCreate.pattern,
        load: async () => (await import('./screens/point-create.tsx')).PointCreateScreen,
      },
      {
        pattern: paths.pointNonFiscal.pattern,
        load: async () => (await import('./screens/point-create.tsx')).PointNonFiscalScreen,
      },
      {
        pattern: paths.pointsFromKey.pattern,
        load: async () => (await import('./screens/points-from-key.tsx')).PointsFromKeyScreen,
      },
      {
        pattern: paths.pointKeys.pattern,
        load: async () => (await import('./screens/point-keys.tsx')).PointKeysScreen,
      },
      {
        pattern: paths.pointEdit.pattern,
        load: async () => (await import('./screens/point-edit.tsx')).PointEditScreen,
      },
    ],
  },
];

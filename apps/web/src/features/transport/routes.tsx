import { paths } from '../../shared/paths.ts';
import type { Feature } from '../../shared/routing/screen.ts';
import { transportsMessages } from './messages/transports/catalogue.ts';

/** Vehicles. */
const transportsFeature: Feature = {
  catalogues: [transportsMessages],
  screens: [
    {
      pattern: paths.transportList.pattern,
      load: async () => (await import('./screens/transports-list.tsx')).TransportsListScreen,
    },
    {
      pattern: paths.transportCreate.pattern,
      load: async () => (await import('./screens/transport-create.tsx')).TransportCreateScreen,
    },
  ],
};

/** Public transport. Its parts fetch only the words that they need. */
export const transportFeatures: readonly Feature[] = [transportsFeature];

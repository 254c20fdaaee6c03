import { paths } from '../../shared/paths.ts';
import type { Feature } from '../../shared/routing/screen.ts';
import { driversMessages } from './messages/drivers/catalogue.ts';
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

/** Drivers and their shifts; vehicles are named in all of them. */
const driversFeature: Feature = {
  catalogues: [driversMessages, transportsMessages],
  screens: [
    {
      pattern: paths.driversList.pattern,
      load: async () => (await import('./screens/drivers-list.tsx')).DriversListScreen,
    },
    {
      pattern: paths.driverCreate.pattern,
      load: async () => (await import('./screens/driver-create.tsx')).DriverCreateScreen,
    },
  ],
};

/** Public transport. Its parts fetch only the words that they need. */
export const transportFeatures: readonly Feature[] = [transportsFeature, driversFeature];

import { paths } from '../../shared/paths.ts';
import { prefetch } from '../../shared/query/query-options.ts';
import type { Feature } from '../../shared/routing/screen.ts';
import { listQuery, readListAddress } from '../../shared/table/list-address.ts';
import { depotMessages } from './messages/depots/catalogue.ts';
import { driversMessages } from './messages/drivers/catalogue.ts';
import { routesMessages } from './messages/routes/catalogue.ts';
import { transportMessages } from './messages/transport/catalogue.ts';
import { vehicleMessages } from './messages/vehicles/catalogue.ts';
import { routeListSpec } from './model/list-specs.ts';

const transportsFeature: Feature = {
  catalogues: [transportMessages, vehicleMessages],
  screens: [
    {
      pattern: paths.transportList.pattern,
      load: async () => (await import('./screens/vehicles.tsx')).VehiclesScreen,
    },
    {
      pattern: paths.transportCreate.pattern,
      load: async () => (await import('./screens/vehicle-create.tsx')).VehicleCreateScreen,
    },
  ],
};

const driversFeature: Feature = {
  catalogues: [transportMessages, driversMessages, vehicleMessages],
  screens: [
    {
      pattern: paths.driversList.pattern,
      load: async () => (await import('./screens/drivers.tsx')).DriversScreen,
    },
    {
      pattern: paths.driverCreate.pattern,
      load: async () => (await import('./screens/driver-create.tsx')).DriverCreateScreen,
    },
  ],
};

const routesFeature: Feature = {
  catalogues: [transportMessages, vehicleMessages, routesMessages],
  screens: [
    {
      pattern: paths.routesList.pattern,
      load: async () => (await import('./screens/routes.tsx')).RoutesScreen,
      // Prefetched: usually the first screen of a dispatcher's session.
      reads: (search) => [
        prefetch('listRoutes', { query: listQuery(readListAddress(search, routeListSpec)) }),
      ],
    },
    {
      pattern: paths.routeCreate.pattern,
      load: async () => (await import('./screens/route-create.tsx')).RouteCreateScreen,
    },
    {
      pattern: paths.showRoute.pattern,
      load: async () => (await import('./screens/route-show.tsx')).RouteShowScreen,
    },
    {
      pattern: paths.routeUpdate.pattern,
      load: async () => (await import('./screens/route-update.tsx')).RouteUpdateScreen,
    },
  ],
};

const branchesFeature: Feature = {
  catalogues: [transportMessages, driversMessages, vehicleMessages, depotMessages],
  screens: [
    {
      pattern: paths.branchesList.pattern,
      load: async () => (await import('./screens/depots.tsx')).DepotsScreen,
    },
    {
      pattern: paths.branchEdit.pattern,
      load: async () => (await import('./screens/depot-edit.tsx')).DepotEditScreen,
    },
    {
      pattern: paths.branch.pattern,
      load: async () => (await import('./screens/depot-show.tsx')).DepotShowScreen,
    },
  ],
};

export const transportFeatures: readonly Feature[] = [
  routesFeature,
  transportsFeature,
  driversFeature,
  branchesFeature,
];

import { type DepotSeed, firstMerchantDepots, secondMerchantDepots } from './data/depots.ts';
import { type FleetSeed, firstMerchantFleets, secondMerchantFleets } from './data/fleets.ts';
import { firstMerchantRoutes, type RouteSeed, secondMerchantRoutes } from './data/routes.ts';

export interface TransportSeedPlan {
  readonly depots: readonly DepotSeed[];
  readonly routes: readonly RouteSeed[];
  readonly fleets: readonly FleetSeed[];
  readonly crews: Readonly<Record<string, number>>;
  readonly firstDriver: number;
  readonly shiftsPerDay: number;
}

const large: TransportSeedPlan = {
  depots: firstMerchantDepots,
  routes: firstMerchantRoutes,
  fleets: firstMerchantFleets,
  crews: { 'lviv-bus': 46, 'lviv-electric': 54, odesa: 58, kyiv: 26, kharkiv: 16 },
  firstDriver: 101,
  shiftsPerDay: 20,
};

const small: TransportSeedPlan = {
  depots: secondMerchantDepots,
  routes: secondMerchantRoutes,
  fleets: secondMerchantFleets,
  crews: { frankivsk: 11, dnipro: 4 },
  firstDriver: 1001,
  shiftsPerDay: 3,
};

export const plans = { large, small } as const satisfies Record<string, TransportSeedPlan>;

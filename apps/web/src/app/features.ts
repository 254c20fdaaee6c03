import { auditFeatures } from '../features/audit/routes.tsx';
import { accountFeature, authFeatures } from '../features/auth/routes.tsx';
import { catalogueFeatures } from '../features/catalogue/routes.tsx';
import { companiesFeatures } from '../features/companies/routes.tsx';
import { dashboardFeatures } from '../features/dashboard/routes.tsx';
import { loyaltyFeatures } from '../features/loyalty/routes.tsx';
import { pointsFeatures } from '../features/points/routes.tsx';
import { terminalsFeatures } from '../features/terminals/routes.tsx';
import { transactionsFeatures } from '../features/transactions/routes.tsx';
import { transportFeatures } from '../features/transport/routes.tsx';
import { usersFeatures } from '../features/users/routes.tsx';
import type { Feature } from '../shared/routing/screen.ts';

/** Screens that anybody may open. */
export const publicFeatures: readonly Feature[] = [...authFeatures];
/** Screens inside the layout, for whoever is signed in. A new feature is one line here. */
export const privateFeatures: readonly Feature[] = [
  ...terminalsFeatures,
  ...transactionsFeatures,
  ...dashboardFeatures,
  ...transportFeatures,
  ...companiesFeatures,
  ...pointsFeatures,
  ...catalogueFeatures,
  ...loyaltyFeatures,
  ...usersFeatures,
  ...auditFeatures,
  accountFeature,
];

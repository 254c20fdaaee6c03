import { routeFields } from '@kasa/contracts/transport/fields';
import { TransitRouteInput } from '@kasa/contracts/transport/routes';
import { Waypoints } from 'lucide-react';
import { defineEntity, entityWords } from '#shared/entity/entity.ts';
import type { FormOf } from '#shared/entity/entity-form.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { routesMessages } from '../../messages/routes/catalogue.ts';
import { transportQueryIds } from '../../queries.ts';
import { TransportErrorNotice } from '../transport-error-notice.tsx';

export type RouteForm = FormOf<typeof TransitRouteInput>;

export const routeEntity = defineEntity({
  read: 'getRoute',
  create: 'createRoute',
  update: 'updateRoute',
  input: TransitRouteInput,
  fields: routeFields,
  name: ({ name }) => name,
  useWords() {
    const text = useText(routesMessages);
    return { words: entityWords(text, 'route'), list: text('routes.title') };
  },
  icon: Waypoints,
  permission: 'transport_manage',
  refreshes: transportQueryIds,
  Refusal: TransportErrorNotice,
  listHref: paths.routesList,
  href: paths.showRoute,
  editHref: (to) => (to ? paths.routeUpdate(to) : paths.routeCreate()),
});

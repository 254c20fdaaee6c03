import { routeFields } from '@kasa/contracts/transport/fields';
import { TransitRouteInput } from '@kasa/contracts/transport/routes';
import type { FieldValues } from 'react-hook-form';
import { type DraftOf, draftOf, emptyDraft } from '#shared/forms/drafts.ts';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import type { TransitRoute } from './types.ts';

/** The form of a route while it is filled in. */
export type RouteDraft = DraftOf<typeof TransitRouteInput>;

/** A form over the contract's TransitRouteInput. */
export type RouteForm = ContractForm<RouteDraft & FieldValues>;

/** A form with nothing in it but the country of nearly all routes; on the wire it is Ukrainian in any language. */
export const newRoute = emptyDraft(TransitRouteInput, routeFields, { country: 'Україна' });

/** The form of a route as it is. */
export const routeDraft = (route: TransitRoute) => draftOf(TransitRouteInput, routeFields, route);

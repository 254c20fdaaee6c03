import { routeFields } from '@kasa/contracts/transport/fields';
import { TransitRouteInput } from '@kasa/contracts/transport/routes';
import type { FieldValues } from 'react-hook-form';
import { type DraftOf, draftOf, emptyDraft } from '#shared/forms/drafts.ts';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import type { TransitRoute } from './types.ts';

export type RouteDraft = DraftOf<typeof TransitRouteInput>;

export type RouteForm = ContractForm<RouteDraft & FieldValues>;

/** Initial values; the country is stored in Ukrainian whatever the language. */
export const newRoute = emptyDraft(TransitRouteInput, routeFields, { country: 'Україна' });

export const routeDraft = (route: TransitRoute) => draftOf(TransitRouteInput, routeFields, route);

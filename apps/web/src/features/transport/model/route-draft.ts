import { routeFields } from '@kasa/contracts/transport/fields';
import { TransitRouteInput } from '@kasa/contracts/transport/routes';
import type { FieldValues } from 'react-hook-form';
import { emptyFormValues, type FormValuesOf, formValuesOf } from '#shared/forms/form-values.ts';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import type { TransitRoute } from './types.ts';

export type RouteDraft = FormValuesOf<typeof TransitRouteInput>;

export type RouteForm = ContractForm<RouteDraft & FieldValues>;

/** Initial values; the country is stored in Ukrainian whatever the language. */
export const newRoute = emptyFormValues(TransitRouteInput, routeFields, { country: 'Україна' });

export const routeDraft = (route: TransitRoute) => formValuesOf(TransitRouteInput, routeFields, route);

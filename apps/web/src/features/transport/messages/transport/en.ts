import type { Messages } from '#shared/i18n/messages.ts';
import type { TransportTextId } from './uk.ts';

export const en: Messages<TransportTextId> = {
  'choice.routesOffered': 'Routes of this type in the depot’s city are offered; search finds the others',
  'choice.searchRoute': 'Search routes',
  'choice.searchDepot': 'Search depots',
  'choice.noDepots': 'No depots yet: add one under “Depots” first.',
  'refusal.transport_busy':
    '{name} is on shift with this vehicle. Choose another vehicle or close that driver’s shift first.',
  'refusal.transport_unavailable':
    'This vehicle is under maintenance or out of service. Choose another one or park this one first.',
  'refusal.inspection_overdue':
    'The inspection was due on {date}, so the vehicle can’t go on a route. Choose another one or enter a new inspection date.',
  'refusal.shift_already_open':
    'This driver’s shift is already open; someone may have just opened it. See the driver’s card for details.',
  'refusal.status_transition_forbidden':
    'The vehicle’s status has changed, so this isn’t possible any more. We’ve refreshed the data: close this window and check.',
  'refusal.route_required': 'This driver has no route. Choose one for this shift.',
  'refusal.not_found': 'This record no longer exists. We’ve refreshed the data: choose another one.',
  'refusal.conflict':
    'Someone else changed this record while you were working. We’ve refreshed the data: check it and try again.',
};

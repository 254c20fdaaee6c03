import type { Messages } from '#shared/i18n/messages.ts';
import type { TransportTextId } from './uk.ts';

export const en: Messages<TransportTextId> = {
  'choice.searchRoute': 'Search routes',
  'choice.searchDepot': 'Search depots',
  'choice.noDepots': 'There are no depots yet: first add one under “Depots”.',
  'refusal.transport_busy':
    '{name} is on shift on this vehicle. Choose another one, or close that driver’s shift first.',
  'refusal.transport_unavailable':
    'The vehicle is under maintenance or off the line. Choose another one, or park this one first.',
  'refusal.inspection_overdue':
    'The inspection was due on {date}: the vehicle cannot go on a route. Choose another one, or enter a new inspection date.',
  'refusal.shift_already_open':
    'This driver’s shift is already open: somebody may have just opened it. The driver’s card has the details.',
  'refusal.status_transition_forbidden':
    'The vehicle’s status is another one by now, so this step is not possible. The data is fresh now: close this and look again.',
  'refusal.route_required': 'The driver has no route. Choose one for this shift.',
  'refusal.not_found': 'It is not there any more. The data is fresh now: choose another one.',
  'refusal.conflict': 'Somebody else has changed it meanwhile. The data is fresh now: look again and repeat.',
};

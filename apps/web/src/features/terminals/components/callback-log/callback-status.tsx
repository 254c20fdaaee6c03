import { callbackDeliveryFields } from '@kasa/contracts/terminals/callback-fields';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { createChoiceStatus } from '#shared/fields/choice-status.tsx';
import type { Callback } from '../../model/callback-log.ts';

export const CallbackStatus = createChoiceStatus<Callback['state']>(callbackDeliveryFields, 'state', {
  waiting: { tone: 'warning', icon: Hourglass },
  delivered: { tone: 'positive', icon: CircleCheck },
  given_up: { tone: 'danger', icon: CircleX },
});

import type { pointsOperations } from '@kasa/contracts/points/operations';
import type { Handlers } from '../http/request/handler.ts';
import type { Workplaces } from '../http/workplaces.ts';
import { keyHandlers } from './key-handlers.ts';
import { registerHandlers } from './key-registers.ts';
import { clockHandlers } from './offline/clock-handler.ts';
import { pointHandlers } from './point-handlers.ts';
import { type ShiftServices, shiftHandlers } from './shifts/handlers.ts';

/** Points. */
export const pointsHandlers = (
  services: ShiftServices & { readonly workplaces: Workplaces },
): Handlers<typeof pointsOperations> => ({
  ...pointHandlers(services.workplaces),
  ...keyHandlers,
  ...registerHandlers(services),
  ...shiftHandlers(services),
  ...clockHandlers(services),
});

import type { pointsOperations } from '@kasa/contracts/points/operations';
import type { Handlers } from '../http/request/handler.ts';
import { keyHandlers } from './key-handlers.ts';
import { registerHandlers } from './key-registers.ts';
import { clockHandlers } from './offline/clock-handler.ts';
import { pointHandlers } from './point-handlers.ts';
import { type ShiftServices, shiftHandlers } from './shifts/handlers.ts';

/** Points. */
export const pointsHandlers = (services: ShiftServices): Handlers<typeof pointsOperations> => ({
  ...pointHandlers,
  ...keyHandlers,
  ...registerHandlers(services),
  ...shiftHandlers(services),
  ...clockHandlers(services),
});

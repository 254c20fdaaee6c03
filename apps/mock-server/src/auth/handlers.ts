import type { authOperations } from '@kasa/contracts/auth/operations';
import type { Handlers } from '../http/request/handler.ts';
import { accountHandlers } from './account-handlers.ts';
import { firstStepHandlers } from './first-step-handlers.ts';
import { homeHandlers } from './home-handlers.ts';
import { ownActivityHandlers } from './own-activity.ts';
import { ownSessionHandlers } from './own-session-handlers.ts';
import { passwordHandlers } from './password-handlers.ts';
import { registrationHandlers } from './registration-handlers.ts';
import { savedViewHandlers } from './saved-view-handlers.ts';
import { secondFactorHandlers } from './second-factor-handlers.ts';
import { sessionHandlers } from './session-handlers.ts';

export const authHandlers: Handlers<typeof authOperations> = {
  ...registrationHandlers,
  ...passwordHandlers,
  ...sessionHandlers,
  ...accountHandlers,
  ...firstStepHandlers,
  ...homeHandlers,
  ...ownSessionHandlers,
  ...ownActivityHandlers,
  ...savedViewHandlers,
  ...secondFactorHandlers,
};

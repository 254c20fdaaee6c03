import type { authOperations } from '@kasa/contracts/auth/operations';
import type { Handlers } from '../http/handler.ts';
import { accountHandlers } from './account-handlers.ts';
import { codeHandlers } from './code-handlers.ts';
import { ownSessionHandlers } from './own-session-handlers.ts';
import { passwordHandlers } from './password-handlers.ts';
import { registrationHandlers } from './registration-handlers.ts';
import { sessionHandlers } from './session-handlers.ts';
import type { SignInLimits } from './sign-in-limits.ts';

/** Who one is. The limits are the server's, and live as long as it does. */
export const authHandlers = (limits: SignInLimits): Handlers<typeof authOperations> => ({
  ...registrationHandlers,
  ...codeHandlers,
  ...passwordHandlers(limits),
  ...sessionHandlers(limits),
  ...accountHandlers,
  ...ownSessionHandlers,
});

import { terminalsOperations } from '@kasa/contracts/terminals/operations';
import type { OutgoingHttpClient } from '../http/outgoing/outgoing-client.ts';
import type { Handlers } from '../http/request/handler.ts';
import { authenticateTerminal } from '../http/session/terminal-auth.ts';
import { bulkHandlers } from './bulk/handlers.ts';
import { callbackHandlers } from './callback-handlers.ts';
import { deliveryHandlers } from './callbacks/handlers.ts';
import { keyHandlers } from './callbacks/keys.ts';
import { resendRunHandlers } from './callbacks/resend-runs/handlers.ts';
import { fetchConfig } from './fetch-config.ts';
import { templateSettingChanges, terminalSettingChanges } from './setting-changes.ts';
import { templateHandlers } from './template-handlers.ts';
import { terminalHandlers } from './terminal-handlers.ts';

export const terminalsHandlers = (outgoing: OutgoingHttpClient): Handlers<typeof terminalsOperations> => ({
  ...terminalHandlers,
  ...templateHandlers,
  ...callbackHandlers(outgoing),
  ...deliveryHandlers,
  ...resendRunHandlers,
  ...keyHandlers,
  ...bulkHandlers,

  getTerminalSettingChanges: (context, { params }) => terminalSettingChanges(context, params.id),
  getTerminalTemplateSettingChanges: (context, { params }) => templateSettingChanges(context, params.id),

  async getConfig(context, { headers }) {
    return fetchConfig(context, await authenticateTerminal(context, terminalsOperations.getConfig, headers));
  },
});

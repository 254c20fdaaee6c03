import type { terminalsOperations } from '@kasa/contracts/terminals/operations';
import type { Handlers } from '../http/request/handler.ts';
import { fetchConfig } from './fetch-config.ts';
import { authenticateTerminal } from './terminal-auth.ts';

export const configHandlers: Handlers<Pick<typeof terminalsOperations, 'getConfig'>> = {
  async getConfig(context, { headers }) {
    return fetchConfig(context, await authenticateTerminal(context, headers));
  },
};

import type { terminalsOperations } from '@kasa/contracts/terminals/operations';
import type { Handlers } from '../http/request/handler.ts';
import { takeConfig } from './config.ts';
import { provenTerminal } from './proof.ts';

export const configHandlers: Handlers<Pick<typeof terminalsOperations, 'getConfig'>> = {
  async getConfig(context, { headers }) {
    return takeConfig(context, await provenTerminal(context, headers));
  },
};

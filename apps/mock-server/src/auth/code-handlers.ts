import type { authOperations } from '@kasa/contracts/auth/operations';
import { inTransaction } from '../db/transaction.ts';
import type { Handlers } from '../http/request/handler.ts';
import { requireFound } from '../http/request/requirements.ts';
import { findCodeRequest, presentCodeRequest } from './code-store.ts';
import { resendCode } from './send-code.ts';

export const codeHandlers: Handlers<Pick<typeof authOperations, 'getCodeRequest' | 'resendCode'>> = {
  async getCodeRequest({ db, clock }, { params }) {
    return presentCodeRequest(requireFound(await findCodeRequest(db.db, params.id)), clock.now());
  },

  async resendCode(context, { params }) {
    const renewed = await inTransaction(context.db.db, (tx) => resendCode(tx, context, params.id));
    return presentCodeRequest(renewed, context.clock.now());
  },
};

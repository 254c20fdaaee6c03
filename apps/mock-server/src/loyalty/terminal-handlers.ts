/** What terminals ask and do; they sign each request. */
import { loyaltyOperations as ops } from '@kasa/contracts/loyalty/operations';
import type { Handlers } from '../http/request/handler.ts';
import { authenticateTerminal } from '../http/session/terminal-auth.ts';
import { commitQuote, releaseCommit } from './commit.ts';
import { makeQuote } from './quote.ts';

type Operations = Pick<typeof ops, 'quoteLoyalty' | 'commitLoyalty' | 'releaseLoyalty'>;

export const terminalHandlers: Handlers<Operations> = {
  async quoteLoyalty(context, { headers, body }) {
    return makeQuote(context, await authenticateTerminal(context, ops.quoteLoyalty, headers), body);
  },
  async commitLoyalty(context, { headers, body }) {
    return commitQuote(
      context,
      await authenticateTerminal(context, ops.commitLoyalty, headers),
      body.quote_id,
    );
  },
  async releaseLoyalty(context, { headers, body }) {
    return releaseCommit(
      context,
      await authenticateTerminal(context, ops.releaseLoyalty, headers),
      body.commit_id,
    );
  },
};

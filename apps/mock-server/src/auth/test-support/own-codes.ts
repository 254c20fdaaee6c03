import { exchangeKey, signIn } from '@kasa/contracts/auth/operations/session';
import { changed, type OwnCodes } from '../../http/test-support/own-codes.ts';

/** How the operations of auth earn their own codes. */
export const authOwnCodes: OwnCodes = {
  'signIn credentials_wrong': changed(signIn, { body: { password: 'wrong' } }),
  'exchangeKey key_exchange_invalid': changed(exchangeKey, { body: { client_public: '1' } }),
};

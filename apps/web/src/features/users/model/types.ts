import type { Schema } from '@kasa/client/http/types';

/** A user of the merchant, as seen by user managers. */
export type MerchantUser = Schema<'MerchantUser'>;

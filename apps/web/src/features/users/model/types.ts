import type { Schema } from '@kasa/client/http/types';

/** Somebody of the merchant, as who manages users sees them. */
export type MerchantUser = Schema<'MerchantUser'>;

import type { Schema } from '@kasa/client/http/types';

export type MerchantUser = Schema<'MerchantUser'>;

import type { Schema } from '@kasa/client/http/types';

export type MerchantUser = Schema<'MerchantUser'>;
export type RightsTemplate = Schema<'RightsTemplate'>;
/** A point or depot where people work. */
export type UserPoint = Schema<'UserPoint'>;

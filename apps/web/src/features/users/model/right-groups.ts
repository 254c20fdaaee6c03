import type { Permission } from '@kasa/contracts/shared/permissions';

/** Rights as a person looks for them: by what the work is about. Every tag stands in one of them. */
export const rightGroups = {
  terminals: ['add_terminal', 'edit_terminal', 'offline_all_update'],
  payments: [
    'facq_transac_status_update',
    'facq_transac_reversal',
    'facq_transac_reversal_sum',
    'encashment_perform',
  ],
  trade: ['points_manage', 'catalog_manage', 'loyalty_manage', 'ecomm_manage'],
  transport: ['transport_manage'],
  company: ['companies_manage', 'users_manage'],
  control: ['reports_view', 'audit_view'],
} as const satisfies Record<string, readonly Permission[]>;

/** Name of a group. */
export type RightGroup = keyof typeof rightGroups;

/** All groups, in the order in which they stand. */
export const groupIds = Object.keys(rightGroups) as RightGroup[];

import type { Permission } from '@kasa/contracts/shared/permissions';

/** Permissions grouped by area; every permission is in exactly one group. */
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

export type RightGroup = keyof typeof rightGroups;

export const rightGroupIds = Object.keys(rightGroups) as RightGroup[];

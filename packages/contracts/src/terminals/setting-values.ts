/** Values of the terminal settings (spec §3 "Terminal" has the names; the values are ours). */

export const terminalTypes = [
  'countertop',
  'portable',
  'mpos',
  'self_service',
  'validator',
  'virtual',
] as const;
/** Source of the amount: entered by a person, a cash register, or a program. */
export const interfaceTypes = ['standalone', 'cash_register', 'api'] as const;
export const terminalSystems = ['android', 'linux', 'windows', 'proprietary'] as const;
export const acquirerTypes = ['bank', 'financial_company', 'facilitator'] as const;
export const installationTypes = ['indoor', 'outdoor', 'vehicle', 'remote'] as const;
/** When totals are reconciled with the acquirer. */
export const balancingTypes = ['automatic', 'at_shift_end', 'manual'] as const;
export const commissionDistributionTypes = ['merchant', 'client', 'shared'] as const;
export const connectionTypes = ['ethernet', 'wifi', 'mobile', 'bluetooth'] as const;
export const callbackTypes = ['post_json', 'post_form', 'get'] as const;

export type CallbackType = (typeof callbackTypes)[number];

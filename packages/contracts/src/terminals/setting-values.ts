/** What the settings of a terminal choose from (spec §3 "Terminal" names them; their values are ours). */

/** What stands there. */
export const terminalTypes = [
  'countertop',
  'portable',
  'mpos',
  'self_service',
  'validator',
  'virtual',
] as const;
/** What tells it the amount: a person at its keys, a cash register, or a program. */
export const interfaceTypes = ['standalone', 'cash_register', 'api'] as const;
/** What it runs on. */
export const terminalSystems = ['android', 'linux', 'windows', 'proprietary'] as const;
/** Who acquires its payments. */
export const acquirerTypes = ['bank', 'financial_company', 'facilitator'] as const;
/** Where it is fitted. */
export const installationTypes = ['indoor', 'outdoor', 'vehicle', 'remote'] as const;
/** When its totals are balanced with the acquirer's. */
export const balancingTypes = ['automatic', 'at_shift_end', 'manual'] as const;
/** Who pays the commission. */
export const commissionDistributionTypes = ['merchant', 'client', 'shared'] as const;
/** How it reaches the network. */
export const connectionTypes = ['ethernet', 'wifi', 'mobile', 'bluetooth'] as const;
/** How the merchant's own server is told of a payment. */
export const callbackTypes = ['post_json', 'post_form', 'get'] as const;
/** Where the value of a setting comes from: the terminal's own, its template's, or the standard one of its kind. */
export const settingSources = ['own', 'template', 'standard'] as const;

export type CallbackType = (typeof callbackTypes)[number];
export type SettingSource = (typeof settingSources)[number];

/** Values of the terminal settings (spec §3 "Terminal" has the names; the values are ours). */

/** Device type. */
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
/** Operating system. */
export const terminalSystems = ['android', 'linux', 'windows', 'proprietary'] as const;
/** Acquirer. */
export const acquirerTypes = ['bank', 'financial_company', 'facilitator'] as const;
/** Place of installation. */
export const installationTypes = ['indoor', 'outdoor', 'vehicle', 'remote'] as const;
/** When totals are reconciled with the acquirer. */
export const balancingTypes = ['automatic', 'at_shift_end', 'manual'] as const;
/** Who pays the commission. */
export const commissionDistributionTypes = ['merchant', 'client', 'shared'] as const;
/** Network connection. */
export const connectionTypes = ['ethernet', 'wifi', 'mobile', 'bluetooth'] as const;
/** How the merchant's server is notified of a payment. */
export const callbackTypes = ['post_json', 'post_form', 'get'] as const;
/** Source of a setting's value: the terminal, its template, or the default of its kind. */
export const settingSources = ['own', 'template', 'standard'] as const;

export type CallbackType = (typeof callbackTypes)[number];
export type SettingSource = (typeof settingSources)[number];

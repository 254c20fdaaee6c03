/** Shifts of fiscal registers: their steps, and what the tax service refuses. */

/** `opening`, `closing`: the tax service has not answered yet. */
export const registerShiftStates = ['opening', 'opened', 'closing', 'closed'] as const;
export type RegisterShiftState = (typeof registerShiftStates)[number];

/** Those of a shift that is not closed. */
export const openShiftStates = [
  'opening',
  'opened',
  'closing',
] as const satisfies readonly RegisterShiftState[];

/** State machine. `tax_service`: by its answer, or at once if the register is offline; `person`: by operations; `time`: at the closing time, or after 24 hours. */
export const registerShiftTransitions = [
  { from: 'opening', to: 'opened', by: 'tax_service' },
  // It refused to open it.
  { from: 'opening', to: 'closed', by: 'tax_service' },
  { from: 'opened', to: 'closing', by: 'person' },
  { from: 'opened', to: 'closing', by: 'time' },
  { from: 'closing', to: 'closed', by: 'tax_service' },
  // It refused the Z report.
  { from: 'closing', to: 'opened', by: 'tax_service' },
] as const satisfies readonly {
  from: RegisterShiftState;
  to: RegisterShiftState;
  by: 'tax_service' | 'person' | 'time';
}[];

/** Longest shift, hours. */
export const MAX_SHIFT_HOURS = 24;

/** Documents of a shift for the tax service. */
export const registerDocumentKinds = [
  ...(['shift_open', 'service_in', 'service_out', 'sale', 'return', 'z_report'] as const),
] as const;
export type RegisterDocumentKind = (typeof registerDocumentKinds)[number];

/** Cash put into the drawer, and taken out of it, without a sale. */
export const serviceCashKinds = ['service_in', 'service_out'] as const;

/** Why the tax service refuses a document of a shift that is made online. */
export const shiftRefusals = [
  'structure',
  'signature',
  'number',
  'chain',
  'shift_open',
  'shift_not_open',
  'shift_over',
  'totals',
  'unavailable',
] as const;
export type ShiftRefusal = (typeof shiftRefusals)[number];

/** Refusals that come of what the tax service has and the register does not know: it can be repaired. */
export const repairableRefusals: readonly string[] = [
  ...(['number', 'chain', 'shift_open', 'shift_not_open', 'totals', 'offline_session'] as const),
];

/** The same, of any document of a register, also one that was made offline. */
export const taxRefusals = [...shiftRefusals, 'offline_session', 'offline_number', 'offline_limit'] as const;
export type TaxRefusal = (typeof taxRefusals)[number];

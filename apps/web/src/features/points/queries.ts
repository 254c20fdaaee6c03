import type { QueryId } from '#shared/query/operations.ts';

/** What a change of a point touches. */
export const pointQueryIds = [
  ...(['listPoints', 'getPoint', 'listTerminalPoints', 'listCompanies', 'getCompany'] as const),
] as const satisfies readonly QueryId[];

/** What a change of a shift touches. */
export const shiftQueryIds = [
  ...(['listRegisterShifts', 'getRegisterShift', 'listPoints', 'getPoint'] as const),
  ...(['getFiscalClock', 'getRegisterRepair'] as const),
] as const satisfies readonly QueryId[];

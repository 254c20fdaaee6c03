import type { RegisterShiftState } from '@kasa/contracts/points/register-shift-states';
import { registerShiftFields } from '@kasa/contracts/points/shift-fields';
import { CircleCheck, CircleMinus, Hourglass } from 'lucide-react';
import { createChoiceStatus } from '#shared/fields/choice-status.tsx';
import type { DataOf } from '#shared/query/operations.ts';

export type RegisterShift = DataOf<'getRegisterShift'>;

export const ShiftStatus = createChoiceStatus<RegisterShiftState>(registerShiftFields, 'state', {
  opening: { tone: 'warning', icon: Hourglass },
  opened: { tone: 'positive', icon: CircleCheck },
  closing: { tone: 'warning', icon: Hourglass },
  closed: { tone: 'neutral', icon: CircleMinus },
});

/** One that the tax service has refused to open was never open: it has no report. */
export const wasOpened = ({ opened_at }: RegisterShift): boolean => opened_at !== null;

import type { DiscountState } from '@kasa/contracts/loyalty/discount-values';
import { discountFields } from '@kasa/contracts/loyalty/fields';
import { CircleCheck, CircleDashed, CirclePause, OctagonX } from 'lucide-react';
import { createChoiceStatus } from '#shared/fields/choice-status.tsx';

/** Whether a discount gives anything now. */
export const DiscountStatus = createChoiceStatus<DiscountState>(discountFields, 'state', {
  draft: { tone: 'info', icon: CircleDashed },
  active: { tone: 'positive', icon: CircleCheck },
  paused: { tone: 'warning', icon: CirclePause },
  ended: { tone: 'neutral', icon: OctagonX },
});

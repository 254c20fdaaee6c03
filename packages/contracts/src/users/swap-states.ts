/** What becomes of a request to swap shifts. Plain data without zod, for server and web. */

import type { LocalizedText } from '../shared/fields.ts';

/**
 * `asked` waits for the colleague, `agreed` for a planner. `lapsed`: a shift was changed or has begun, or somebody left,
 * before it was decided.
 */
export const swapStates = ['asked', 'agreed', 'approved', 'declined', 'withdrawn', 'lapsed'] as const;
export type SwapState = (typeof swapStates)[number];

export const swapStateTitles: Readonly<Record<SwapState, LocalizedText>> = {
  asked: { uk: 'Чекає на відповідь колеги', en: 'Waits for the colleague' },
  agreed: { uk: 'Колега погоджується, чекає на рішення', en: 'The colleague agrees, waits for a decision' },
  approved: { uk: 'Затверджено', en: 'Approved' },
  declined: { uk: 'Відхилено', en: 'Declined' },
  withdrawn: { uk: 'Відкликано', en: 'Withdrawn' },
  lapsed: { uk: 'Вже не діє', en: 'No longer valid' },
};

/** Whether something can still become of it. */
export const isSwapOpen = (state: SwapState): boolean => state === 'asked' || state === 'agreed';

/** Days from today whose shifts of a colleague can be swapped for. */
export const MAX_SWAP_OPTION_DAYS = 31;

/** What becomes of a request to swap shifts. Plain data without zod, for server and web. */

import type { LocalizedText } from '../shared/fields.ts';

/**
 * `asked` waits for the colleague, `agreed` for a planner. `lapsed`: before it was decided a shift was published
 * differently, given to somebody else, or has begun, or one of the two left, or works at the point no more.
 */
export const swapStates = ['asked', 'agreed', 'approved', 'declined', 'withdrawn', 'lapsed'] as const;
export type SwapState = (typeof swapStates)[number];

export const swapStateTitles: Readonly<Record<SwapState, LocalizedText>> = {
  asked: { uk: 'Чекає на відповідь колеги', en: 'Waiting for the colleague' },
  agreed: { uk: 'Колега погоджується, рішення ще немає', en: 'Colleague agreed, waiting for a decision' },
  approved: { uk: 'Затверджено', en: 'Approved' },
  declined: { uk: 'Відхилено', en: 'Declined' },
  withdrawn: { uk: 'Відкликано', en: 'Withdrawn' },
  lapsed: { uk: 'Вже не діє', en: 'No longer valid' },
};

/** States of which something can still become. */
export const openSwapStates = ['asked', 'agreed'] as const satisfies readonly SwapState[];

export const isSwapOpen = (state: SwapState): boolean => state === 'asked' || state === 'agreed';

/** Days from today whose shifts of a colleague can be swapped for. */
export const MAX_SWAP_OPTION_DAYS = 31;

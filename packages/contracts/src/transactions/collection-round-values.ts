/** Values of cash collection rounds; without zod, for server and web. */

/** `under_way`: cash was taken out of at least one of its terminals, or one was skipped. */
export const roundStates = ['planned', 'under_way', 'finished', 'cancelled'] as const;
/** `skipped`: visited, or left out, without taking cash; collecting it later is possible while the round goes on. */
export const roundStopStates = ['open', 'collected', 'skipped'] as const;

export type RoundState = (typeof roundStates)[number];
export type RoundStopState = (typeof roundStopStates)[number];

/** Kinds of terminals, as the terminals themselves have them. */
export const terminalKinds = ['acquiring', 'ptks', 'transport', 'offline', 'ecomm'] as const;

/** Terminals per round: what one person can visit, and one answer can hold. */
export const MAX_ROUND_STOPS = 200;

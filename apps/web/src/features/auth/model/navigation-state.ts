/** Navigation state passed from one screen to the next; the browser keeps it in its history. */
interface NavigationState {
  readonly phone?: string;
  /** Why a step redirects to the first one. */
  readonly why?: string;
}

/** State objects for `Navigate`. Constants: a new object at each render would navigate endlessly. */
export const redirectStates = {
  not_begun: { why: 'not_begun' },
  forgotten: { why: 'forgotten' },
  expired: { why: 'expired' },
} as const satisfies Record<string, NavigationState>;

const read = (state: unknown): NavigationState => (typeof state === 'object' && state !== null ? state : {});

/** Phone number entered on the previous screen. */
export function phoneFromState(state: unknown): string | null {
  const { phone } = read(state);
  return typeof phone === 'string' && phone !== '' ? phone : null;
}

/** Reason of the redirect, if this screen has a text for it. */
export function redirectReasonFrom<Reason extends string>(
  state: unknown,
  reasons: readonly Reason[],
): Reason | null {
  const { why } = read(state);
  return reasons.find((reason) => reason === why) ?? null;
}

/** What one screen hands to the next with the navigation, beside the address: the browser's history keeps it. */
interface HandedOn {
  /** Fills in the phone. */
  readonly phone?: string;
  /** Why a step leads back to the first one. */
  readonly why?: string;
}

/** Why a step leads back, as the state of a `Navigate`: one that is another at every render navigates for ever. */
export const because = {
  not_begun: { why: 'not_begun' },
  forgotten: { why: 'forgotten' },
  expired: { why: 'expired' },
} as const satisfies Record<string, HandedOn>;

const read = (state: unknown): HandedOn => (typeof state === 'object' && state !== null ? state : {});

/** The phone that another screen has asked for already. */
export function passedPhone(state: unknown): string | null {
  const { phone } = read(state);
  return typeof phone === 'string' && phone !== '' ? phone : null;
}

/** Why the person was led here, when it is one of the reasons that this screen has words for. */
export function passedReason<Reason extends string>(
  state: unknown,
  reasons: readonly Reason[],
): Reason | null {
  const { why } = read(state);
  return reasons.find((reason) => reason === why) ?? null;
}

/** What one screen hands to the next with the navigation, beside the address: the browser's history keeps it. */
interface HandedOn {
  /** Fills in the phone. */
  readonly phone?: string;
  /** Why a step leads back to the first one. */
  readonly why?: string;
}

const read = (state: unknown): HandedOn => (typeof state === 'object' && state !== null ? state : {});

/** The phone that another screen has asked for already. */
export function handedPhone(state: unknown): string | null {
  const { phone } = read(state);
  return typeof phone === 'string' && phone !== '' ? phone : null;
}

/** Why the person was led here, when it is one of the reasons that this screen has words for. */
export function handedReason<Reason extends string>(
  state: unknown,
  reasons: readonly Reason[],
): Reason | null {
  const { why } = read(state);
  return reasons.find((reason) => reason === why) ?? null;
}

/** Kinds of terminals (decisions §3). `ptks` is a self-service kiosk (ПТКС). */
export const terminalKinds = ['acquiring', 'ptks', 'transport', 'offline', 'ecomm'] as const;
export type TerminalKind = (typeof terminalKinds)[number];

/** States of a terminal (spec §4, and `released`); a blocked or released one takes no payments. */
export const terminalStates = ['added', 'active', 'blocked', 'released'] as const;
export type TerminalState = (typeof terminalStates)[number];

/**
 * State machine. `activation`: `activateTerminal(ByCode)`, or
 * `setEcommTerminalStatus`, which also does what `merchant` does; `merchant`: bulk runs; `owner`: `releaseTerminal`;
 * `acquirer`: outside this API. Only the acquirer can undo its own block; nothing undoes a release.
 */
export const terminalTransitions = [
  { from: 'added', to: 'active', by: 'activation' },
  { from: 'added', to: 'blocked', by: 'acquirer' },
  { from: 'active', to: 'blocked', by: 'acquirer' },
  { from: 'blocked', to: 'added', by: 'acquirer' },
  { from: 'blocked', to: 'active', by: 'acquirer' },
  { from: 'added', to: 'blocked', by: 'merchant' },
  { from: 'active', to: 'blocked', by: 'merchant' },
  { from: 'blocked', to: 'added', by: 'merchant' },
  { from: 'blocked', to: 'active', by: 'merchant' },
  { from: 'added', to: 'released', by: 'owner' },
  { from: 'active', to: 'released', by: 'owner' },
  { from: 'blocked', to: 'released', by: 'owner' },
  { from: 'added', to: 'released', by: 'acquirer' },
  { from: 'active', to: 'released', by: 'acquirer' },
  { from: 'blocked', to: 'released', by: 'acquirer' },
] as const satisfies readonly {
  from: TerminalState;
  to: TerminalState;
  by: 'activation' | 'acquirer' | 'merchant' | 'owner';
}[];

/** Who blocked a terminal; only the same party can unblock it. */
export const blockedByValues = ['merchant', 'acquirer'] as const;

export function canBeActivated(state: TerminalState): boolean {
  return terminalTransitions.some(({ from, by }) => from === state && by === 'activation');
}

export const connectivities = ['online', 'offline'] as const;
export type Connectivity = (typeof connectivities)[number];

/** A terminal counts as online for this many seconds after its last contact (decisions §3). */
export const ONLINE_TIMEOUT_SECONDS = 300;

/** @param lastOnlineAt ISO 8601 UTC; null: no contact yet */
export function connectivityAt(lastOnlineAt: string | null, now: Date): Connectivity {
  if (lastOnlineAt === null) return 'offline';
  return now.getTime() - Date.parse(lastOnlineAt) <= ONLINE_TIMEOUT_SECONDS * 1000 ? 'online' : 'offline';
}

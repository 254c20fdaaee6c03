/** Kinds of terminals (decisions §3): where and how they take payments. `ptks` is a self-service kiosk (ПТКС). */
export const terminalKinds = ['acquiring', 'ptks', 'transport', 'offline', 'ecomm'] as const;
export type TerminalKind = (typeof terminalKinds)[number];

/** States of a terminal (spec §4): added, then activated; a blocked one takes no payments. */
export const terminalStates = ['added', 'active', 'blocked'] as const;
export type TerminalState = (typeof terminalStates)[number];

/**
 * The state machine of a terminal. `by: activation` is done by `activateTerminal` and `activateTerminalByCode`,
 * `by: merchant` by runs over many terminals (`startBulkRun`), `by: acquirer` from outside this API. What the acquirer
 * has blocked, the merchant does not unblock. Server, web and documentation read this table.
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
] as const satisfies readonly {
  from: TerminalState;
  to: TerminalState;
  by: 'activation' | 'acquirer' | 'merchant';
}[];

/** Who has blocked a terminal: whoever did also unblocks it. */
export const blockers = ['merchant', 'acquirer'] as const;

/** Whether a terminal in this state can be activated. */
export function canBeActivated(state: TerminalState): boolean {
  return terminalTransitions.some(({ from, by }) => from === state && by === 'activation');
}

/** Reachability of a terminal, derived from when it was last online. */
export const connectivities = ['online', 'offline'] as const;
export type Connectivity = (typeof connectivities)[number];

/** A terminal counts as online for so long after it was last heard of (decisions §3). */
export const ONLINE_SECONDS = 300;

/**
 * Whether a terminal is online.
 * @param lastOnlineAt ISO 8601 UTC; null: it was never heard of
 */
export function connectivityAt(lastOnlineAt: string | null, now: Date): Connectivity {
  if (lastOnlineAt === null) return 'offline';
  return now.getTime() - Date.parse(lastOnlineAt) <= ONLINE_SECONDS * 1000 ? 'online' : 'offline';
}

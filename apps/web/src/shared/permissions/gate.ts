import { createContext, useContext } from 'react';

/** What `PermissionGate` provides to its screen. */
export interface Gate {
  /** See `useGateReason`. */
  reason: string | undefined;
  /** Link to the screen's list. */
  back: { label: string; href: string } | undefined;
}

export const GateContext = createContext<Gate>({ reason: undefined, back: undefined });

/**
 * Why an open form can no longer be sent: the permission was revoked, or a role is being viewed. Input is
 * kept. Undefined: it can be sent.
 */
export function useGateReason(): string | undefined {
  return useContext(GateContext).reason;
}

/** Back link of a gated screen; undefined without a gate. */
export function useGateBack(): Gate['back'] {
  return useContext(GateContext).back;
}

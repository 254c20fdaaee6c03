import { createContext, useContext } from 'react';

/** What a screen that needs a right is told by the gate before it. */
export interface Gate {
  /** See `useGateReason`. */
  reason: string | undefined;
  /** The list that the screen belongs to. */
  back: { label: string; href: string } | undefined;
}

/** See `PermissionGate`. */
export const GateContext = createContext<Gate>({ reason: undefined, back: undefined });

/**
 * Why a form that was open already can no longer be sent: the right was taken away meanwhile, or a role is looked
 * through from now on. What was typed stays. Undefined: it can.
 */
export function useGateReason(): string | undefined {
  return useContext(GateContext).reason;
}

/** The way back from a screen behind a gate; undefined where there is no gate. */
export function useGateBack(): Gate['back'] {
  return useContext(GateContext).back;
}

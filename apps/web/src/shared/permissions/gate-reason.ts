import { createContext, useContext } from 'react';

/** See `useGateReason`. */
export const GateReason = createContext<string | undefined>(undefined);

/**
 * Why a form that was open already can no longer be sent: the right was taken away meanwhile, or a role is looked
 * through from now on. What was typed stays. Undefined: it can.
 */
export function useGateReason(): string | undefined {
  return useContext(GateReason);
}

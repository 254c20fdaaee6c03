import { createContext, useContext } from 'react';

export interface Gate {
  /** See `useGateReason`. */
  reason: string | undefined;
  back: { label: string; href: string } | undefined;
}

export const GateContext = createContext<Gate>({ reason: undefined, back: undefined });

/** Why an open form can no longer be sent: revoked permission, or viewing as a role. Undefined: it can. */
export function useGateReason(): string | undefined {
  return useContext(GateContext).reason;
}

export function useGateBack(): Gate['back'] {
  return useContext(GateContext).back;
}

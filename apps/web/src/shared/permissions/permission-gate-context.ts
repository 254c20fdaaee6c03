import { createContext, useContext } from 'react';

export interface PermissionGateState {
  /** See `useSubmitDenialReason`. */
  reason: string | undefined;
  back: { label: string; href: string } | undefined;
}

export const PermissionGateContext = createContext<PermissionGateState>({
  reason: undefined,
  back: undefined,
});

/** Why an open form can no longer be sent: revoked permission, or viewing as a role. Undefined: it can. */
export function useSubmitDenialReason(): string | undefined {
  return useContext(PermissionGateContext).reason;
}

export function useGateBackLink(): PermissionGateState['back'] {
  return useContext(PermissionGateContext).back;
}

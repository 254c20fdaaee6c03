import type { ReactNode } from 'react';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';

/** Shows a screen of transport to who reads all of it or, as drivers do, the own ones. */
export function TransportGate({ title, children }: { title: string; children: ReactNode }) {
  const { can } = usePermissions();
  return (
    <PermissionGate
      title={title}
      permission={can('own_shift_view') ? 'own_shift_view' : 'transport_view'}
      isReading
    >
      {children}
    </PermissionGate>
  );
}

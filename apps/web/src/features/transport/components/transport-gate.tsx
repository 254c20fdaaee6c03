import type { ReactNode } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { transportMessages } from '../messages/transport/catalogue.ts';

/** Shows a screen of transport to who reads all of it or, as drivers do, the own ones. */
export function TransportGate({ title, children }: { title: string; children: ReactNode }) {
  const text = useText(transportMessages);
  const { can } = usePermissions();
  return (
    <PermissionGate
      title={title}
      back={{ label: text('gate.home'), href: paths.home() }}
      permission={can('own_shift_view') ? 'own_shift_view' : 'transport_view'}
      isReading
    >
      {children}
    </PermissionGate>
  );
}

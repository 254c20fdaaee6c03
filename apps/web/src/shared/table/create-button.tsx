import type { Permission } from '@kasa/contracts/shared/permissions';
import { Button } from '@kasa/ui/button';
import { Plus } from 'lucide-react';
import { usePermissions } from '../permissions/use-permissions.ts';

export interface CreateAction {
  label: string;
  href: string;
  /** Without it the action is disabled with the reason. */
  permission: Permission;
}

export function CreateButton({ label, href, permission }: CreateAction) {
  const missing = usePermissions().writeDenialReason(permission);
  return (
    <Button variant="primary" icon={<Plus />} href={href} disabledReason={missing}>
      {label}
    </Button>
  );
}

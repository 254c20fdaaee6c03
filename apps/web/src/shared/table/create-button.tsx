import type { Permission } from '@kasa/contracts/shared/permissions';
import { Button } from '@kasa/ui/button';
import { Plus } from 'lucide-react';
import { usePermissions } from '../permissions/use-permissions.ts';

/** Adding to a list: in its header, and where it has nothing to show. */
export interface CreateAction {
  label: string;
  href: string;
  /** Who lacks it sees the action disabled, with the reason. */
  permission: Permission;
}

/** The way to add the first one, in the place of an empty list. */
export function CreateButton({ label, href, permission }: CreateAction) {
  const missing = usePermissions().reasonAgainst(permission);
  return (
    <Button variant="primary" icon={<Plus />} href={href} disabledReason={missing}>
      {label}
    </Button>
  );
}

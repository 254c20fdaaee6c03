import { z } from 'zod';
import { allPermissions, type Role, roles } from './permissions.ts';

export const PermissionTag = z
  .enum(allPermissions)
  .meta({ id: 'PermissionTag', description: 'See `x-permissions`' });

export const RoleName = z
  .enum(Object.keys(roles) as [Role, ...Role[]])
  .meta({ id: 'Role', description: 'A template of permission tags, see `x-roles`' });

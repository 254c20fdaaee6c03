import { z } from 'zod';
import { allPermissions, type Role, roles } from './permissions.ts';

export const PermissionTag = z.enum(allPermissions);

export const RoleName = z.enum(Object.keys(roles) as [Role, ...Role[]]);

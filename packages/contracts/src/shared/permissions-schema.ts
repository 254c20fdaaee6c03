import { z } from 'zod';
import { allPermissions, type Role, roles } from './permissions.ts';

/** A permission tag on the wire. */
export const PermissionTag = z.enum(allPermissions);

/** A role on the wire. */
export const RoleName = z.enum(Object.keys(roles) as [Role, ...Role[]]);

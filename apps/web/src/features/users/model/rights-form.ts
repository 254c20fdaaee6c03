import { Id } from '@kasa/contracts/shared/ids';
import { allPermissions, type Permission, type Role } from '@kasa/contracts/shared/permissions';
import {
  allRoles,
  normaliseRights,
  permissionsOfRights,
  permissionsOfRole,
  type Rights,
} from '@kasa/contracts/users/rights';
import { z } from 'zod';

/** State of a permission in the form: by roles, or granted or revoked individually. */
export const tagStates = ['by_roles', 'added', 'removed'] as const;

export type TagState = (typeof tagStates)[number];

export type ChosenRoles = Readonly<Record<Role, boolean>>;

export type ChosenTags = Readonly<Record<Permission, TagState>>;

const recordOf = <Key extends string, Of>(keys: readonly Key[], of: (key: Key) => Of) =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Of>;

/** A field per role and permission, so that another user's change of a different field can be merged. */
export const RightsForm = z.strictObject({
  roles: z
    .strictObject(recordOf(allRoles, () => z.boolean()))
    .refine((roles) => Object.values(roles).some(Boolean), 'role_needed'),
  tags: z.strictObject(recordOf(allPermissions, () => z.enum(tagStates))),
  /** The template that they were filled from; null: none. */
  template_id: Id.nullable(),
});

export type RightsDraft = z.input<typeof RightsForm>;

export function rightsDraft({
  roles,
  tags_added,
  tags_removed,
  template = null,
}: Rights & { readonly template?: { readonly id: string } | null }): RightsDraft {
  const stateOf = (tag: Permission): TagState => {
    if (tags_removed.includes(tag)) return 'removed';
    return tags_added.includes(tag) ? 'added' : 'by_roles';
  };
  return {
    roles: recordOf(allRoles, (role) => roles.includes(role)),
    tags: recordOf(allPermissions, stateOf),
    template_id: template?.id ?? null,
  };
}

/** The rights entered in the form, normalised. */
export function rightsFromDraft({ roles, tags }: { roles: ChosenRoles; tags: ChosenTags }): Rights {
  const inState = (state: TagState) => allPermissions.filter((tag) => tags[tag] === state);
  return normaliseRights({
    roles: allRoles.filter((role) => roles[role]),
    tags_added: inState('added'),
    tags_removed: inState('removed'),
  });
}

/** What is sent: the rights, and the template that they were filled from. */
export const rightsBody = (draft: z.output<typeof RightsForm>) => ({
  ...rightsFromDraft(draft),
  template_id: draft.template_id,
});

export const rolesGranting = (tag: Permission, roles: ChosenRoles): Role[] =>
  allRoles.filter((role) => roles[role] && permissionsOfRole(role).includes(tag));

export const isGranted = (tag: Permission, state: TagState, roles: ChosenRoles): boolean =>
  state === 'added' || (state === 'by_roles' && rolesGranting(tag, roles).length > 0);

/** State of a permission after its checkbox was toggled; `by_roles` if the roles give the wanted result. */
export function tagStateAfterToggle(tag: Permission, isWanted: boolean, roles: ChosenRoles): TagState {
  const isOfRole = rolesGranting(tag, roles).length > 0;
  if (isOfRole === isWanted) return 'by_roles';
  return isWanted ? 'added' : 'removed';
}

/** What a change of rights grants and revokes, in the order of the registry. */
export interface RightsDifference {
  readonly rolesGiven: readonly Role[];
  readonly rolesTaken: readonly Role[];
  readonly gained: readonly Permission[];
  readonly lost: readonly Permission[];
}

/** Null: no difference. */
export function rightsDifference(before: Rights, after: Rights): RightsDifference | null {
  const [had, has] = [permissionsOfRights(before), permissionsOfRights(after)];
  const difference = {
    rolesGiven: after.roles.filter((role) => !before.roles.includes(role)),
    rolesTaken: before.roles.filter((role) => !after.roles.includes(role)),
    gained: has.filter((tag) => !had.includes(tag)),
    lost: had.filter((tag) => !has.includes(tag)),
  };
  return Object.values(difference).every(({ length }) => length === 0) ? null : difference;
}

/** Permissions grouped by area; every permission is in exactly one group. */
export const rightGroups = {
  terminals: ['add_terminal', 'edit_terminal', 'release_terminal', 'offline_all_update'],
  payments: [
    'facq_transac_status_update',
    'facq_transac_reversal',
    'facq_transac_reversal_sum',
    'transactions_view',
    'encashment_perform',
    'cash_view',
  ],
  trade: ['points_manage', 'catalog_manage', 'loyalty_manage', 'customers_manage', 'ecomm_manage'],
  transport: ['transport_manage', 'transport_view', 'own_shift_view'],
  company: ['companies_manage', 'users_manage'],
  control: ['reports_view', 'audit_view'],
} as const satisfies Record<string, readonly Permission[]>;

export const rightGroupIds = Object.keys(rightGroups) as (keyof typeof rightGroups)[];

/** Permissions: those of the spec (§6) and ours in the same style (decisions §2). */
export const permissions = {
  add_terminal: { uk: 'Додавання терміналів', en: 'Add terminals' },
  edit_terminal: { uk: 'Редагування терміналів', en: 'Edit terminals' },
  release_terminal: { uk: 'Відкріплення терміналів', en: 'Release terminals' },
  facq_transac_status_update: { uk: 'Зміна статусу транзакції', en: 'Change transaction status' },
  facq_transac_reversal: { uk: 'Повернення коштів', en: 'Refund payments' },
  facq_transac_reversal_sum: { uk: 'Повернення частини суми', en: 'Refund part of a payment' },
  offline_all_update: { uk: 'Оновлення всіх офлайн-терміналів', en: 'Update all offline terminals' },
  points_manage: { uk: 'Керування точками', en: 'Manage points' },
  companies_manage: { uk: 'Керування компаніями', en: 'Manage companies' },
  users_manage: { uk: 'Керування користувачами', en: 'Manage users' },
  catalog_manage: { uk: 'Керування каталогом', en: 'Manage the catalogue' },
  loyalty_manage: { uk: 'Керування лояльністю', en: 'Manage loyalty' },
  customers_manage: { uk: 'Керування покупцями', en: 'Manage customers' },
  transport_manage: { uk: 'Керування транспортом', en: 'Manage transport' },
  ecomm_manage: { uk: 'Керування інтернет-еквайрингом', en: 'Manage e-commerce acquiring' },
  encashment_perform: { uk: 'Інкасація', en: 'Collect cash' },
  reports_view: { uk: 'Перегляд звітів', en: 'View reports' },
  audit_view: { uk: 'Перегляд журналу змін', en: 'View the audit log' },
  transactions_view: { uk: 'Перегляд оплат', en: 'View payments' },
  cash_view: { uk: 'Перегляд готівки', en: 'View cash' },
  transport_view: { uk: 'Перегляд транспорту', en: 'View transport' },
  own_shift_view: { uk: 'Перегляд своєї зміни', en: 'View own shift' },
} as const satisfies Record<string, { uk: string; en: string }>;

export type Permission = keyof typeof permissions;
/** All permissions, in registry order. */
export const allPermissions = Object.keys(permissions) as [Permission, ...Permission[]];

/** Roles: templates of permissions; single permissions may be added to or removed from a user (decisions §2). */
export const roles = {
  owner: { uk: 'Власник', en: 'Owner', tags: allPermissions },
  director: {
    uk: 'Директор точки',
    en: 'Director',
    tags: [
      'add_terminal',
      'edit_terminal',
      'facq_transac_reversal',
      'facq_transac_reversal_sum',
      'points_manage',
      'users_manage',
      'catalog_manage',
      'loyalty_manage',
      'encashment_perform',
      'reports_view',
      'transactions_view',
      'cash_view',
      'transport_view',
      // Nobody gives a role that holds what they lack, and directors make drivers.
      'own_shift_view',
    ],
  },
  accountant: {
    uk: 'Бухгалтер',
    en: 'Accountant',
    tags: [
      'facq_transac_status_update',
      'companies_manage',
      'reports_view',
      'audit_view',
      'transactions_view',
      'cash_view',
      'transport_view',
    ],
  },
  cashier: { uk: 'Касир', en: 'Cashier', tags: ['facq_transac_reversal', 'transactions_view'] },
  dispatcher: {
    uk: 'Диспетчер',
    en: 'Dispatcher',
    tags: ['transport_manage', 'reports_view', 'transport_view'],
  },
  driver: { uk: 'Водій', en: 'Driver', tags: ['own_shift_view'] },
} as const satisfies Record<string, { uk: string; en: string; tags: readonly Permission[] }>;

export type Role = keyof typeof roles;

/** Roles that see and change what belongs to all points; others what belongs to the points where they work. */
export const ROLES_OF_ALL_POINTS: readonly Role[] = ['owner', 'accountant', 'dispatcher'];

/** Whether somebody with these roles is not limited to the points where they work. One role is enough. */
export const coversAllPoints = (userRoles: readonly Role[]): boolean =>
  userRoles.some((role) => ROLES_OF_ALL_POINTS.includes(role));

/** What other permissions open as well: whoever takes cash out sees it, whoever manages transport sees all of it. */
const alsoOpenedBy: Partial<Record<Permission, readonly Permission[]>> = {
  cash_view: ['encashment_perform'],
  transport_view: ['transport_manage'],
  own_shift_view: ['transport_view', 'transport_manage'],
};

/** The permissions each of which opens what needs this one, itself first. */
export const openedBy = (needed: Permission): readonly Permission[] => [
  needed,
  ...(alsoOpenedBy[needed] ?? []),
];

/** Whether a user with these permissions may do what needs this one. */
export const opens = (tags: readonly string[], needed: Permission): boolean =>
  openedBy(needed).some((tag) => tags.includes(tag));

/** Effective permissions of a user: those of the roles, plus added, minus removed; in registry order. */
export function effectivePermissions(
  userRoles: readonly Role[],
  added: readonly Permission[] = [],
  removed: readonly Permission[] = [],
): Permission[] {
  const granted = new Set<Permission>([...userRoles.flatMap((role) => [...roles[role].tags]), ...added]);
  return allPermissions.filter((tag) => granted.has(tag) && !removed.includes(tag));
}

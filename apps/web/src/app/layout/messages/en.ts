import type { Messages } from '#shared/i18n/messages.ts';
import type { LayoutId } from './uk.ts';

export const en: Messages<LayoutId> = {
  'shell.find': 'Find a terminal, route or driver…',
  'shell.skip': 'Skip to content',
  'shell.navigation': 'Main menu',
  'shell.bottomNavigation': 'Main sections',
  'shell.more': 'More',
  'shell.collapse': 'Collapse menu',
  'shell.expand': 'Expand menu',
  'shell.userMenu': 'Profile: {name}',
  'shell.profile': 'Profile',
  'shell.password': 'Change password',
  'shell.viewAs': 'View as role',
  'shell.signOut': 'Sign out',

  'access.none': 'You don’t have access to this page!',

  'group.acquiring': 'Acquiring',
  'menu.terminals': 'Terminals',
  'menu.transactions': 'Transactions',
  'menu.dashboard': 'Overview',
  'menu.ecomm': 'E-commerce',
  'menu.cash': 'Cash collection',
  'group.transport': 'Transport',
  'menu.routes': 'Routes',
  'menu.transports': 'Vehicles',
  'menu.drivers': 'Drivers',
  'menu.branches': 'Depots',
  'group.catalogue': 'Catalogue',
  'menu.products': 'Products',
  'menu.ingredients': 'Ingredients',
  'group.control': 'Control',
  'menu.points': 'Points',
  'menu.companies': 'Companies',
  'menu.users': 'Users',
  'menu.audit': 'Audit log',
};

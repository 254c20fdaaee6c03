import { type Permission, permissions, roles } from '@kasa/contracts/shared/permissions';
import { translatorFor } from '../i18n/catalogue.ts';
import { commonMessages } from '../i18n/common.ts';
import type { Locale } from '../i18n/locales.ts';
import type { PermissionGrantor, SessionData } from '../session/session-data.ts';
import { grantorsOf, type Requester } from './grantors.ts';

/** More names would make the reason too long. */
const MAX_NAMES = 2;

/** Which permission is missing and who can grant it, for disabled controls and refusals. */
export function missingPermissionReason(tag: Permission, locale: Locale, session: Requester | null): string {
  const text = translatorFor(commonMessages, locale);
  const name = permissions[tag][locale];
  const givers = grantorsOf(session, tag);
  const [people, rest] = [
    givers.slice(0, MAX_NAMES).map(nameWithPosition).join(', '),
    givers.length - MAX_NAMES,
  ];
  if (givers.length === 0) return text('permission.missing', { name });
  if (rest > 0) return text('permission.missingGiversMore', { name, people, rest });
  return text(givers.length === 1 ? 'permission.missingGiver' : 'permission.missingGivers', { name, people });
}

/** A user with their position: `Коваль Олена Петрівна (Власниця)`. */
export function nameWithPosition({
  full_name,
  position,
}: Pick<PermissionGrantor, 'full_name' | 'position'>): string {
  return position ? `${full_name} (${position})` : full_name;
}

/** Why nothing can be changed while viewing as a role; undefined otherwise. */
export function viewAsReason(
  session: Pick<SessionData, 'viewingAs'> | null,
  locale: Locale,
): string | undefined {
  if (!session?.viewingAs) return undefined;
  const role = roleName(session.viewingAs, locale);
  return translatorFor(commonMessages, locale)('view.readOnly', { role });
}

/** Name of a role; an unknown one is shown as is. */
export function roleName(role: string, locale: Locale): string {
  return Object.hasOwn(roles, role) ? roles[role as keyof typeof roles][locale] : role;
}

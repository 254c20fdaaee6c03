import { type Permission, permissions } from '@kasa/contracts/shared/permissions';
import { textIn } from '../i18n/catalogue.ts';
import { commonMessages } from '../i18n/common.ts';
import type { Locale } from '../i18n/locales.ts';

/** Which permission is missing and who can give it, for a disabled control or a refusal. */
export function permissionReason(tag: Permission, locale: Locale): string {
  return textIn(commonMessages, locale)('permission.missing', { name: permissions[tag][locale] });
}

import type { Permission } from '@kasa/contracts/shared/permissions';
import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { textIn } from '../shared/i18n/catalogue.ts';
import { paths } from '../shared/paths.ts';
import type { Services } from '../shared/services/services.ts';
import { toast } from '../shared/toast/toast.ts';
import { layoutCatalogue } from './layout/messages.ts';

/** Where the person still is while the router asks for another address; home when the page begins there. */
function previousAddress(asked: URL): string {
  const { pathname, search, hash } = window.location;
  return pathname === asked.pathname && search === asked.search ? paths.home() : pathname + search + hash;
}

/**
 * Lets in whoever has the right; others read the toast of spec §6 and stay where they were. What the server answers
 * does not depend on it.
 */
export function accessGuard({ session, locale }: Services, tag: Permission): MiddlewareFunction {
  return async ({ request }) => {
    if (session.current()?.user.tags.includes(tag)) return;
    await layoutCatalogue.load(locale.current());
    toast.error(textIn(layoutCatalogue, locale.current())('access.none'));
    throw redirect(previousAddress(new URL(request.url)));
  };
}

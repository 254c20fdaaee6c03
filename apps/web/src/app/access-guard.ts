import type { Permission } from '@kasa/contracts/shared/permissions';
import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { translatorFor } from '../shared/i18n/catalogue.ts';
import { paths } from '../shared/paths.ts';
import type { Services } from '../shared/services/services.ts';
import { toast } from '../shared/toast/toast.ts';
import { layoutCatalogue } from './layout/messages.ts';

/** The address still shown; home when the requested address is already the page's (first load). */
function previousAddress(asked: URL): string {
  const { pathname, search, hash } = window.location;
  return pathname === asked.pathname && search === asked.search ? paths.home() : pathname + search + hash;
}

/** Admits users with the permission; others stay where they were and see a toast (spec §6). */
export function accessGuard({ session, locale }: Services, tag: Permission): MiddlewareFunction {
  return async ({ request }) => {
    if (session.current()?.user.tags.includes(tag)) return;
    await layoutCatalogue.load(locale.current());
    toast.error(translatorFor(layoutCatalogue, locale.current())('access.none'));
    throw redirect(previousAddress(new URL(request.url)));
  };
}

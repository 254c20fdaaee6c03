import { roles } from '@kasa/contracts/shared/permissions';
import type { ShellUser } from '@kasa/ui/app-shell';
import { LogOut } from 'lucide-react';
import { useLocale, useText } from '../../shared/i18n/i18n.tsx';
import { useSession } from '../../shared/services/use-services.tsx';
import { useSignOut } from '../../shared/session/use-sign-out.ts';
import { layoutCatalogue } from './messages.ts';

/** Who is signed in, with role and merchant, and what can be done about it. */
export function useShellUser(): ShellUser {
  const session = useSession();
  const locale = useLocale();
  const text = useText(layoutCatalogue);
  const signOut = useSignOut();
  const role = session?.roles.find((name): name is keyof typeof roles => Object.hasOwn(roles, name));
  const { full_name = '', phone = '', position = null, merchant } = session?.user ?? {};
  // A position is written as the merchant wrote it; a role comes in the language in use.
  const what = locale === 'uk' && position ? position : role ? roles[role][locale] : null;
  return {
    name: full_name || phone,
    caption: [what, merchant?.name].filter(Boolean).join(' · '),
    menu: [
      {
        id: 'session',
        items: [{ id: 'sign-out', label: text('shell.signOut'), icon: LogOut, onAction: signOut }],
      },
    ],
  };
}

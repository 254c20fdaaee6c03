import { type Role, roles } from '@kasa/contracts/shared/permissions';
import type { ShellUser } from '@kasa/ui/app-shell';
import type { MenuAction } from '@kasa/ui/menu';
import { KeyRound, LogOut, UserRound } from 'lucide-react';
import { useLocale, useText } from '../../shared/i18n/i18n.tsx';
import { paths } from '../../shared/paths.ts';
import { roleName } from '../../shared/permissions/denial-reasons.ts';
import { useServices, useSession } from '../../shared/services/use-services.tsx';
import { useViewAs } from '../../shared/session/use-view-as.ts';
import { layoutCatalogue } from './messages.ts';

const otherRoles = (Object.keys(roles) as Role[]).filter((role) => role !== 'owner');

export function useShellUser(): ShellUser {
  const session = useSession();
  const locale = useLocale();
  const text = useText(layoutCatalogue);
  const { signOut } = useServices();
  const views = useViews();
  const { full_name = '', phone = '', position = null, merchant } = session?.user ?? {};
  const [role] = session?.roles ?? [];
  const roleWords = role === undefined ? null : roleName(role, locale);
  // A position is shown as the merchant wrote it (Ukrainian); a role is translated.
  const isOneself = session?.viewingAs === null;
  const what = isOneself && locale === 'uk' && position ? position : roleWords;
  return {
    name: full_name || phone,
    caption: [what, merchant?.name].filter(Boolean).join(' · '),
    menu: [
      {
        id: 'account',
        items: [
          { id: 'profile', label: text('shell.profile'), icon: UserRound, href: paths.profile() },
          { id: 'password', label: text('shell.password'), icon: KeyRound, href: paths.profilePassword() },
        ],
      },
      ...(views.length > 0 ? [{ id: 'view-as', title: text('shell.viewAs'), items: views }] : []),
      {
        id: 'session',
        items: [{ id: 'sign-out', label: text('shell.signOut'), icon: LogOut, onAction: signOut }],
      },
    ],
  };
}

/** Only an owner can view as another role (`viewAsRole`). */
function useViews(): MenuAction[] {
  const session = useSession();
  const locale = useLocale();
  const { viewAs } = useViewAs();
  const viewingAs = session?.viewingAs ?? null;
  const isOwner = viewingAs !== null || session?.roles.includes('owner') === true;
  if (!isOwner) return [];
  return otherRoles.map((role) => ({
    id: `view-${role}`,
    label: roleName(role, locale),
    isChosen: role === viewingAs,
    onAction: () => viewAs(role === viewingAs ? null : role),
  }));
}

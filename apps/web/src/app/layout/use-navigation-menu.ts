import type { NavGroup, NavItem } from '@kasa/ui/app-shell';
import { useLocation } from 'react-router-dom';
import { useText } from '../../shared/i18n/i18n.tsx';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/services/use-services.tsx';
import type { MenuEntry } from '../../shared/session/session-data.ts';
import { menuIcon } from './menu-icons.ts';
import { uk as known, type LayoutId } from './messages/uk.ts';
import { layoutCatalogue } from './messages.ts';

/** The menu as the shell shows it. */
export interface NavigationMenu {
  groups: readonly NavGroup[];
  /** The first four entries: the main areas on a phone. */
  main: readonly NavItem[];
  activeId: string | undefined;
}

/** Ids of the words for the server's groups and entries. */
type NameId = Extract<LayoutId, `menu.${string}` | `group.${string}`>;
const isNamed = (id: string): id is NameId => Object.hasOwn(known, id);

/** The menu that the server gave (`user_menu`), in the language in use, with the entry of the present screen marked. */
export function useNavigationMenu(): NavigationMenu {
  const session = useSession();
  const text = useText(layoutCatalogue);
  const { pathname } = useLocation();
  const menu = session?.menu ?? [];
  // A newer server may name what this version has no words for: its path says more than nothing.
  const words = (id: string, otherwise: string) => (isNamed(id) ? text(id) : otherwise);

  const items = menu.map((entry) => ({
    group: entry.group,
    item: {
      id: entry.id,
      href: entry.path,
      label: words(`menu.${entry.id}`, entry.path.replace(/^\//, '')),
      icon: menuIcon(session?.menuIcons[entry.id]),
    },
  }));
  const groupIds = [...new Set(menu.map(({ group }) => group))];
  return {
    groups: groupIds.map((id) => ({
      id,
      title: words(`group.${id}`, id),
      items: items.filter(({ group }) => group === id).map(({ item }) => item),
    })),
    main: items.slice(0, 4).map(({ item }) => item),
    activeId: activeEntry(menu, pathname)?.id,
  };
}

/** Screens of the terminals whose addresses the specification spells otherwise. */
const OF_TERMINALS: readonly string[] = [
  paths.home(),
  paths.offlineTerminal(),
  paths.terminalConfig(),
  paths.scanner(),
];

/**
 * The entry that a screen belongs to: `/Routes` also holds `/Routes/Create` and, one of a kind, `/Route/Update`.
 */
function activeEntry(menu: readonly MenuEntry[], pathname: string): MenuEntry | undefined {
  const path = OF_TERMINALS.includes(pathname) ? paths.terminals() : pathname.toLowerCase();
  const holds = ({ path: entry }: MenuEntry) => {
    const list = entry.toLowerCase();
    const single = list.replace(/s$/, '');
    return [list, single].some((base) => path === base || path.startsWith(`${base}/`));
  };
  return menu.find(holds);
}

import type { NavGroup, NavItem } from '@kasa/ui/app-shell';
import {
  Banknote,
  Building2,
  Bus,
  Circle,
  Globe,
  History,
  IdCard,
  LayoutDashboard,
  type LucideIcon,
  Package,
  Percent,
  ReceiptText,
  Route,
  Smartphone,
  Store,
  Users,
  Warehouse,
  Wheat,
} from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../shared/i18n/i18n.tsx';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/services/use-services.tsx';
import type { MenuEntry } from '../../shared/session/session-data.ts';
import { uk as known, type LayoutId } from './messages/uk.ts';
import { layoutCatalogue } from './messages.ts';

type NameId = Extract<LayoutId, `menu.${string}` | `group.${string}`>;
const isNamed = (id: string): id is NameId => Object.hasOwn(known, id);

/** The server's menu (`user_menu`), translated, with the current screen's entry marked. */
export function useNavigationMenu(): {
  groups: readonly NavGroup[];
  main: readonly NavItem[];
  activeId: string | undefined;
} {
  const session = useSession();
  const text = useText(layoutCatalogue);
  const { pathname } = useLocation();
  const menu = session?.menu ?? [];
  // A newer server may send an id that has no text here: its path is shown instead.
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

/** Terminal screens whose addresses, given by the spec, lie outside `/terminals`. */
const OF_TERMINALS: readonly string[] = [
  paths.home(),
  paths.offlineTerminal(),
  paths.terminalConfig(),
  paths.scanner(),
];

/** E-commerce screens, whose addresses begin with what is done. */
const OF_ECOMM = /^\/(?:create|edit|list)\/ecomm_/;

/** Menu entry of a screen: `/Routes` also covers `/Routes/Create` and, in the singular, `/Route/Update`. */
function activeEntry(menu: readonly MenuEntry[], pathname: string): MenuEntry | undefined {
  const path = OF_TERMINALS.includes(pathname)
    ? paths.terminals()
    : OF_ECOMM.test(pathname)
      ? paths.ecommTerminals()
      : pathname.toLowerCase();
  const holds = ({ path: entry }: MenuEntry) => {
    const list = entry.toLowerCase();
    const single = list.replace(/s$/, '');
    return [list, single].some((base) => path === base || path.startsWith(`${base}/`));
  };
  // Of `/Loyalty` and `/Loyalty/customers` the longer one.
  return menu.filter(holds).sort((a, b) => b.path.length - a.path.length)[0];
}

/** Icons that `user_menu_icons` may name. A map of all lucide icons would outweigh the app. */
const icons: Readonly<Record<string, LucideIcon>> = {
  banknote: Banknote,
  building: Building2,
  bus: Bus,
  history: History,
  globe: Globe,
  'id-card': IdCard,
  'layout-dashboard': LayoutDashboard,
  'receipt-text': ReceiptText,
  store: Store,
  package: Package,
  percent: Percent,
  route: Route,
  smartphone: Smartphone,
  users: Users,
  warehouse: Warehouse,
  wheat: Wheat,
};

/** Icon of a menu entry; a plain circle for an unknown name. */
function menuIcon(name: string | undefined): LucideIcon {
  return (name !== undefined && Object.hasOwn(icons, name) && icons[name]) || Circle;
}

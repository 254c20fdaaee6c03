import {
  Bus,
  Circle,
  History,
  IdCard,
  LayoutDashboard,
  type LucideIcon,
  Route,
  Smartphone,
  Users,
  Warehouse,
} from 'lucide-react';

/** The lucide icons that `user_menu_icons` may name. By name, because a map of all of them would weigh more than the app. */
const icons: Readonly<Record<string, LucideIcon>> = {
  bus: Bus,
  history: History,
  'id-card': IdCard,
  'layout-dashboard': LayoutDashboard,
  route: Route,
  smartphone: Smartphone,
  users: Users,
  warehouse: Warehouse,
};

/** The icon of a menu entry; a plain circle for a name that this version does not know. */
export function menuIcon(name: string | undefined): LucideIcon {
  return (name !== undefined && Object.hasOwn(icons, name) && icons[name]) || Circle;
}

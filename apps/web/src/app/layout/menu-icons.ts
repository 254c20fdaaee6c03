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

/** Icons that `user_menu_icons` may name. A map of all lucide icons would outweigh the app. */
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

/** Icon of a menu entry; a plain circle for an unknown name. */
export function menuIcon(name: string | undefined): LucideIcon {
  return (name !== undefined && Object.hasOwn(icons, name) && icons[name]) || Circle;
}

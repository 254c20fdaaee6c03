import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MenuGroup } from '../menu/types.ts';

export interface NavItem {
  id: string;
  label: string;
  href: string;
  icon: LucideIcon;
  /** Number shown beside the label, formatted by the app. */
  count?: string | undefined;
}

export interface NavGroup {
  id: string;
  title: string;
  items: readonly NavItem[];
}

/** The signed-in user at the end of the sidebar; opens the user menu. */
export interface ShellUser {
  name: string;
  /** Role and merchant: "Власниця · ТОВ «Затишок»". */
  caption: string;
  photoUrl?: string | null | undefined;
  menu: readonly MenuGroup[];
}

export interface AppShellTexts {
  /** "Перейти до вмісту" */
  skip: string;
  navigation: string;
  /** Name of the bottom navigation on phones: "Основні розділи". */
  bottomNavigation: string;
  /** Opens the whole menu on phones: "Ще". */
  more: string;
  collapse: string;
  expand: string;
  close: string;
  /** Name of the user menu, and of its button while only the picture is visible: "Профіль: Олена Коваль". */
  userMenu: (name: string) => string;
}

export interface AppShellProps {
  brand: string;
  brandHref: string;
  navigation: readonly NavGroup[];
  activeId?: string | undefined;
  /** For the bottom navigation on phones; the first four are used. */
  bottomItems: readonly NavItem[];
  user: ShellUser;
  texts: AppShellTexts;
  /** Sidebar with icons only; persisted by the app. Always so below 1024 px. */
  isCollapsed: boolean;
  onCollapsedChange: (isCollapsed: boolean) => void;
  /** Left of the top bar: command field or search. */
  topStart?: ReactNode;
  /** Right of the top bar: connection status, language, theme. */
  topEnd?: ReactNode;
  progress?: ReactNode;
  /** Above the page: "no connection" (InlineNotice, `variant="banner"`). */
  banner?: ReactNode;
  children: ReactNode;
}

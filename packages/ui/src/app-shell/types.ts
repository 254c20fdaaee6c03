import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MenuGroup } from '../menu/types.ts';

export interface NavItem {
  id: string;
  label: string;
  href: string;
  icon: LucideIcon;
  /** How many, formatted by the app. */
  count?: string | undefined;
}

export interface NavGroup {
  id: string;
  title: string;
  items: readonly NavItem[];
}

/** Who is signed in, at the sidebar's end; a press opens the menu. */
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
  /** Name of the sidebar's navigation: "Головне меню". */
  navigation: string;
  /** Name of the phone's bottom navigation: "Основні розділи". */
  bottomNavigation: string;
  /** Opens the whole menu on a phone: "Ще". */
  more: string;
  collapse: string;
  expand: string;
  close: string;
  /** Name of the user's menu, and of its button while only the picture shows: "Профіль: Олена Коваль". */
  userMenu: (name: string) => string;
}

export interface AppShellProps {
  /** The product's name beside its mark. */
  brand: string;
  brandHref: string;
  navigation: readonly NavGroup[];
  /** Id of the item the current page belongs to. */
  activeId?: string | undefined;
  /** The main areas for the phone's bottom navigation: the first four are used. */
  bottomItems: readonly NavItem[];
  user: ShellUser;
  texts: AppShellTexts;
  /** The sidebar shows icons only. The app remembers it. Under 1024 px it always does. */
  isCollapsed: boolean;
  onCollapsedChange: (isCollapsed: boolean) => void;
  /** Left in the top bar: command field or search. */
  topStart?: ReactNode;
  /** Right in the top bar: live sign, language, theme. */
  topEnd?: ReactNode;
  /** A ProgressBar while a page is on its way. */
  progress?: ReactNode;
  /** Over the page: "no connection" (InlineNotice, `variant="banner"`). */
  banner?: ReactNode;
  children: ReactNode;
}

import {
  ArrowLeftRight,
  type Bell,
  Building2,
  Bus,
  CalendarDays,
  Contact,
  CreditCard,
  Globe,
  LogOut,
  Map as MapIcon,
  Moon,
  Package,
  Percent,
  Store,
  User,
  Users,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CommandButton } from '../command-button/command-button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { AppShell, type AppShellProps } from './app-shell.tsx';
import { shellTexts } from './story-texts.ts';

export function StoryShell({
  children,
  ...rest
}: { children: ReactNode } & Partial<
  Pick<AppShellProps, 'progress' | 'banner' | 'activeId' | 'isCollapsed'>
>) {
  const t = useTexts(shellTexts);
  const [isCollapsed, setCollapsed] = useState(rest.isCollapsed ?? false);
  const item = (id: keyof typeof t.items, icon: typeof Bell, count?: string) => ({
    id,
    label: t.items[id],
    href: `#${id}`,
    icon,
    count,
  });
  const terminals = item('terminals', CreditCard, '412');
  const transactions = item('transactions', ArrowLeftRight);
  const points = item('points', Store);
  const routes = item('routes', MapIcon);
  return (
    <AppShell
      brand="Каса"
      brandHref="#home"
      activeId="terminals"
      {...rest}
      texts={t}
      isCollapsed={isCollapsed}
      onCollapsedChange={setCollapsed}
      navigation={[
        { id: 'overview', title: t.groups.overview, items: [item('today', CalendarDays)] },
        {
          id: 'acquiring',
          title: t.groups.acquiring,
          items: [terminals, transactions, item('ecomm', Globe)],
        },
        {
          id: 'points',
          title: t.groups.points,
          items: [points, item('companies', Building2), item('users', Users)],
        },
        {
          id: 'catalogue',
          title: t.groups.catalogue,
          items: [item('products', Package), item('loyalty', Percent)],
        },
        {
          id: 'transport',
          title: t.groups.transport,
          items: [routes, item('vehicles', Bus), item('drivers', Contact)],
        },
      ]}
      bottomItems={[terminals, transactions, points, routes]}
      user={{
        name: t.user,
        caption: t.caption,
        menu: [
          { id: 'own', items: [{ id: 'profile', label: t.profile, icon: User, href: '#profile' }] },
          {
            id: 'out',
            items: [{ id: 'signOut', label: t.signOut, icon: LogOut, onAction: () => undefined }],
          },
        ],
      }}
      topStart={
        <CommandButton
          label={t.command}
          shortcut="Ctrl K"
          keyShortcut="Control+K"
          onPress={() => undefined}
        />
      }
      topEnd={
        <>
          <span className="mr-2 flex items-center gap-1.5 text-[13px] text-text-muted max-md:hidden">
            <span aria-hidden className="size-2 rounded-full bg-sun" />
            {t.live}
          </span>
          <IconButton label={t.theme}>
            <Moon aria-hidden />
          </IconButton>
        </>
      }
    >
      {children}
    </AppShell>
  );
}

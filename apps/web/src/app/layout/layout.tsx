import { AppShell } from '@kasa/ui/app-shell';
import { onDemand, useOnDemand } from '@kasa/ui/on-demand';
import { type ReactNode, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { ConnectionNotice } from '../../shared/connection/connection-notice.tsx';
import { readDevicePreference, writeDevicePreference } from '../../shared/device-preferences.ts';
import { commonMessages } from '../../shared/i18n/common.ts';
import { useText } from '../../shared/i18n/i18n.tsx';
import { LanguageMenu } from '../../shared/i18n/language-menu.tsx';
import { paths } from '../../shared/paths.ts';
import { NavigationProgress } from '../../shared/routing/navigation-progress.tsx';
import { ScrollPlaces } from '../../shared/routing/scroll-places.tsx';
import { useSession } from '../../shared/services/use-services.tsx';
import { useSessionRefresh } from '../../shared/session/use-session-refresh.ts';
import { ThemeMenu } from '../../shared/theme/theme-menu.tsx';
import { PaletteLauncher } from '../palette/palette-launcher.tsx';
import { layoutCatalogue } from './messages.ts';
import { useNavigationMenu } from './use-navigation-menu.ts';
import { useShellUser } from './use-shell-user.ts';
import { ViewAsBar } from './view-as-bar.tsx';

/** Cookie of the collapsed menu, see `readDevicePreference`. */
const FOLDED = 'menu_folded';

const laterCode = onDemand(() => import('./later.tsx'));

/** Layout around every screen of a signed-in user: menu, top bar, notices. */
export function Layout({ children }: { children?: ReactNode }) {
  const text = useText(layoutCatalogue);
  const common = useText(commonMessages);
  const session = useSession();
  const menu = useNavigationMenu();
  const user = useShellUser();
  const [isFolded, setFolded] = useState(() => readDevicePreference(FOLDED) === 'yes');
  const later = useOnDemand(laterCode);
  useSessionRefresh();
  // Signed out; the redirect to sign-in is pending.
  if (!session) return null;
  return (
    <AppShell
      brand={common('app.name')}
      brandHref={paths.home()}
      navigation={menu.groups}
      bottomItems={menu.main}
      activeId={menu.activeId}
      user={user}
      isCollapsed={isFolded}
      onCollapsedChange={(folded) => {
        setFolded(folded);
        writeDevicePreference(FOLDED, folded ? 'yes' : null);
      }}
      texts={{
        skip: text('shell.skip'),
        navigation: text('shell.navigation'),
        bottomNavigation: text('shell.bottomNavigation'),
        more: text('shell.more'),
        collapse: text('shell.collapse'),
        expand: text('shell.expand'),
        close: common('action.close'),
        userMenu: (name) => text('shell.userMenu', { name }),
      }}
      topStart={<PaletteLauncher />}
      topEnd={
        <>
          <LanguageMenu />
          <ThemeMenu />
        </>
      }
      progress={<NavigationProgress />}
      banner={
        <>
          <ViewAsBar />
          <ConnectionNotice />
          {later ? <later.Later /> : null}
        </>
      }
    >
      {children ?? <Outlet />}
      <ScrollPlaces />
    </AppShell>
  );
}

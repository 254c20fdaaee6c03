import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { type NavigateOptions, Outlet, useHref, useNavigate } from 'react-router-dom';
import { ScreenAnnouncer } from './screen-announcer.tsx';
import { SessionEvents } from './session-events.tsx';

declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: NavigateOptions;
  }
}

/** An address as a link needs it. One with a scheme of its own (`tel:`, `https:`) is no place inside the app. */
function useAddress(href: string): string {
  const inside = useHref(href);
  return /^[a-z][a-z\d+.-]*:/i.test(href) ? href : inside;
}

/** Around every screen: links of all components go through the router. */
export function Root() {
  const navigate = useNavigate();
  return (
    <AriaRouterProvider navigate={(to, options) => void navigate(to, options)} useHref={useAddress}>
      <SessionEvents />
      <Outlet />
      <ScreenAnnouncer />
    </AriaRouterProvider>
  );
}

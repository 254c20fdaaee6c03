import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { type NavigateOptions, Outlet, useHref, useNavigate } from 'react-router-dom';
import { ScreenAnnouncer } from './screen-announcer.tsx';
import { SessionEvents } from './session-events.tsx';

declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: NavigateOptions;
  }
}

/** The href of a link. Addresses with a scheme (`tel:`, `https:`) lie outside the app. */
function useAddress(href: string): string {
  const inside = useHref(href);
  return /^[a-z][a-z\d+.-]*:/i.test(href) ? href : inside;
}

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

import { useEffect, useRef, useState } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { type NavigateOptions, Outlet, useHref, useLocation, useNavigate } from 'react-router-dom';

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
      <Outlet />
      <ScreenAnnouncer />
    </AriaRouterProvider>
  );
}

/**
 * Announces the new screen's title to screen readers, again once it has the object's name; not on the first
 * load. If the pressed link is gone, focuses the content. Render after the screens: their effects come first.
 */
function ScreenAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef({ pathname, main: null as HTMLElement | null });
  const [said, setSaid] = useState({ pathname, title: '' });
  const hasNavigated = said.title !== '';

  useEffect(() => {
    const main = document.querySelector('main');
    const before = shown.current;
    shown.current = { pathname, main };
    if (before.pathname === pathname) return;
    setSaid({ pathname, title: document.title });
    if (main === before.main && document.activeElement === document.body)
      main?.focus({ preventScroll: true });
  }, [pathname]);

  useEffect(() => {
    if (!hasNavigated) return;
    const observer = new MutationObserver(() =>
      setSaid((now) => (now.title === document.title ? now : { ...now, title: document.title })),
    );
    observer.observe(document.head, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [hasNavigated]);

  return (
    <p aria-live="polite" className="sr-only" data-screen-announcer>
      {/* A new key makes screen readers announce an equal title again. */}
      <span key={said.pathname}>{said.title}</span>
    </p>
  );
}

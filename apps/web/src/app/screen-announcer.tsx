import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Announces the new screen's title to screen readers, again once it has the object's name; not on the first
 * load. If the pressed link is gone, focuses the content. Render after the screens: their effects come first.
 */
export function ScreenAnnouncer() {
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

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Says to screen readers which screen has come: the page's title, as a browser does when it loads a page, again once
 * the title knows the object's name. Silent on the first load, which the browser announces, and when only the query
 * changes. A link that was pressed may have gone with its screen; then the focus goes on in the new screen's content,
 * unless the layout is new, too: that begins at its top.
 *
 * Comes after the screens: their titles and their own wish for the focus are known then.
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
      {/* Another screen with the same title is another node, and said again. */}
      <span key={said.pathname}>{said.title}</span>
    </p>
  );
}

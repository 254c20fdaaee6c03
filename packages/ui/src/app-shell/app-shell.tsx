import { useRef } from 'react';
import { BottomNavigation } from './bottom-navigation.tsx';
import { Sidebar } from './sidebar.tsx';
import type { AppShellProps } from './types.ts';
import './app-shell.css';

export type { AppShellProps, NavGroup, NavItem, ShellUser } from './types.ts';

/**
 * Layout around every page. Links use the router of React Aria's RouterProvider.
 * The window scrolls; `--sticky-top` and `--bottom-bar` are the covered heights.
 */
export function AppShell(props: AppShellProps) {
  const { texts, topStart, topEnd, progress, banner, children } = props;
  const main = useRef<HTMLElement>(null);
  return (
    <div className="app-shell">
      {/* A button, not a link to #id: the router owns the URL. */}
      <button
        type="button"
        onClick={() => main.current?.focus()}
        className="sr-only focus-visible:not-sr-only focus-visible:fixed! focus-visible:top-2! focus-visible:left-2! focus-visible:z-50! focus-visible:rounded-lg focus-visible:bg-surface focus-visible:px-4! focus-visible:py-2! focus-visible:shadow-float"
      >
        {texts.skip}
      </button>
      <Sidebar {...props} />
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="app-shell-top">
          <div className="min-w-0 flex-1">{topStart}</div>
          <div className="flex shrink-0 items-center gap-1">{topEnd}</div>
          {progress}
        </header>
        {banner}
        <main ref={main} tabIndex={-1} className="app-shell-main">
          {children}
        </main>
      </div>
      <BottomNavigation {...props} />
    </div>
  );
}

import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { cx } from '../lib/cx.ts';
import { onDemand, useOnDemand } from '../on-demand/on-demand.tsx';
import type { AppShellProps } from './types.ts';

const sheetCode = onDemand(() => import('./navigation-sheet.tsx'));

const itemClasses =
  'flex min-w-0 flex-1 cursor-pointer flex-col items-center justify-center gap-0.5 px-1 text-[11px] leading-[14px] no-underline';

export function BottomNavigation(props: AppShellProps) {
  const { texts, activeId } = props;
  const [isOpen, setOpen] = useState(false);
  const items = props.bottomItems.slice(0, 4);
  const isElsewhere = activeId !== undefined && !items.some((item) => item.id === activeId);
  const code = useOnDemand(sheetCode);
  const open = () => {
    void sheetCode.load();
    setOpen(true);
  };
  return (
    <nav
      aria-label={texts.bottomNavigation}
      className="fixed inset-x-0 bottom-0 z-30 flex h-[calc(64px+env(safe-area-inset-bottom))] border-border border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {items.map(({ id, href, icon: Icon, label }) => (
        <Link
          key={id}
          href={href}
          {...(id === activeId ? { 'aria-current': 'page' as const } : {})}
          className={cx(
            itemClasses,
            'data-focus-visible:-outline-offset-2',
            id === activeId ? 'font-semibold text-accent-text' : 'text-text-muted',
          )}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          <span className="max-w-full truncate">{label}</span>
        </Link>
      ))}
      <Button
        aria-haspopup="dialog"
        onPress={open}
        className={cx(
          itemClasses,
          'data-focus-visible:-outline-offset-2',
          isElsewhere ? 'font-semibold text-accent-text' : 'text-text-muted',
        )}
      >
        <MenuIcon size={20} strokeWidth={1.75} aria-hidden />
        <span className="max-w-full truncate">{texts.more}</span>
      </Button>
      {code ? <code.NavigationSheet {...props} isOpen={isOpen} onOpenChange={setOpen} /> : null}
    </nav>
  );
}

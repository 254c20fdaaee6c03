import { Menu as MenuIcon, X } from 'lucide-react';
import { useState } from 'react';
import { Button, Link, Modal, ModalOverlay, Dialog as RacDialog } from 'react-aria-components';
import { Brand } from '../brand/brand.tsx';
import { overlayClasses } from '../dialog/dialog.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { cx } from '../lib/cx.ts';
import { NavLinks } from './nav-links.tsx';
import type { AppShellProps } from './types.ts';
import { UserBlock } from './user-block.tsx';

const itemClasses =
  'flex min-w-0 flex-1 cursor-pointer flex-col items-center justify-center gap-0.5 px-1 text-[11px] leading-[14px] no-underline';

/** Under 768 px: four main areas and "more", which holds the whole menu. */
export function BottomNavigation(props: AppShellProps) {
  const { texts, activeId } = props;
  const [isOpen, setOpen] = useState(false);
  const items = props.bottomItems.slice(0, 4);
  const isElsewhere = activeId !== undefined && !items.some((item) => item.id === activeId);
  const close = () => setOpen(false);
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
        onPress={() => setOpen(true)}
        className={cx(
          itemClasses,
          'data-focus-visible:-outline-offset-2',
          isElsewhere ? 'font-semibold text-accent-text' : 'text-text-muted',
        )}
      >
        <MenuIcon size={20} strokeWidth={1.75} aria-hidden />
        <span className="max-w-full truncate">{texts.more}</span>
      </Button>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDismissable
        className={cx(overlayClasses, 'flex items-end md:hidden')}
      >
        <Modal className="w-full rounded-t-lg bg-surface shadow-float">
          <RacDialog aria-label={texts.navigation} className="flex max-h-[85dvh] flex-col outline-none">
            <div className="flex items-center justify-between border-border border-b py-2 pr-2 pl-3">
              <Brand name={props.brand} href={props.brandHref} />
              <IconButton label={texts.close} onPress={close}>
                <X aria-hidden />
              </IconButton>
            </div>
            <nav aria-label={texts.navigation} className="min-h-0 flex-1 overflow-y-auto px-3 pb-3">
              <NavLinks groups={props.navigation} activeId={activeId} onNavigate={close} />
            </nav>
            <div className="border-border border-t px-3 py-2 pb-[calc(8px+env(safe-area-inset-bottom))]">
              <UserBlock user={props.user} texts={texts} />
            </div>
          </RacDialog>
        </Modal>
      </ModalOverlay>
    </nav>
  );
}

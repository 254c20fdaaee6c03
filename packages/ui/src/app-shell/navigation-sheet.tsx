import { X } from 'lucide-react';
import { Modal, ModalOverlay, Dialog as RacDialog } from 'react-aria-components';
import { Brand } from '../brand/brand.tsx';
import { overlayClasses } from '../dialog/dialog.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { cx } from '../lib/cx.ts';
import { SwallowDoubleClick } from '../lib/swallow-double-click.tsx';
import { NavLinks } from './nav-links.tsx';
import type { AppShellProps } from './types.ts';
import { UserBlock } from './user-block.tsx';

/** The whole menu in a bottom sheet, on phones. */
export function NavigationSheet({
  isOpen,
  onOpenChange,
  ...props
}: AppShellProps & { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const { texts, activeId } = props;
  const close = () => onOpenChange(false);
  // Items of the user menu open behind the sheet, so they close it.
  const user = {
    ...props.user,
    menu: props.user.menu.map((group) => ({
      ...group,
      items: group.items.map((item) => ({
        ...item,
        onAction: () => {
          close();
          item.onAction?.();
        },
      })),
    })),
  };
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className={cx(overlayClasses, 'flex items-end md:hidden')}
    >
      <Modal className="w-full rounded-t-lg bg-surface shadow-float">
        <RacDialog aria-label={texts.navigation} className="flex max-h-[85dvh] flex-col outline-none">
          <SwallowDoubleClick />
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
            <UserBlock user={user} texts={texts} />
          </div>
        </RacDialog>
      </Modal>
    </ModalOverlay>
  );
}

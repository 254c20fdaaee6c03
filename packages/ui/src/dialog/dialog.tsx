import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading, Modal, ModalOverlay, Dialog as RacDialog } from 'react-aria-components';
import { IconButton } from '../icon-button/icon-button.tsx';
import { cx } from '../lib/cx.ts';
import { OverlayFocus } from '../lib/overlay-focus.tsx';
import { ScrollBody } from '../lib/scroll-body.tsx';
import { SwallowDoubleClick } from '../lib/swallow-double-click.tsx';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Name of the × button: "Закрити". */
  closeLabel: string;
  children: ReactNode;
  /** Buttons, the primary one last. Stays in view when the content scrolls. */
  footer?: ReactNode;
  /** 440, 640 or 880 CSS pixels. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** `alertdialog` for questions that must be answered: a click outside does not close it. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Disables closing by Esc and ×. */
  isBusy?: boolean | undefined;
}

const SIZES = { sm: 'md:max-w-[440px]', md: 'md:max-w-[640px]', lg: 'md:max-w-[880px]' };

// Of several at once only the last is seen: what asks stands in the place of what it asks about.
export const overlayClasses =
  'overlay [&:has(~.overlay:not([data-exiting]))]:invisible fixed inset-0 z-50 bg-scrim transition-opacity duration-150 data-entering:opacity-0 data-exiting:opacity-0';

/** A modal dialog; a bottom sheet on phones. Restores the focus when closed. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    closeLabel,
    children,
    footer,
    size = 'sm',
    role = 'dialog',
    isBusy,
  } = props;
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(next) => !next && !isBusy && onClose()}
      isDismissable={role === 'dialog' && !isBusy}
      isKeyboardDismissDisabled={isBusy === true}
      className={cx(overlayClasses, 'flex items-end justify-center md:items-center md:p-6')}
    >
      <Modal
        className={cx(
          'w-full rounded-t-lg bg-surface shadow-float md:rounded-lg md:border md:border-border',
          SIZES[size],
        )}
      >
        <RacDialog role={role} className="flex max-h-[88dvh] flex-col outline-none">
          <SwallowDoubleClick />
          <OverlayFocus isOnFirstField={role === 'dialog'} />
          <div className="flex items-start gap-3 pt-4 pr-3 pl-5">
            <Heading
              slot="title"
              className="min-w-0 flex-1 py-1.5 font-[620] text-base [overflow-wrap:anywhere]"
            >
              {title}
            </Heading>
            <IconButton label={closeLabel} onPress={onClose} isDisabled={isBusy}>
              <X aria-hidden />
            </IconButton>
          </div>
          <ScrollBody className="px-5 pt-2 pb-5">{children}</ScrollBody>
          {footer === undefined ? null : (
            <div
              className={cx(
                'flex flex-wrap justify-end gap-2 px-5 pb-5 max-md:flex-col-reverse max-md:[&>*]:w-full',
                size !== 'sm' && 'border-border border-t pt-4',
              )}
            >
              {footer}
            </div>
          )}
        </RacDialog>
      </Modal>
    </ModalOverlay>
  );
}

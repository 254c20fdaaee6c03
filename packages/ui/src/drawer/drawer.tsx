import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Modal, ModalOverlay, Dialog as RacDialog } from 'react-aria-components';
import { overlayClasses } from '../dialog/dialog.tsx';
import { cx } from '../lib/cx.ts';
import { OverlayFocus } from '../lib/overlay-focus.tsx';
import { useMediaQuery, WIDE_QUERY } from '../media-query/use-media-query.ts';
import { DrawerPanel } from './drawer-panel.tsx';
import type { DrawerProps } from './types.ts';
import { useFittingHeight } from './use-fitting-height.ts';

export type { DrawerProps } from './types.ts';

const WIDTHS = { md: 'w-[376px]', lg: 'w-[480px]' };

/** Details beside a list: from 1180 px non-modal, inside a DrawerLayout; below that modal. */
export function Drawer(props: DrawerProps) {
  const isBeside = useMediaQuery(WIDE_QUERY);
  if (!isBeside) return <ModalDrawer {...props} />;
  return props.isOpen ? <BesideDrawer {...props} /> : null;
}

function BesideDrawer(props: DrawerProps) {
  const { onClose, title, subject = title, width = 'md', isForm = false } = props;
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  useFittingHeight(ref);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    // The list may begin at the lower edge of the window.
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [subject]);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <aside
      ref={ref}
      tabIndex={-1}
      data-drawer={width}
      aria-labelledby={titleId}
      className={cx(
        'sticky top-[calc(var(--sticky-top,0px)+16px)] flex max-h-[calc(100dvh-var(--sticky-top,0px)-32px)] shrink-0 flex-col rounded-lg border border-border bg-surface shadow-float',
        WIDTHS[width],
      )}
    >
      <OverlayFocus isOnFirstField={isForm} subject={subject} />
      <DrawerPanel {...props} titleId={titleId} />
    </aside>
  );
}

function ModalDrawer(props: DrawerProps) {
  const { isOpen, onClose, title, subject = title, width = 'md', isForm = false } = props;
  const titleId = useId();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      isDismissable
      className={cx(overlayClasses, 'flex justify-end')}
    >
      <Modal
        data-drawer={width}
        className={cx('flex max-w-full bg-surface shadow-float max-md:w-full', WIDTHS[width])}
      >
        <RacDialog aria-labelledby={titleId} className="flex h-dvh w-full min-w-0 flex-col outline-none">
          <OverlayFocus isOnFirstField={isForm} subject={subject} />
          <DrawerPanel {...props} titleId={titleId} />
        </RacDialog>
      </Modal>
    </ModalOverlay>
  );
}

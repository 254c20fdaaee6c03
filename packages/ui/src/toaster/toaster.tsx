import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { toast as show, ToastContainer, type ToastContentProps } from 'react-toastify/unstyled';
import { ToastCard } from './toast-card.tsx';
import { type ToasterTexts, ToasterTextsContext } from './toast-texts.ts';
import type { ToastOptions, ToastType } from './toast-types.ts';
import './toaster.css';

export type { ToasterTexts } from './toast-texts.ts';
export type { ToastDetails, ToastLink, ToastOptions } from './toast-types.ts';

/** Toasts on screen at once; more are queued (spec §9). */
const LIMIT = 20;

/** What to show once the container is there to stay; null while it is. */
let waiting: (() => void)[] | null = [];

// StrictMode mounts twice, and the first container would take what waits for it along.
function useShowWaiting(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const late = waiting ?? [];
      waiting = null;
      for (const show of late) show();
    });
    return () => {
      clearTimeout(timer);
      waiting ??= [];
    };
  }, []);
}

/** Container of the toasts, rendered once per app. Above dialogs; a click on a toast does not close them. */
export function Toaster({ texts }: { texts: ToasterTexts }) {
  useShowWaiting();
  return createPortal(
    <ToasterTextsContext value={texts}>
      <div data-react-aria-top-layer="true">
        <ToastContainer
          aria-label={texts.label}
          position="top-right"
          limit={LIMIT}
          newestOnTop
          // The card has its own timer: react-toastify's depends on an animation that reduced motion stops.
          autoClose={false}
          pauseOnHover={false}
          pauseOnFocusLoss={false}
          closeOnClick={false}
          draggable={false}
          closeButton={false}
          hideProgressBar
          icon={false}
          transition={false}
        />
      </div>
    </ToasterTextsContext>,
    document.body,
  );
}

let showCount = 0;

function showToast(type: ToastType, text: string, options: ToastOptions = {}): string {
  const toastId = `${type}:${text}:${options.link?.href ?? ''}`;
  showCount += 1;
  const repeatCount = showCount;
  const card = (props: ToastContentProps) => (
    <ToastCard
      type={type}
      text={text}
      details={options.details}
      link={options.link}
      repeatCount={repeatCount}
      onClose={() => props.closeToast()}
    />
  );
  // Identical toasts are shown once (spec §8); a repetition restarts the time.
  const present = () => {
    if (show.isActive(toastId)) show.update(toastId, { render: card, delay: 0 });
    else show(card, { type, toastId, role: type === 'error' ? 'alert' : 'status' });
  };
  if (waiting) waiting.push(present);
  else present();
  return toastId;
}

/** Shows a toast and returns its id. Requires a mounted Toaster. Not for field errors. */
export const toast = {
  success: (text: string, options?: ToastOptions) => showToast('success', text, options),
  error: (text: string, options?: ToastOptions) => showToast('error', text, options),
  warning: (text: string, options?: ToastOptions) => showToast('warning', text, options),
  info: (text: string, options?: ToastOptions) => showToast('info', text, options),
  dismiss: (id: string) => show.dismiss(id),
  /** Removes all toasts, queued ones too; used on sign-out. */
  clear: () => {
    if (waiting) waiting = [];
    show.clearWaitingQueue();
    show.dismiss();
  },
};

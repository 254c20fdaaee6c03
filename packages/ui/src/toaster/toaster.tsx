import { createPortal } from 'react-dom';
import { toast as show, ToastContainer, type ToastContentProps } from 'react-toastify/unstyled';
import { ToastCard } from './toast-card.tsx';
import { type ToasterTexts, ToasterTextsContext } from './toast-texts.ts';
import type { ToastOptions, ToastType } from './toast-types.ts';
import './toaster.css';

export type { ToasterTexts } from './toast-texts.ts';
export type { ToastDetails, ToastLink, ToastOptions } from './toast-types.ts';

/** Toasts on screen at once; more wait (spec §9). */
const LIMIT = 20;

/** Where toasts appear: once in the app, around nothing. Above dialogs, and a click on one doesn't close them. */
export function Toaster({ texts }: { texts: ToasterTexts }) {
  return createPortal(
    <ToasterTextsContext value={texts}>
      <div data-react-aria-top-layer="true">
        <ToastContainer
          aria-label={texts.label}
          position="top-right"
          limit={LIMIT}
          newestOnTop
          // The card keeps the time itself: react-toastify would wait for an animation, and that one stops when
          // the system asks for less motion.
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

let sayings = 0;

function showToast(type: ToastType, text: string, options: ToastOptions = {}): string {
  const toastId = `${type}:${text}:${options.link?.href ?? ''}`;
  sayings += 1;
  const said = sayings;
  const card = (props: ToastContentProps) => (
    <ToastCard
      type={type}
      text={text}
      details={options.details}
      link={options.link}
      said={said}
      onClose={() => props.closeToast()}
    />
  );
  // Identical content is on screen once (spec §8); said again, it stays its time again.
  if (show.isActive(toastId)) show.update(toastId, { render: card, delay: 0 });
  else show(card, { type, toastId, role: type === 'error' ? 'alert' : 'status' });
  return toastId;
}

/** Says what just happened, and answers the toast's id. Works while a Toaster stands in the app. Field errors never come here. */
export const toast = {
  success: (text: string, options?: ToastOptions) => showToast('success', text, options),
  error: (text: string, options?: ToastOptions) => showToast('error', text, options),
  warning: (text: string, options?: ToastOptions) => showToast('warning', text, options),
  info: (text: string, options?: ToastOptions) => showToast('info', text, options),
  /** Takes one away by its id; nothing when it has gone. */
  dismiss: (id: string) => show.dismiss(id),
  /** Takes all away, the waiting ones too: on sign-out. */
  clear: () => {
    show.clearWaitingQueue();
    show.dismiss();
  },
};

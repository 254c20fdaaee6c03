export type ToastType = 'success' | 'error' | 'warning' | 'info';

/** What support needs to find a failure. Shown behind "details". */
export interface ToastDetails {
  /** The envelope's code. */
  code: number | string;
  requestId?: string | undefined;
}

/** The way to what the toast speaks of. */
export interface ToastLink {
  label: string;
  href: string;
  /** Goes there without loading the page anew: toasts stand outside the app's router. */
  onOpen: () => void;
}

export interface ToastOptions {
  details?: ToastDetails | undefined;
  /** Below the text, beside nothing else: a toast that fails has `details` instead. */
  link?: ToastLink | undefined;
}

/** Milliseconds a toast stays (spec §9). */
export const TOAST_TIME = 5000;

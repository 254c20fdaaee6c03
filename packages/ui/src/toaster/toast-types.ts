export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface ToastDetails {
  code: number | string;
  requestId?: string | undefined;
}

export interface ToastLink {
  label: string;
  href: string;
  /** Client-side navigation: toasts are outside of the app's router. */
  onOpen: () => void;
}

export interface ToastOptions {
  details?: ToastDetails | undefined;
  /** Below the text; not together with `details`. */
  link?: ToastLink | undefined;
}

/** Display time of a toast, milliseconds (spec §9). */
export const TOAST_TIME = 5000;

export type ToastType = 'success' | 'error' | 'warning' | 'info';

/** What support needs to find a failure. Shown behind "details". */
export interface ToastDetails {
  /** The envelope's code. */
  code: number | string;
  requestId?: string | undefined;
}

export interface ToastOptions {
  details?: ToastDetails | undefined;
}

/** Milliseconds a toast stays (spec §9). */
export const TOAST_TIME = 5000;

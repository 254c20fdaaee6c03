import type { ReactNode } from 'react';

/** Details beside a list. */
export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  /** What it is about. */
  title: string;
  /** Which object it shows: another one takes the focus. Default: the title. */
  subject?: string | undefined;
  subtitle?: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** The one next thing to do, and others; always in view. */
  footer?: ReactNode;
  /** 376 or 480 CSS pixels. */
  width?: 'md' | 'lg' | undefined;
}

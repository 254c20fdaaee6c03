import type { ReactNode } from 'react';

export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Identifies the shown object: a change moves the focus into the drawer. Default: the title. */
  subject?: string | undefined;
  subtitle?: ReactNode;
  closeLabel: string;
  /** Buttons before the one that closes. */
  tools?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** The focus is in its first field. */
  isForm?: boolean | undefined;
  /** 376 or 480 CSS pixels. */
  width?: 'md' | 'lg' | undefined;
}

import { Circle, CircleAlert, CircleCheck, CircleX, Info, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export type StatusTone = 'positive' | 'warning' | 'danger' | 'info' | 'neutral';

const TONES: Record<StatusTone, { text: string; badge: string; icon: LucideIcon }> = {
  positive: { text: 'text-positive', badge: 'bg-positive-soft', icon: CircleCheck },
  warning: { text: 'text-warning', badge: 'bg-warning-soft', icon: CircleAlert },
  danger: { text: 'text-danger', badge: 'bg-danger-soft', icon: CircleX },
  info: { text: 'text-info', badge: 'bg-info-soft', icon: Info },
  neutral: { text: 'text-text-muted', badge: 'bg-hover', icon: Circle },
};

export interface StatusProps {
  tone: StatusTone;
  /** The text: colour and icon are never the only sign. */
  children: ReactNode;
  /** Replaces the tone's icon. */
  icon?: LucideIcon | undefined;
  /** `plain` in tables, `badge` when it stands alone. */
  variant?: 'plain' | 'badge' | undefined;
}

export function Status({ tone, children, icon, variant = 'plain' }: StatusProps) {
  const { text, badge, icon: ownIcon } = TONES[tone];
  const Icon = icon ?? ownIcon;
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center align-top gap-1.5 text-[13px] leading-5',
        text,
        variant === 'badge' && cx(badge, 'rounded-md px-2 py-0.5 font-medium'),
      )}
    >
      <Icon size={14} aria-hidden className="shrink-0" />
      <span className="min-w-0 overflow-hidden text-ellipsis">{children}</span>
    </span>
  );
}

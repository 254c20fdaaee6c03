import { CircleCheck, Info, type LucideIcon, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { cx } from '../lib/cx.ts';

export type NoticeTone = 'info' | 'positive' | 'warning' | 'danger';

const TONES: Record<NoticeTone, { classes: string; iconClass: string; icon: LucideIcon }> = {
  info: { classes: 'bg-info-soft', iconClass: 'text-info', icon: Info },
  positive: { classes: 'bg-positive-soft', iconClass: 'text-positive', icon: CircleCheck },
  warning: { classes: 'bg-warning-soft', iconClass: 'text-warning', icon: TriangleAlert },
  danger: { classes: 'bg-danger-soft', iconClass: 'text-danger', icon: OctagonAlert },
};

export interface InlineNoticeProps {
  tone: NoticeTone;
  title?: string | undefined;
  children?: ReactNode;
  icon?: LucideIcon | undefined;
  actions?: ReactNode;
  /** With `dismissLabel`: makes the notice dismissible. */
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string | undefined;
  /** `banner`: edge to edge, for the AppShell's `banner` slot. */
  variant?: 'box' | 'banner' | undefined;
  /** Announced when it appears. For notices that come up during work (offline), not for permanent ones. */
  isLive?: boolean | undefined;
}

export function InlineNotice(props: InlineNoticeProps) {
  const { tone, title, children, actions, onDismiss, dismissLabel, variant = 'box', isLive } = props;
  const Icon = props.icon ?? TONES[tone].icon;
  return (
    <div
      role={isLive ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={cx(
        'flex items-start gap-3 px-4 py-2.5',
        TONES[tone].classes,
        variant === 'box' ? 'rounded-lg' : 'border-border border-b md:px-6',
        variant === 'banner' && actions !== undefined && 'md:items-center',
      )}
    >
      <Icon size={20} aria-hidden className={cx('shrink-0', TONES[tone].iconClass)} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_200px] [overflow-wrap:anywhere]">
          {title === undefined ? null : <p className="font-semibold">{title}</p>}
          {children}
        </div>
        {actions === undefined ? null : <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {onDismiss && dismissLabel !== undefined ? (
        <span className="-my-2 -mr-2">
          <IconButton label={dismissLabel} onPress={onDismiss}>
            <X aria-hidden />
          </IconButton>
        </span>
      ) : null}
    </div>
  );
}

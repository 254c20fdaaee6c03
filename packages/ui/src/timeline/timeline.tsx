import { Circle, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export interface TimelineEntry {
  id: string;
  title: ReactNode;
  /** As people read it: "20.11.2026 14:03". */
  time: string;
  /** ISO 8601, for machines. */
  dateTime?: string | undefined;
  /** Who, why, from what to what. */
  text?: ReactNode;
  icon?: LucideIcon | undefined;
  tone?: 'positive' | 'warning' | 'danger' | 'info' | 'neutral' | undefined;
}

const TONES = {
  positive: 'bg-positive-soft text-positive',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
  neutral: 'bg-surface-2 text-text-muted',
};

/** What happened, one after another, newest or oldest first as the app orders it. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <ol aria-label={label}>
      {entries.map(({ id, title, time, dateTime, text, icon: Icon = Circle, tone = 'neutral' }, index) => (
        <li key={id} className="relative flex gap-3 pb-5 last:pb-0">
          {index < entries.length - 1 ? (
            <span aria-hidden className="absolute top-7 bottom-0 left-3.5 w-px bg-border" />
          ) : null}
          <span
            aria-hidden
            className={cx('grid size-7 shrink-0 place-items-center rounded-full', TONES[tone])}
          >
            <Icon size={14} />
          </span>
          <div className="min-w-0 flex-1 pt-1">
            <div className="flex flex-wrap justify-between gap-x-3">
              <span className="font-medium [overflow-wrap:anywhere]">{title}</span>
              <time dateTime={dateTime} className="text-text-muted tabular-nums">
                {time}
              </time>
            </div>
            {text === undefined ? null : (
              <div className="text-text-muted [overflow-wrap:anywhere]">{text}</div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

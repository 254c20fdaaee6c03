import { ArrowRight, Circle, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export interface TimelineChange {
  id: string;
  label: string;
  /** Null: no value. */
  before: ReactNode;
  after: ReactNode;
}

/** For screen readers; visually there is an arrow. */
export interface TimelineTexts {
  /** "було" */
  before: string;
  /** "стало" */
  after: string;
}

export interface TimelineEntry {
  id: string;
  title: ReactNode;
  time: string;
  dateTime?: string | undefined;
  text?: ReactNode;
  changes?: readonly TimelineChange[] | undefined;
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

export interface TimelineProps {
  label: string;
  entries: readonly TimelineEntry[];
  /** Required if entries have changes. */
  texts?: TimelineTexts | undefined;
}

export function Timeline({ label, entries, texts }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {entries.map(
        ({ id, title, time, dateTime, text, changes, icon: Icon = Circle, tone = 'neutral' }, index) => (
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
              <div className="flex justify-between gap-x-3">
                <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{title}</span>
                <time dateTime={dateTime} className="shrink-0 text-text-muted figures">
                  {time}
                </time>
              </div>
              {text === undefined ? null : (
                <div className="text-text-muted [overflow-wrap:anywhere]">{text}</div>
              )}
              {changes && texts ? <Changes changes={changes} texts={texts} /> : null}
            </div>
          </li>
        ),
      )}
    </ol>
  );
}

function Changes({ changes, texts }: { changes: readonly TimelineChange[]; texts: TimelineTexts }) {
  return (
    <dl className="mt-1.5 flex flex-col gap-1 border-border border-l-2 pl-3 text-[13px] leading-5 [overflow-wrap:anywhere]">
      {changes.map(({ id, label, before, after }) => (
        <div key={id} className="flex flex-wrap gap-x-2">
          <dt className="text-text-muted">{label}</dt>
          <dd className="flex min-w-0 flex-wrap items-center gap-x-1.5">
            <span className="sr-only">{texts.before}</span>
            <span>{before ?? '—'}</span>
            <ArrowRight size={14} aria-hidden className="shrink-0 text-text-muted" />
            <span className="sr-only">{texts.after}</span>
            <span className="font-medium">{after ?? '—'}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

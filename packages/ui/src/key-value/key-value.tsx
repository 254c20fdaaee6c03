import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export interface KeyValueItem {
  id: string;
  label: string;
  /** Empty (null, undefined, '') is shown as a dash. */
  value: ReactNode;
}

export interface KeyValueProps {
  items: readonly KeyValueItem[];
  columns?: 1 | 2 | 3 | undefined;
}

const COLUMNS = {
  1: 'gap-y-1.5',
  2: 'gap-x-8 gap-y-3 sm:grid-cols-2',
  // For many short pairs, which would make a single column too long on phones.
  3: 'grid-cols-2 gap-x-4 gap-y-3 sm:gap-x-8 lg:grid-cols-3',
};

export function KeyValue({ items, columns = 1 }: KeyValueProps) {
  return (
    <dl className={cx('grid', COLUMNS[columns])}>
      {items.map((item) => (
        <div
          key={item.id}
          className={columns === 1 ? 'grid grid-cols-[minmax(96px,2fr)_3fr] gap-x-3' : 'min-w-0'}
        >
          <dt className={cx('text-text-muted', columns > 1 && 'text-pretty text-xs')}>{item.label}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{hasValue(item.value) ? item.value : '—'}</dd>
        </div>
      ))}
    </dl>
  );
}

function hasValue(value: ReactNode): boolean {
  return value !== null && value !== undefined && value !== '';
}

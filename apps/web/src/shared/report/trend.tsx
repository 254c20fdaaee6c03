import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Comparison } from './comparison.ts';

/** How a figure compares with the one before, in words, behind an arrow where it differs. */
export function Trend({
  kind,
  isMoreBetter = true,
  children,
}: {
  kind: Comparison['kind'];
  /** null: neither is, there is no arrow. */
  isMoreBetter?: boolean | null;
  children: ReactNode;
}) {
  const Icon = kind === 'more' ? TrendingUp : kind === 'less' ? TrendingDown : null;
  const isBetter = (kind === 'more') === isMoreBetter;
  return (
    <span className="mt-0.5 flex items-start gap-1.5">
      {Icon && isMoreBetter !== null ? (
        <Icon
          size={16}
          aria-hidden
          className={`mt-0.5 shrink-0 ${isBetter ? 'text-positive' : 'text-warning'}`}
        />
      ) : null}
      {children}
    </span>
  );
}

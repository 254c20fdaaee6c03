import { cx } from '../lib/cx.ts';
import './skeleton.css';

export interface SkeletonProps {
  /** CSS length; default the whole width. */
  width?: string | undefined;
  /** CSS length; default one line of text. */
  height?: string | undefined;
  className?: string | undefined;
}

/** A grey bar of the final size where something will be. Silent: the region around it says that it loads. */
export function Skeleton({ width = '100%', height = '14px', className }: SkeletonProps) {
  return <span aria-hidden className={cx('kasa-skeleton', className)} style={{ width, height }} />;
}

/** Several lines of text to come, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden className="flex flex-col gap-2">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} width={index === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </span>
  );
}

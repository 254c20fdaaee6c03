import { cx } from '../lib/cx.ts';
import './skeleton.css';

export interface SkeletonProps {
  width?: string | undefined;
  height?: string | undefined;
  className?: string | undefined;
}

/** A placeholder bar of the final size. Hidden from screen readers: the surrounding region announces loading. */
export function Skeleton({ width = '100%', height = '14px', className }: SkeletonProps) {
  return <span aria-hidden className={cx('kasa-skeleton', className)} style={{ width, height }} />;
}

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden className="flex flex-col gap-2">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} width={index === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </span>
  );
}

import { LoaderCircle } from 'lucide-react';
import { ProgressBar } from 'react-aria-components';

export interface SpinnerProps {
  label: string;
  /** CSS pixels. */
  size?: number | undefined;
}

/** Indeterminate progress. */
export function Spinner({ label, size = 20 }: SpinnerProps) {
  return (
    <ProgressBar
      isIndeterminate
      aria-label={label}
      className="inline-grid place-items-center text-accent-text"
    >
      <LoaderCircle size={size} aria-hidden className="animate-spin" />
    </ProgressBar>
  );
}

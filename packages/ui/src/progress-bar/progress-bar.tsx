import { ProgressBar as RacProgressBar } from 'react-aria-components';
import './progress-bar.css';

export interface ProgressBarProps {
  /** "Відкриваємо сторінку" */
  label: string;
}

/**
 * A line at the top edge while a page is on its way. The app shows it from 150 ms on, in the AppShell's
 * `progress` slot; it lies over the page, so nothing moves.
 */
export function ProgressBar({ label }: ProgressBarProps) {
  return (
    <RacProgressBar isIndeterminate aria-label={label} className="kasa-progress">
      <span />
    </RacProgressBar>
  );
}

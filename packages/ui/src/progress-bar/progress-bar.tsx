import { ProgressBar as RacProgressBar } from 'react-aria-components';
import './progress-bar.css';

export interface ProgressBarProps {
  /** "Відкриваємо сторінку" */
  label: string;
}

/**
 * A bar at the top edge during page navigation, in the AppShell's `progress` slot; the app shows it after 150
 * ms. Overlays the page, so nothing moves.
 */
export function ProgressBar({ label }: ProgressBarProps) {
  return (
    <RacProgressBar isIndeterminate aria-label={label} className="kasa-progress">
      <span />
    </RacProgressBar>
  );
}

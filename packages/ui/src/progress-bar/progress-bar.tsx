import { ProgressBar as RacProgressBar } from 'react-aria-components';
import './progress-bar.css';

export interface ProgressBarProps {
  /** "Відкриваємо сторінку" */
  label: string;
}

/** Shown during page navigation, after 150 ms. Overlays the page, so nothing moves. */
export function ProgressBar({ label }: ProgressBarProps) {
  return (
    <RacProgressBar isIndeterminate aria-label={label} className="kasa-progress">
      <span />
    </RacProgressBar>
  );
}

import { Label, ProgressBar } from 'react-aria-components';

export type MeterTone = 'positive' | 'warning' | 'danger' | 'neutral';

export interface ProgressMeterProps {
  label: string;
  valueText: string;
  max: number;
  /** Results so far, in bar order; the rest up to `max` is pending. */
  parts: readonly { id: string; tone: MeterTone; value: number }[];
}

const TONES: Record<MeterTone, string> = {
  positive: 'bg-positive',
  warning: 'bg-warning',
  danger: 'bg-danger',
  neutral: 'bg-text-muted',
};

/** Progress of a long job. Shown beside figures: colour is never the only sign. */
export function ProgressMeter({ label, valueText, max, parts }: ProgressMeterProps) {
  const value = parts.reduce((sum, part) => sum + part.value, 0);
  return (
    <ProgressBar value={value} maxValue={Math.max(max, 1)} valueLabel={valueText}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <Label className="font-medium">{label}</Label>
        <span className="text-text-muted figures">{valueText}</span>
      </div>
      <div className="flex h-2 overflow-hidden rounded-full bg-border">
        {parts.map((part) => (
          <span
            key={part.id}
            className={`${TONES[part.tone]} transition-[width] duration-150 motion-reduce:transition-none`}
            style={{ width: `${(100 * part.value) / Math.max(max, 1)}%` }}
          />
        ))}
      </div>
    </ProgressBar>
  );
}

import { Label, ProgressBar } from 'react-aria-components';

export type MeterTone = 'positive' | 'warning' | 'danger' | 'neutral';

export interface ProgressMeterProps {
  /** What goes on: "Заблоковано терміналів". */
  label: string;
  /** How far it is, in words: "120 з 400". */
  valueText: string;
  max: number;
  /** What has come of it so far, in the order of the bar; what is missing to `max` is still to come. */
  parts: readonly { id: string; tone: MeterTone; value: number }[];
}

const TONES: Record<MeterTone, string> = {
  positive: 'bg-positive',
  warning: 'bg-warning',
  danger: 'bg-danger',
  neutral: 'bg-text-muted',
};

/** How far a long job is. Colours say no more than the figures beside it do. */
export function ProgressMeter({ label, valueText, max, parts }: ProgressMeterProps) {
  const value = parts.reduce((sum, part) => sum + part.value, 0);
  return (
    <ProgressBar value={value} maxValue={Math.max(max, 1)} valueLabel={valueText}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <Label className="font-medium">{label}</Label>
        <span className="text-text-muted tabular-nums">{valueText}</span>
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

import { useId } from 'react';
import { cx } from '../lib/cx.ts';

export type PasswordScore = 0 | 1 | 2 | 3 | 4;

export interface PasswordStrengthProps {
  /** "Надійність пароля" */
  label: string;
  score: PasswordScore;
  /** The score in words: "Слабка". Colour is never the only sign. */
  word: string;
  /** How to make it stronger. */
  advice?: string | undefined;
}

const BEST = 4;
const TONES = ['', 'bg-danger', 'bg-warning', 'bg-info', 'bg-positive'] as const;

/** Display only: the app computes the score. A change of the word is announced. */
export function PasswordStrength({ label, score, word, advice }: PasswordStrengthProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5 text-[13px] leading-5">
      {/* biome-ignore lint/a11y/useSemanticElements: browsers draw a <meter> their own way, not in four parts */}
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={BEST}
        aria-valuenow={score}
        aria-valuetext={word}
        className="grid grid-cols-4 gap-1"
      >
        {TONES.slice(1).map((tone, index) => (
          <span key={tone} className={cx('h-1 rounded-full', index < score ? TONES[score] : 'bg-border')} />
        ))}
      </div>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span id={id} className="text-text-muted">
          {label}
        </span>
        <span aria-live="polite" className="font-medium text-text">
          {word}
        </span>
      </p>
      {advice === undefined ? null : <p className="text-text-muted">{advice}</p>}
    </div>
  );
}

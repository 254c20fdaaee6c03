import { Check } from 'lucide-react';
import { Link } from 'react-aria-components';
import { cx } from '../lib/cx.ts';

export interface Step {
  id: string;
  label: string;
  /** Link of a completed step. */
  href?: string | undefined;
}

export interface StepperTexts {
  /** Read out with a completed step: "виконано". */
  done: string;
  /** Above the steps on phones: "Крок 2 з 4". */
  position: (step: number, count: number) => string;
}

export interface StepperProps {
  /** The purpose of the steps: "Реєстрація". */
  label: string;
  steps: readonly Step[];
  /** Steps before it are done, those after it are upcoming. */
  currentId: string;
  texts: StepperTexts;
}

type State = 'done' | 'current' | 'upcoming';

const MARKS: Record<State, string> = {
  done: 'border-accent bg-accent text-on-accent',
  current: 'border-accent bg-surface text-accent-text',
  upcoming: 'border-border-strong bg-surface text-text-muted',
};

/** Steps of a long form: done, current, upcoming. On phones only the current one has a label. */
export function Stepper({ label, steps, currentId, texts }: StepperProps) {
  const current = steps.findIndex(({ id }) => id === currentId);
  const stateOf = (index: number): State =>
    index < current ? 'done' : index === current ? 'current' : 'upcoming';
  return (
    <div className="flex flex-col gap-2">
      <p aria-hidden className="text-[13px] text-text-muted leading-5 md:hidden">
        {texts.position(current + 1, steps.length)}
      </p>
      <ol aria-label={label} className="flex items-center gap-2 md:gap-3">
        {steps.map((step, index) => (
          <StepItem
            key={step.id}
            step={step}
            number={index + 1}
            state={stateOf(index)}
            isLast={index === steps.length - 1}
            done={texts.done}
          />
        ))}
      </ol>
    </div>
  );
}

function StepItem({
  step: { label, href },
  number,
  state,
  isLast,
  done,
}: {
  step: Step;
  number: number;
  state: State;
  isLast: boolean;
  done: string;
}) {
  const words = (
    <>
      <span
        aria-hidden
        className={cx(
          'grid size-7 shrink-0 place-items-center rounded-full border font-semibold text-xs figures',
          MARKS[state],
        )}
      >
        {state === 'done' ? <Check size={16} strokeWidth={3} /> : number}
      </span>
      <span
        className={cx(
          'min-w-0',
          state === 'current' ? 'truncate font-semibold text-text' : 'text-text-muted max-md:sr-only',
        )}
      >
        {label}
        {state === 'done' ? <span className="sr-only"> ({done})</span> : null}
      </span>
    </>
  );
  const box = 'flex min-w-0 items-center gap-2 rounded-lg';
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={cx('flex min-w-0 items-center gap-2 md:gap-3', !isLast && 'flex-1 max-md:flex-auto')}
    >
      {state === 'done' && href !== undefined ? (
        <Link href={href} className={cx(box, 'underline-offset-2 hover:underline pointer-coarse:min-h-11')}>
          {words}
        </Link>
      ) : (
        <span className={box}>{words}</span>
      )}
      {isLast ? null : (
        <span
          aria-hidden
          className={cx('h-px min-w-3 flex-1', state === 'done' ? 'bg-accent' : 'bg-border-strong')}
        />
      )}
    </li>
  );
}

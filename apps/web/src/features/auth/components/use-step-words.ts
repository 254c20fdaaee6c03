import { useText } from '#shared/i18n/i18n.tsx';
import type { DataOf } from '#shared/query/operations.ts';
import { firstStepsMessages } from '../messages/first-steps/catalogue.ts';

/** One of the first steps of a new merchant. */
export type FirstStep = DataOf<'getFirstSteps'>['items'][number];

const known = ['company', 'depot', 'route', 'transport', 'driver', 'shift'] as const;

/** What a step is called, what it is good for, and the words of the way to it. */
export interface StepWords {
  readonly title: string;
  readonly about: string;
  readonly action: string;
}

/** A newer server may name a step that this version has no words for: its path says more than nothing. */
export function useStepWords(): (step: FirstStep) => StepWords {
  const text = useText(firstStepsMessages);
  return ({ id, path }) => {
    const step = known.find((name) => name === id);
    if (!step) return { title: path.replace(/^\//, ''), about: '', action: text('otherDo') };
    return { title: text(step), about: text(`${step}Text`), action: text(`${step}Do`) };
  };
}

import { useText } from '#shared/i18n/i18n.tsx';
import type { DataOf } from '#shared/query/operations.ts';
import { firstStepsMessages } from '../messages/first-steps/catalogue.ts';

export type FirstStep = DataOf<'getFirstSteps'>['items'][number];

const known = ['company', 'depot', 'route', 'transport', 'driver', 'shift'] as const;

export interface FirstStepTexts {
  readonly title: string;
  readonly about: string;
  readonly action: string;
}

/** Texts of a first step; a step unknown to this version shows its path as the title. */
export function useFirstStepTexts(): (step: FirstStep) => FirstStepTexts {
  const text = useText(firstStepsMessages);
  return ({ id, path }) => {
    const step = known.find((name) => name === id);
    if (!step) return { title: path.replace(/^\//, ''), about: '', action: text('otherDo') };
    return { title: text(step), about: text(`${step}Text`), action: text(`${step}Do`) };
  };
}

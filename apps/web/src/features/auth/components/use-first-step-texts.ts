import { type FirstStepId, firstStepTitles } from '@kasa/contracts/auth/business';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import type { DataOf } from '#shared/query/operations.ts';
import { firstStepsMessages } from '../messages/first-steps/catalogue.ts';

export type FirstStep = DataOf<'getFirstSteps'>['items'][number];

const isKnown = (id: string): id is FirstStepId => Object.hasOwn(firstStepTitles, id);

export interface FirstStepTexts {
  readonly title: string;
  readonly about: string;
  readonly action: string;
}

/** Texts of a first step; a step unknown to this version shows its path as the title. */
export function useFirstStepTexts(): (step: FirstStep) => FirstStepTexts {
  const text = useText(firstStepsMessages);
  const locale = useLocale();
  return ({ id, path }) => {
    if (!isKnown(id)) return { title: path.replace(/^\//, ''), about: '', action: text('otherDo') };
    return { title: firstStepTitles[id][locale], about: text(`${id}Text`), action: text(`${id}Do`) };
  };
}

/** Whether a first step is still asked for. */
export const isOpenStep = ({ done, postponed }: FirstStep): boolean => !done && !postponed;

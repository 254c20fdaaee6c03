import { Button } from '@kasa/ui/button';
import { Status } from '@kasa/ui/status';
import { Check } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { firstStepsMessages } from '../messages/first-steps/catalogue.ts';
import { type FirstStep, useFirstStepTexts } from './use-first-step-texts.ts';

export function FirstStepList({ items, done }: { items: readonly FirstStep[]; done: number }) {
  const text = useText(firstStepsMessages);
  const next = items.find((step) => !step.done)?.id;
  return (
    <section className="overflow-hidden rounded-lg border border-border bg-surface">
      <div className="border-border border-b px-4 py-3 md:px-5">
        <p className="font-semibold tabular-nums">{text('done', { done, total: items.length })}</p>
        <div aria-hidden className="mt-2 flex gap-1">
          {items.map(({ id }, index) => (
            <span
              key={id}
              className={`h-1.5 flex-1 rounded-full ${index < done ? 'bg-positive' : 'bg-border'}`}
            />
          ))}
        </div>
      </div>
      <ol aria-label={text('list')} className="*:border-border *:not-last:border-b">
        {items.map((step, index) => (
          <StepRow key={step.id} step={step} number={index + 1} isNext={step.id === next} />
        ))}
      </ol>
    </section>
  );
}

function StepRow({ step, number, isNext }: { step: FirstStep; number: number; isNext: boolean }) {
  const words = useFirstStepTexts()(step);
  const text = useText(firstStepsMessages);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4 md:px-5">
      <span
        aria-hidden
        className={`grid size-8 shrink-0 place-items-center self-start rounded-full border font-semibold text-[13px] tabular-nums ${step.done ? 'border-transparent bg-positive-soft text-positive' : isNext ? 'border-accent text-accent-text' : 'border-border-strong text-text-muted'}`}
      >
        {step.done ? <Check size={18} strokeWidth={2.5} /> : number}
      </span>
      <div className="min-w-0 flex-[1_1_220px]">
        <p className={`font-[620] ${step.done ? 'text-text-muted' : ''}`}>{words.title}</p>
        <p className="text-text-muted">{words.about}</p>
      </div>
      {step.done ? (
        <Status tone="positive">{text('stepDone')}</Status>
      ) : (
        <span className="max-md:basis-full max-md:pl-12">
          <Button variant={isNext ? 'primary' : 'secondary'} href={step.path}>
            {words.action}
          </Button>
        </span>
      )}
    </li>
  );
}

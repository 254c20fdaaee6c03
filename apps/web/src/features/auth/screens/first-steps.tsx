import { Button } from '@kasa/ui/button';
import { Skeleton } from '@kasa/ui/skeleton';
import { Status } from '@kasa/ui/status';
import { Check } from 'lucide-react';
import { LoadError } from '#shared/errors/load-error.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useOperation } from '#shared/query/use-operation.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { startPathWithoutTerminals } from '#shared/session/sign-in-href.ts';
import { firstStepsDismissedKey, firstStepsGuideKey, writeTab } from '#shared/session/tab-storage.ts';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { type FirstStep, useFirstStepTexts } from '../components/use-first-step-texts.ts';
import { firstStepsMessages } from '../messages/first-steps/catalogue.ts';

/** `/` of a new merchant: the first steps and their progress. If skipped, it is shown again after the next sign-in. */
export function FirstStepsScreen() {
  const text = useText(firstStepsMessages);
  const session = useSession();
  const query = useOperation('getFirstSteps', {}, { isQuiet: true });
  const items = query.data?.items ?? [];
  const done = items.filter((step) => step.done).length;
  const skip = () => {
    writeTab(firstStepsDismissedKey, session?.user.id ?? null);
    writeTab(firstStepsGuideKey, null);
  };
  const elsewhere = startPathWithoutTerminals(session?.menu);
  return (
    <div className="max-w-3xl">
      <ScreenHeader title={text('title')} subtitle={text('about')} />
      {query.data ? (
        <>
          <FirstStepList items={items} done={done} />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="text-text-muted">{text('back')}</p>
            <Button href={elsewhere} onPress={skip}>
              {text('later')}
            </Button>
          </div>
        </>
      ) : query.isError ? (
        <LoadError query={query} />
      ) : (
        <Skeleton height="420px" />
      )}
    </div>
  );
}

function FirstStepList({ items, done }: { items: readonly FirstStep[]; done: number }) {
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
      <ol aria-label={text('title')} className="*:border-border *:not-last:border-b">
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

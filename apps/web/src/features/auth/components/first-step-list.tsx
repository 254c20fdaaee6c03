import { businesses } from '@kasa/contracts/auth/business';
import { Button } from '@kasa/ui/button';
import { Status } from '@kasa/ui/status';
import { Check } from 'lucide-react';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { firstStepsMessages } from '../messages/first-steps/catalogue.ts';
import { BusinessChoice } from './business-choice.tsx';
import { type FirstStep, isOpenStep, useFirstStepTexts } from './use-first-step-texts.ts';

/** The first steps: what is done, what is next, and what is left for later. */
export function FirstStepList({ items }: { items: readonly FirstStep[] }) {
  const text = useText(firstStepsMessages);
  const next = items.find(isOpenStep)?.id;
  const done = items.filter((step) => step.done).length;
  return (
    <section className="overflow-hidden rounded-lg border border-border bg-surface">
      <div className="border-border border-b px-4 py-3 md:px-5">
        <p className="font-semibold figures">{text('done', { done, total: items.length })}</p>
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
  const locale = useLocale();
  const business = useSession()?.user.merchant.business;
  const isQuestion = step.id === 'business' && isOpenStep(step);
  const about = step.id === 'business' && business ? businesses[business][locale] : words.about;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4 md:px-5">
      <span
        aria-hidden
        className={`grid size-8 shrink-0 place-items-center self-start rounded-full border font-semibold text-[13px] figures ${step.done ? 'border-transparent bg-positive-soft text-positive' : isNext ? 'border-accent text-accent-text' : 'border-border-strong text-text-muted'}`}
      >
        {step.done ? <Check size={18} strokeWidth={2.5} /> : number}
      </span>
      <div className="min-w-0 flex-[1_1_220px]">
        <p className={`font-[620] ${isOpenStep(step) ? '' : 'text-text-muted'}`}>{words.title}</p>
        <p className="text-text-muted">{about}</p>
      </div>
      {step.done ? (
        <Status tone="positive">{text('stepDone')}</Status>
      ) : (
        <span className="flex flex-wrap items-center gap-2 max-md:basis-full max-md:pl-12">
          {step.postponed ? (
            <Status tone="neutral">{text('stepPostponed')}</Status>
          ) : isQuestion ? null : (
            <Button variant={isNext ? 'primary' : 'secondary'} href={step.path}>
              {words.action}
            </Button>
          )}
          <Postpone step={step} title={words.title} />
        </span>
      )}
      {isQuestion ? (
        <div className="w-full">
          <BusinessChoice label={words.title} />
        </div>
      ) : null}
    </li>
  );
}

/** Leaves a step for later, or takes it up again. */
function Postpone({ step: { id, postponed }, title }: { step: FirstStep; title: string }) {
  const text = useText(firstStepsMessages);
  const { writeDenialReason } = usePermissions();
  const command = useCommand('updateFirstStep', {
    refreshes: ['getFirstSteps', 'listAuditEntries', 'listAuditPeople'],
  });
  const change = () => command.run({ params: { step: id }, body: { postponed: !postponed } });
  return (
    <Button
      variant="ghost"
      aria-label={text(postponed ? 'resumeOf' : 'postponeOf', { title })}
      isLoading={command.isRunning}
      loadingLabel={text('saving')}
      disabledReason={writeDenialReason('companies_manage')}
      onPress={() => void change().catch(() => {})}
    >
      {text(postponed ? 'resume' : 'postpone')}
    </Button>
  );
}

import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { ListChecks } from 'lucide-react';
import { useEffect } from 'react';
import { commonMessages } from '#shared/i18n/common.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { firstStepsMessages } from '../messages/first-steps/catalogue.ts';
import { type FirstStep, useFirstStepTexts } from './use-first-step-texts.ts';

/**
 * Bar above the screens that a new merchant's first steps link to: progress and a link to the next step. Not shown on
 * `/`, which has the list itself.
 */
export function FirstStepsBanner({
  pathname,
  onFinished,
  onDismiss,
}: {
  pathname: string;
  onFinished: () => void;
  onDismiss: () => void;
}) {
  const text = useText(firstStepsMessages);
  const common = useText(commonMessages);
  const items = useOperation('getFirstSteps', {}, { isQuiet: true }).data?.items;
  const next = items?.find((step) => !step.done);
  const isFinished = items !== undefined && next === undefined;
  useEffect(() => {
    if (isFinished) onFinished();
  }, [isFinished, onFinished]);
  if (!items || pathname === paths.home()) return null;
  return (
    <InlineNotice
      tone={next ? 'info' : 'positive'}
      variant="banner"
      icon={next && ListChecks}
      isLive
      actions={next && <Ways step={next} pathname={pathname} />}
      onDismiss={onDismiss}
      dismissLabel={common('action.close')}
    >
      {next ? <Words items={items} step={next} pathname={pathname} /> : text('barFinished')}
    </InlineNotice>
  );
}

interface BarStep {
  readonly step: FirstStep;
  readonly pathname: string;
}

function Words({ items, step, pathname }: BarStep & { readonly items: readonly FirstStep[] }) {
  const text = useText(firstStepsMessages);
  const locale = useLocale();
  const { title, about } = useFirstStepTexts()(step);
  const total = items.length;
  if (pathname === step.path) {
    return (
      <>
        <b className="font-semibold">{text('barHere', { step: items.indexOf(step) + 1, total, title })}</b>{' '}
        {about}
      </>
    );
  }
  const done = items.filter((one) => one.done).length;
  const inside = `${title.charAt(0).toLocaleLowerCase(locale)}${title.slice(1)}`;
  return (
    <>
      {text('done', { done, total })}. <b className="font-semibold">{text('barNext', { title: inside })}</b>
    </>
  );
}

function Ways({ step, pathname }: BarStep) {
  const text = useText(firstStepsMessages);
  const { action } = useFirstStepTexts()(step);
  return (
    <>
      {pathname === step.path ? null : <Button href={step.path}>{action}</Button>}
      <Button variant="ghost" href={paths.home()}>
        {text('barAll')}
      </Button>
    </>
  );
}

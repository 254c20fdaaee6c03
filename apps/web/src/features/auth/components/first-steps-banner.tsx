import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { ListChecks } from 'lucide-react';
import { useEffect } from 'react';
import { commonMessages } from '#shared/i18n/common.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { firstStepsMessages } from '../messages/first-steps/catalogue.ts';
import { isOpenStep, useFirstStepTexts } from './use-first-step-texts.ts';

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
  const locale = useLocale();
  const textsOf = useFirstStepTexts();
  const items = useOperation('getFirstSteps', {}, { isQuiet: true }).data?.items;
  const next = items?.find(isOpenStep);
  const isFinished = items !== undefined && next === undefined;
  useEffect(() => {
    if (isFinished) onFinished();
  }, [isFinished, onFinished]);
  if (!items || pathname === paths.home()) return null;
  const bar = { variant: 'banner', isLive: true, onDismiss, dismissLabel: common('action.close') } as const;
  if (!next) {
    return (
      <InlineNotice tone="positive" {...bar}>
        {text(items.every((step) => step.done) ? 'barFinished' : 'barPostponed')}
      </InlineNotice>
    );
  }
  const { title, about, action } = textsOf(next);
  const isHere = pathname === next.path;
  const [step, total] = [items.indexOf(next) + 1, items.length];
  const done = items.filter((one) => one.done).length;
  const inside = `${title.charAt(0).toLocaleLowerCase(locale)}${title.slice(1)}`;
  return (
    <InlineNotice
      tone="info"
      icon={ListChecks}
      actions={
        <>
          {isHere ? null : <Button href={next.path}>{action}</Button>}
          <Button variant="ghost" href={paths.home()}>
            {text('barAll')}
          </Button>
        </>
      }
      {...bar}
    >
      {isHere ? null : `${text('done', { done, total })}. `}
      <b className="font-semibold">
        {isHere ? text('barHere', { step, total, title }) : text('barNext', { title: inside })}
      </b>
      {isHere ? ` ${about}` : null}
    </InlineNotice>
  );
}

import { Button } from '@kasa/ui/button';
import { Skeleton } from '@kasa/ui/skeleton';
import { LoadError } from '#shared/errors/load-error.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { startPathWithoutTerminals } from '#shared/session/sign-in-href.ts';
import { firstStepsDismissedKey, firstStepsGuideKey, writeTab } from '#shared/session/tab-storage.ts';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { FirstStepList } from '../components/first-step-list.tsx';
import { isOpenStep } from '../components/use-first-step-texts.ts';
import { firstStepsMessages } from '../messages/first-steps/catalogue.ts';

/** `/` of a new merchant: the first steps and their progress. If skipped, it is shown again after the next sign-in. */
export function FirstStepsScreen() {
  const text = useText(firstStepsMessages);
  const session = useSession();
  const query = useOperation('getFirstSteps', {});
  const skip = () => {
    writeTab(firstStepsDismissedKey, session?.user.id ?? null);
    writeTab(firstStepsGuideKey, null);
  };
  const { path = paths.home() } = session?.user.home ?? {};
  const elsewhere = path === paths.home() ? startPathWithoutTerminals(session?.menu) : path;
  const business = session?.user.merchant.business ?? null;
  const about = business === null ? 'about' : business === 'transport' ? 'about.transport' : 'about.shop';
  return (
    <div className="max-w-3xl">
      <ScreenHeader title={text('title')} subtitle={text(about)} />
      {query.data ? (
        <>
          <FirstStepList items={query.data.items} />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="min-w-0 flex-[1_1_220px] text-text-muted">{text('back')}</p>
            <Button href={elsewhere} onPress={skip}>
              {text(query.data.items.some(isOpenStep) ? 'later' : 'forward')}
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

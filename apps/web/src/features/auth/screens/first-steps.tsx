import { Button } from '@kasa/ui/button';
import { PageHeader } from '@kasa/ui/page-header';
import { Skeleton } from '@kasa/ui/skeleton';
import { LoadError } from '#shared/errors/load-error.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useOperation } from '#shared/query/use-operation.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { startPathWithoutTerminals } from '#shared/session/start-path.ts';
import { firstStepsDismissedKey, firstStepsGuideKey, writeTab } from '#shared/session/tab-storage.ts';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { FirstStepList } from '../components/first-step-list.tsx';
import { firstStepsMessages } from '../messages/first-steps/catalogue.ts';

/** `/` of a new merchant: the first steps and their progress. If skipped, it is shown again after the next sign-in. */
export function FirstStepsScreen() {
  const text = useText(firstStepsMessages);
  const common = useText(commonMessages);
  usePageTitle(text('title'));
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
      <PageHeader title={text('title')} subtitle={text('about')} moreLabel={common('action.more')} />
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

import { Button } from '@kasa/ui/button';
import { EmptyState } from '@kasa/ui/empty-state';
import { PageHeader } from '@kasa/ui/page-header';
import { Skeleton } from '@kasa/ui/skeleton';
import { RotateCw, Waypoints } from 'lucide-react';
import { commonMessages } from '../../../shared/i18n/common.ts';
import { useText } from '../../../shared/i18n/i18n.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/title/use-page-title.ts';
import { routesMessages } from '../messages/routes/catalogue.ts';
import type { ShownRoute } from './use-shown-route.ts';

/** In the place of a route's screen while there is no route to show: why, and the way on. */
export function RouteMissing({ title, kind, query }: { title: string } & Pick<ShownRoute, 'kind' | 'query'>) {
  const text = useText(routesMessages);
  const common = useText(commonMessages);
  usePageTitle(title);
  const isLoading = kind === 'loading';
  const back = { label: text('routes.title'), href: paths.routesList() };
  return (
    <>
      <PageHeader title={title} back={back} subtitle={'\u00a0'} moreLabel={common('action.more')} />
      {isLoading ? <RouteSkeleton label={common('table.loading')} /> : null}
      {kind === 'failed' ? (
        <EmptyState
          icon={Waypoints}
          title={common('list.empty')}
          actions={
            <Button
              icon={<RotateCw />}
              isLoading={query.isFetching}
              loadingLabel={common('table.loading')}
              onPress={() => void query.refetch()}
            >
              {common('action.retry')}
            </Button>
          }
        />
      ) : null}
      {kind === 'none' || kind === 'lost' ? (
        <EmptyState
          icon={Waypoints}
          title={text(`route.${kind}Title`)}
          text={text(`route.${kind}Text`)}
          actions={
            <Button variant="primary" href={paths.routesList()}>
              {text('route.toList')}
            </Button>
          }
        />
      ) : null}
    </>
  );
}

/** Figures, then map and stops: the boxes that will be there. */
function RouteSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,155px),1fr))] gap-4 max-md:gap-3">
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} height="110px" />
        ))}
      </div>
      <div className="mt-4">
        <Skeleton height="420px" />
      </div>
    </div>
  );
}

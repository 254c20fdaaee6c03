import { Skeleton } from '@kasa/ui/skeleton';
import { statGrid } from '@kasa/ui/stat-card';
import { Waypoints } from 'lucide-react';
import { ObjectPlaceholder } from '#shared/errors/object-screen.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { routesMessages } from '../../messages/routes/catalogue.ts';
import type { RouteState } from './use-url-or-saved-route.ts';

export function RouteMissing({ title, kind, query }: { title: string } & Pick<RouteState, 'kind' | 'query'>) {
  const text = useText(routesMessages);
  const isLost = kind === 'none' || kind === 'lost';
  return (
    <ObjectPlaceholder
      isQuiet
      title={title}
      back={{ label: text('routes.title'), href: paths.routesList() }}
      icon={Waypoints}
      query={query}
      lost={
        isLost
          ? {
              title: text(`route.${kind}Title`),
              text: text(`route.${kind}Text`),
              toList: text('route.toList'),
            }
          : null
      }
      skeleton={<RouteSkeleton />}
    />
  );
}

function RouteSkeleton() {
  return (
    <>
      <div className={statGrid}>
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} height="110px" />
        ))}
      </div>
      <div className="mt-4">
        <Skeleton height="420px" />
      </div>
    </>
  );
}

import { Skeleton } from '@kasa/ui/skeleton';
import { Warehouse } from 'lucide-react';
import type { ReactNode } from 'react';
import { ObjectScreen } from '#shared/errors/object-screen.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import type { ObjectRead, Refetch } from '#shared/query/use-object.ts';
import { depotMessages } from '../../messages/depots/catalogue.ts';
import type { Depot } from '../../model/types.ts';

/** A screen of a depot, or what stands in its place while there is none to show. */
export function DepotScreen({
  title,
  depot,
  children,
}: {
  title: string;
  depot: ObjectRead<'getDepot'>;
  children: (depot: Depot, query: { refetch: Refetch<Depot> }) => ReactNode;
}) {
  const text = useText(depotMessages);
  return (
    <ObjectScreen
      title={title}
      back={{ label: text('depots.title'), href: paths.branchesList() }}
      icon={Warehouse}
      object={depot}
      lost={{ title: text('branch.lostTitle'), text: text('branch.lostText'), toList: text('branch.toList') }}
      skeleton={
        <div className="flex flex-col gap-4">
          <Skeleton height="92px" />
          <Skeleton height="480px" />
        </div>
      }
    >
      {children}
    </ObjectScreen>
  );
}

import { Skeleton } from '@kasa/ui/skeleton';
import { Warehouse } from 'lucide-react';
import { ObjectMissing } from '#shared/errors/object-missing.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { depotMessages } from '../../messages/depots/catalogue.ts';
import type { DepotRead } from './use-depot.ts';

/** In the place of a depot's screen while there is no depot to show. */
export function DepotMissing({ title, query, isLost }: { title: string; query: DepotRead; isLost: boolean }) {
  const text = useText(depotMessages);
  return (
    <ObjectMissing
      title={title}
      back={{ label: text('depots.title'), href: paths.branchesList() }}
      icon={Warehouse}
      query={query}
      lost={
        isLost
          ? {
              title: text('branch.lostTitle'),
              text: text('branch.lostText'),
              toList: text('branch.toList'),
            }
          : null
      }
      skeleton={
        <div className="flex flex-col gap-4">
          <Skeleton height="92px" />
          <Skeleton height="480px" />
        </div>
      }
    />
  );
}

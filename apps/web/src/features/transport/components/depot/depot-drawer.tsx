import { depotFields } from '@kasa/contracts/transport/fields';
import { FactsDrawer } from '#shared/entity/facts-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { depotMessages } from '../../messages/depots/catalogue.ts';
import type { Depot } from '../../model/types.ts';

/** A depot to look at; its vehicles and drivers stand on its page. */
export function DepotDrawer(props: RowDrawerProps<Depot>) {
  const text = useText(depotMessages);
  const { fact } = useFields(depotFields);
  return (
    <FactsDrawer
      {...props}
      read="getDepot"
      title={text('depot.title')}
      name={({ name }) => name}
      subtitle={({ city, address }) => `${city}, ${address}`}
      lost={text('depot.lostText')}
      pageHref={paths.branch({ id: props.id })}
      facts={(depot) => [
        fact(depot, 'director'),
        fact(depot, 'director_phone'),
        fact(depot, 'shift_closing_time', text('show.closingAt', { time: depot.shift_closing_time })),
        fact(depot, 'transports_count'),
        fact(depot, 'drivers_count'),
      ]}
    />
  );
}

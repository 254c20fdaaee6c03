import { depotFields } from '@kasa/contracts/transport/fields';
import { KeyValue } from '@kasa/ui/key-value';
import { Tabs } from '@kasa/ui/tabs';
import { Bus, Copy, IdCard } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router-dom';
import { EntityScreen } from '#shared/entity/entity-screen.tsx';
import { useEntityActions } from '#shared/entity/use-entity-actions.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { useCopyText } from '#shared/toast/use-copy-text.ts';
import { depotEntity } from '../components/depot/depot-entity.ts';
import { DriversOf } from '../components/driver/driver-table.tsx';
import { TransportGate } from '../components/transport-gate.tsx';
import { VehiclesOf } from '../components/vehicle/vehicle-table.tsx';
import { depotMessages } from '../messages/depots/catalogue.ts';
import { driversMessages } from '../messages/drivers/catalogue.ts';
import { vehicleMessages } from '../messages/vehicles/catalogue.ts';
import type { Depot } from '../model/types.ts';

/** `/branches/:id`: a depot with its vehicles and drivers. */
export function DepotShowScreen() {
  const { id = '' } = useParams();
  const text = useText(depotMessages);
  return (
    <TransportGate title={text('depot.title')}>
      <EntityScreen entity={depotEntity} id={id}>
        {(depot) => <DepotShow depot={depot} />}
      </EntityScreen>
    </TransportGate>
  );
}

function DepotShow({ depot }: { depot: Depot }) {
  const text = useText(depotMessages);
  const { fact } = useFields(depotFields);
  return (
    <>
      <DepotHeader depot={depot} />
      <section
        aria-label={text('show.facts')}
        className="mb-5 rounded-lg border border-border bg-surface px-4 py-4 md:px-6"
      >
        <KeyValue
          columns={3}
          items={[
            fact(depot, 'director'),
            fact(depot, 'director_phone'),
            fact(depot, 'shift_closing_time', text('show.closingAt', { time: depot.shift_closing_time })),
          ]}
        />
      </section>
      <DepotTabs depot={depot} />
    </>
  );
}

function DepotHeader({ depot: { id, name, city, address } }: { depot: Depot }) {
  const text = useText(depotMessages);
  const copy = useCopyText();
  const { edit, guarded } = useEntityActions(depotEntity);
  const ofDepot = { branch_id: id };
  const place = `${city}, ${address}`;
  return (
    <ScreenHeader
      title={name}
      back={{ label: text('depots.title'), href: paths.branchesList() }}
      subtitle={place}
      primaryAction={edit(id)}
      actions={[
        guarded({
          id: 'transport',
          label: useText(vehicleMessages)('vehicles.create'),
          icon: Bus,
          href: paths.transportCreate(ofDepot),
        }),
        guarded({
          id: 'driver',
          label: useText(driversMessages)('drivers.create'),
          icon: IdCard,
          href: paths.driverCreate(ofDepot),
        }),
        { id: 'copy', label: text('action.copyAddress'), icon: Copy, onAction: () => copy(place) },
      ]}
    />
  );
}

/** The selected tab and the paging of both tables are in the URL. */
function DepotTabs({ depot: { id, name, transports_count, drivers_count } }: { depot: Depot }) {
  const text = useText(depotMessages);
  const { label } = useFields(depotFields);
  const [search] = useSearchParams();
  return (
    <Tabs
      label={text('show.parts')}
      selectedId={search.get('tab') === 'drivers' ? 'drivers' : 'transports'}
      tabs={[
        {
          id: 'transports',
          label: label('transports_count'),
          count: transports_count,
          href: paths.branch({ id }),
          content: (
            <VehiclesOf of={{ branch_id: [id] }} ownerName={name} emptyText={text('show.transportsEmpty')} />
          ),
        },
        {
          id: 'drivers',
          label: label('drivers_count'),
          count: drivers_count,
          href: paths.branch({ id }, { tab: 'drivers' }),
          content: (
            <DriversOf of={{ branch_id: [id] }} ownerName={name} emptyText={text('show.driversEmpty')} />
          ),
        },
      ]}
    />
  );
}

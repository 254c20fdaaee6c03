import { KeyValue } from '@kasa/ui/key-value';
import { PageHeader } from '@kasa/ui/page-header';
import { Tabs } from '@kasa/ui/tabs';
import { Bus, Copy, IdCard, Pencil } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router-dom';
import { lastListHref } from '#shared/history/list-history.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { PhoneLink } from '#shared/phone/phone-link.tsx';
import { useObject } from '#shared/query/use-object.ts';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { useCopyText } from '#shared/toast/use-copy-text.ts';
import { DepotDrivers, DepotVehicles } from '../components/depot/depot-parts.tsx';
import { DepotScreen } from '../components/depot/depot-screen.tsx';
import { depotMessages } from '../messages/depots/catalogue.ts';
import type { Depot } from '../model/types.ts';

/** `/branches/:id`: a depot with its vehicles and drivers. */
export function DepotShowScreen() {
  const text = useText(depotMessages);
  const { id = '' } = useParams();
  return (
    <DepotScreen title={text('branch.title')} depot={useObject('getDepot', id)}>
      {(depot) => <BranchShow depot={depot} />}
    </DepotScreen>
  );
}

function BranchShow({ depot }: { depot: Depot }) {
  const text = useText(depotMessages);
  usePageTitle(depot.name);
  return (
    <>
      <BranchHeader depot={depot} />
      <section
        aria-label={text('branch.facts')}
        className="mb-5 rounded-lg border border-border bg-surface px-4 py-4 md:px-6"
      >
        <KeyValue
          columns={3}
          items={[
            { id: 'director', label: text('branch.director'), value: depot.director },
            {
              id: 'phone',
              label: text('branch.phone'),
              value: <PhoneLink phone={depot.director_phone} />,
            },
            {
              id: 'closing',
              label: text('branch.closing'),
              value: text('branch.closingAt', { time: depot.shift_closing_time }),
            },
          ]}
        />
      </section>
      <BranchTabs depot={depot} />
    </>
  );
}

function BranchHeader({ depot: { id, name, city, address } }: { depot: Depot }) {
  const text = useText(depotMessages);
  const common = useText(commonMessages);
  const copy = useCopyText();
  const missing = usePermissions().reasonAgainst('transport_manage');
  const denied = { isDisabled: missing !== undefined, disabledReason: missing };
  const place = `${city}, ${address}`;
  return (
    <PageHeader
      title={name}
      back={{ label: text('depots.title'), href: lastListHref(paths.branchesList()) }}
      subtitle={place}
      moreLabel={common('action.more')}
      primaryAction={{
        id: 'edit',
        label: common('action.edit'),
        icon: Pencil,
        href: paths.branchEdit({ id }),
        ...denied,
      }}
      actions={[
        {
          id: 'transport',
          label: text('action.addTransport'),
          icon: Bus,
          href: paths.transportCreate({ branch_id: id }),
          ...denied,
        },
        {
          id: 'driver',
          label: text('action.addDriver'),
          icon: IdCard,
          href: paths.driverCreate({ branch_id: id }),
          ...denied,
        },
        { id: 'copy', label: text('action.copyAddress'), icon: Copy, onAction: () => copy(place) },
      ]}
    />
  );
}

/** Which of the two is open stands in the address; each pages by the address, too. */
function BranchTabs({ depot }: { depot: Depot }) {
  const text = useText(depotMessages);
  const [search] = useSearchParams();
  const { id } = depot;
  return (
    <Tabs
      label={text('branch.parts')}
      selectedId={search.get('tab') === 'drivers' ? 'drivers' : 'transports'}
      tabs={[
        {
          id: 'transports',
          label: text('branch.transports'),
          count: depot.transports_count,
          href: paths.branch({ id }),
          content: <DepotVehicles depot={depot} />,
        },
        {
          id: 'drivers',
          label: text('branch.drivers'),
          count: depot.drivers_count,
          href: paths.branch({ id }, { tab: 'drivers' }),
          content: <DepotDrivers depot={depot} />,
        },
      ]}
    />
  );
}

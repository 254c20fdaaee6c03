import { driverFields } from '@kasa/contracts/transport/fields';
import { Avatar } from '@kasa/ui/avatar';
import type { RowAction } from '@kasa/ui/data-table';
import { KeyValue } from '@kasa/ui/key-value';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DrawerSection } from '#shared/entity/show-drawer.tsx';
import { ObjectDrawer } from '#shared/errors/object-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { changedSearch } from '#shared/table/list-address.ts';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import { DRIVER_TASK_PARAM } from '../../model/list-specs.ts';
import type { Driver } from '../../model/types.ts';
import { OpenShiftFacts } from '../shift/open-shift-facts.tsx';
import { ShiftHistory } from '../shift/shift-history.tsx';
import { MessengerLink } from './messenger-link.tsx';

export function DriverDrawer({
  id,
  actions,
  markedShiftId,
  onClose,
}: {
  id: string;
  actions: (driver: Driver) => readonly RowAction[];
  markedShiftId: string | null;
  onClose: () => void;
}) {
  const text = useText(driversMessages);
  return (
    <ObjectDrawer
      read="getDriver"
      id={id}
      title={text('driver.title')}
      name={({ name }) => name}
      subtitle={({ tabulation_number }) => `${text('column.number')} ${tabulation_number}`}
      lost={text('driver.lostText')}
      actions={actions}
      onClose={onClose}
    >
      {(driver) => (
        <>
          <AskedTask actions={actions(driver)} />
          {driver.avatar ? (
            <div className="mb-4">
              <Avatar name={driver.name} photoUrl={driver.avatar} size="lg" />
            </div>
          ) : null}
          <DrawerSection title={text('card.shift')}>
            <OpenShiftFacts driver={driver} />
          </DrawerSection>
          <Contacts driver={driver} />
          <DrawerSection title={text('history.title')}>
            <ShiftHistory driverId={driver.id} markedId={markedShiftId} />
          </DrawerSection>
        </>
      )}
    </ObjectDrawer>
  );
}

/** Begins what the address asks for, once, if the person may. */
function AskedTask({ actions }: { actions: readonly RowAction[] }) {
  const [search, setSearch] = useSearchParams();
  const task = search.get(DRIVER_TASK_PARAM);
  const begin = useEffectEvent(() => {
    setSearch((before) => changedSearch(before, { [DRIVER_TASK_PARAM]: null }), { replace: true });
    const asked = actions.find(({ id }) => id === task);
    if (asked?.disabledReason === undefined) asked?.onAction?.();
  });
  useEffect(() => {
    if (task !== null) begin();
  }, [task]);
  return null;
}

function Contacts({ driver }: { driver: Driver }) {
  const text = useText(driversMessages);
  const { fact } = useFields(driverFields);
  const { call_message: chat, transport_number, session_open_time } = driver;
  return (
    <DrawerSection title={text('card.about')}>
      <KeyValue
        items={[
          fact(driver, 'phone'),
          {
            id: 'messenger',
            label: text('column.messenger'),
            value: <MessengerLink href={chat}>{chat?.replace('https://', '')}</MessengerLink>,
          },
          fact(driver, 'branch'),
          // During a shift these are shown above, with current values.
          ...(session_open_time
            ? []
            : [
                fact(driver, 'route'),
                { id: 'transport', label: text('column.transport'), value: transport_number },
              ]),
          fact(driver, 'add_data'),
        ]}
      />
    </DrawerSection>
  );
}

import { driverFields } from '@kasa/contracts/transport/fields';
import { Avatar } from '@kasa/ui/avatar';
import type { RowAction } from '@kasa/ui/data-table';
import { KeyValue } from '@kasa/ui/key-value';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DrawerSection, ShowDrawer } from '#shared/entity/show-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useSearchParamId } from '#shared/routing/use-search-param-id.ts';
import { changedSearch } from '#shared/table/list-address.ts';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import { DRIVER_TASK_PARAM, SHIFT_PARAM } from '../../model/list-specs.ts';
import type { Driver } from '../../model/types.ts';
import { OpenShiftFacts } from '../shift/open-shift-facts.tsx';
import { ShiftHistory } from '../shift/shift-history.tsx';
import { MessengerLink } from './messenger-link.tsx';

/** A driver to look at: the shift now, contacts, and earlier shifts; `?record=` marks one of them. */
export function DriverDrawer(props: RowDrawerProps<Driver>) {
  const text = useText(driversMessages);
  const [markedShiftId] = useSearchParamId(SHIFT_PARAM);
  return (
    <ShowDrawer
      {...props}
      read="getDriver"
      title={text('driver.title')}
      name={({ name }) => name}
      subtitle={({ tabulation_number }) => `${text('column.number')} ${tabulation_number}`}
      lost={text('driver.lostText')}
      permission="transport_manage"
    >
      {(driver) => (
        <>
          <AskedTask actions={props.actions(driver)} />
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
    </ShowDrawer>
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

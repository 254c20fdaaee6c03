import { Avatar } from '@kasa/ui/avatar';
import type { RowAction } from '@kasa/ui/data-table';
import { KeyValue } from '@kasa/ui/key-value';
import { type ReactNode, useId } from 'react';
import { ObjectDrawer } from '#shared/errors/object-drawer.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import type { Driver } from '../../model/types.ts';
import { OpenShiftFacts } from '../shift/open-shift-facts.tsx';
import { ShiftHistory } from '../shift/shift-history.tsx';
import { isSafeLink } from './driver-columns.tsx';

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
      title={text('form.editTitle')}
      name={({ name }) => name}
      subtitle={({ tabulation_number }) => text('card.number', { number: tabulation_number })}
      lost={text('card.lost')}
      actions={actions}
      onClose={onClose}
    >
      {(driver) => (
        <>
          {driver.avatar ? (
            <div className="mb-4">
              <Avatar name={driver.name} photoUrl={driver.avatar} size="lg" />
            </div>
          ) : null}
          <Section title={text('card.shift')}>
            <OpenShiftFacts driver={driver} />
          </Section>
          <Contacts driver={driver} />
          <Section title={text('history.title')}>
            <ShiftHistory driverId={driver.id} markedId={markedShiftId} />
          </Section>
        </>
      )}
    </ObjectDrawer>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-5 last:mb-0">
      <h3 id={id} className="mb-2 font-semibold text-[13px] text-text-muted">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Contacts({ driver }: { driver: Driver }) {
  const text = useText(driversMessages);
  const format = useFormat();
  const { phone, call_message, branch, route, transport_number, add_data, session_open_time } = driver;
  const link = 'rounded-sm text-accent-text underline-offset-2 hover:underline';
  return (
    <Section title={text('card.about')}>
      <KeyValue
        items={[
          {
            id: 'phone',
            label: text('card.phone'),
            value: (
              <a href={`tel:${phone}`} className={`${link} tabular-nums`}>
                {format.phone(phone)}
              </a>
            ),
          },
          {
            id: 'messenger',
            label: text('card.messenger'),
            value: isSafeLink(call_message) ? (
              <a href={call_message} target="_blank" rel="noopener noreferrer" className={link}>
                {call_message.replace('https://', '')}
              </a>
            ) : null,
          },
          { id: 'depot', label: text('card.depot'), value: branch.name },
          // During a shift these are shown above, with current values.
          ...(session_open_time
            ? []
            : [
                { id: 'route', label: text('card.route'), value: route?.name },
                { id: 'transport', label: text('card.transport'), value: transport_number },
              ]),
          { id: 'data', label: text('card.data'), value: add_data },
        ]}
      />
    </Section>
  );
}

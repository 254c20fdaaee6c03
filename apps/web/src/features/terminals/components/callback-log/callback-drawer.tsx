import { callbackDeliveryFields } from '@kasa/contracts/terminals/callback-fields';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { KeyValue } from '@kasa/ui/key-value';
import { Link } from 'react-router-dom';
import { DrawerSection, ShowDrawer } from '#shared/entity/show-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { callbacksMessages } from '../../messages/callbacks/catalogue.ts';
import type { Callback, CallbackDetails } from '../../model/callback-log.ts';
import { CallbackAttemptItem } from './callback-attempt.tsx';
import { CallbackStatus } from './callback-status.tsx';
import { paymentHref } from './use-callback-actions.ts';

const linkLook = 'text-accent-text underline underline-offset-2 hover:no-underline';

/** A callback with every attempt to send it, the latest first. */
export function CallbackDrawer(props: RowDrawerProps<Callback>) {
  const text = useText(callbacksMessages);
  const { display } = useFields(callbackDeliveryFields);
  return (
    <ShowDrawer
      {...props}
      read="getCallbackDelivery"
      title={text('show.title')}
      name={({ transaction }) => text('show.name', { order: transaction.order_id })}
      subtitle={({ status, host }) => `${display('status', status)} · ${host}`}
      status={({ state }) => <CallbackStatus state={state} />}
      lost={text('show.lost')}
      permission="ecomm_manage"
    >
      {(callback) => <Details callback={callback} />}
    </ShowDrawer>
  );
}

function Details({ callback }: { callback: CallbackDetails }) {
  const text = useText(callbacksMessages);
  const format = useFormat();
  const { can } = usePermissions();
  const { fact } = useFields(callbackDeliveryFields);
  const { state, history, transaction, terminal, attempts, next_attempt_at: next, delivered_at } = callback;
  const isLate = state === 'waiting' && attempts > 0 && next !== null;
  return (
    <>
      {state === 'given_up' ? (
        <div className="mb-5">
          <InlineNotice tone="danger">{text('show.givenUp')}</InlineNotice>
        </div>
      ) : null}
      {isLate ? (
        <div className="mb-5">
          <InlineNotice tone="warning">{text('show.waiting', { time: format.dateTime(next) })}</InlineNotice>
        </div>
      ) : null}
      <div className="mb-5">
        <KeyValue
          items={[
            fact(callback, 'created_at'),
            fact(
              callback,
              'transaction',
              <Link to={paymentHref(transaction)} className={linkLook}>
                {transaction.order_id}
              </Link>,
            ),
            fact(
              callback,
              'terminal',
              <Link to={paths.terminals({ open: terminal.id })} className={linkLook}>
                {`${terminal.name}, ${terminal.number}`}
              </Link>,
            ),
            fact(callback, 'attempts'),
            ...(next === null ? [] : [fact(callback, 'next_attempt_at')]),
            ...(delivered_at === null ? [] : [fact(callback, 'delivered_at')]),
            fact(callback, 'id'),
          ]}
        />
      </div>
      <DrawerSection title={text('show.history')}>
        {can('edit_terminal') || history.length === 0 ? null : (
          <p className="mb-2 text-[13px] text-text-muted">{text('show.masked')}</p>
        )}
        {history.length === 0 ? (
          <p className="text-text-muted">{text('show.noHistory')}</p>
        ) : (
          <ul className="flex flex-col gap-4">
            {history.map((attempt, n) => (
              <CallbackAttemptItem key={attempt.number} attempt={attempt} isUnfolded={n === 0} />
            ))}
          </ul>
        )}
      </DrawerSection>
    </>
  );
}

import { personLabel } from '@kasa/contracts/shared/person-label';
import { terminalFields } from '@kasa/contracts/terminals/fields';
import type { SettingName } from '@kasa/contracts/terminals/settings';
import { transactionFields } from '@kasa/contracts/transactions/fields';
import { KeyValue } from '@kasa/ui/key-value';
import { Skeleton } from '@kasa/ui/skeleton';
import { StatRow } from '@kasa/ui/stat-card';
import { Status } from '@kasa/ui/status';
import { Hourglass, Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DrawerSection, ShowDrawer } from '#shared/entity/show-drawer.tsx';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { terminalDrawerMessages } from '../../messages.ts';
import { formatSettingValue } from '../../model/format-setting-value.ts';
import { settingLabel } from '../../model/setting-labels.ts';
import type { Terminal, TerminalOverview } from '../../model/types.ts';
import { ConnectivityDay } from './connectivity-day.tsx';
import { ConnectivityLabel, TerminalStatusLabel } from './terminal-status-label.tsx';

/** A terminal to look at, for everybody who may see the list. */
export function TerminalDrawer({ actions, ...props }: RowDrawerProps<Terminal>) {
  const text = useText(terminalDrawerMessages);
  const { can, readDenialReason } = usePermissions();
  return (
    <ShowDrawer
      {...props}
      read="getTerminalOverview"
      title={text('title')}
      name={({ terminal }) => terminal.name}
      subtitle={({ terminal }) => terminal.number}
      status={({ terminal }) => (
        <>
          <TerminalStatusLabel status={terminal.status} />
          <ConnectivityLabel terminal={terminal} />
        </>
      )}
      lost={text('lostText')}
      pageHref={can('edit_terminal') ? paths.terminalEdit({ id: props.id }) : undefined}
      actions={({ terminal }) => actions(terminal).filter((action) => action.id !== 'edit')}
    >
      {(overview) => (
        <>
          <Money overview={overview} />
          <Waits overview={overview} />
          <ConnectivityDay periods={overview.connectivity_periods} />
          {can('transactions_view') ? (
            <Payments terminalId={overview.terminal.id} />
          ) : (
            <Hidden text={text('payments.denied')} reason={readDenialReason('transactions_view')} />
          )}
          <OwnSettings overview={overview} />
          <Device overview={overview} />
        </>
      )}
    </ShowDrawer>
  );
}

function Money({ overview: { terminal, today_payments } }: { overview: TerminalOverview }) {
  const text = useText(terminalDrawerMessages);
  const format = useFormat();
  const denied = usePermissions().readDenialReason('reports_view');
  const items = [
    ...(today_payments === null
      ? []
      : [
          { id: 'today', label: text('money.today'), value: format.money(terminal.today_amount) },
          { id: 'payments', label: text('money.payments'), value: format.number(today_payments) },
        ]),
    ...(terminal.cash_inside === null
      ? []
      : [{ id: 'inside', label: text('money.inside'), value: format.money(terminal.cash_inside) }]),
  ];
  if (items.length === 0) return <Hidden text={text('money.denied')} reason={denied} />;
  return <StatRow label={text('money.title')} items={items} />;
}

/** In place of what may not be seen. */
function Hidden({ text, reason }: { text: string; reason: string | undefined }) {
  return (
    <p className="mb-4 flex gap-2 border-border border-y py-3 text-[13px] text-text-muted">
      <Lock size={16} aria-hidden className="mt-0.5 shrink-0" />
      <span>
        {text} {reason}
      </span>
    </p>
  );
}

function Waits({ overview: { waits_for } }: { overview: TerminalOverview }) {
  const text = useText(terminalDrawerMessages);
  const format = useFormat();
  if (waits_for.length === 0) return null;
  return (
    <DrawerSection title={text('waits.title')}>
      <ul className="flex flex-col gap-1">
        {waits_for.map(({ what, since }) => (
          <li key={what}>
            <Status tone="warning" icon={Hourglass}>
              {text(`waits.${what}`, { at: format.dateTime(since) })}
            </Status>
          </li>
        ))}
      </ul>
    </DrawerSection>
  );
}

const SHOWN_PAYMENTS = 5;

function Payments({ terminalId }: { terminalId: string }) {
  const text = useText(terminalDrawerMessages);
  const format = useFormat();
  const { display } = useFields(transactionFields);
  const query = useOperation('listTransactions', { query: { terminal_id: [terminalId], perPage: 10 } });
  const payments = query.data?.items.slice(0, SHOWN_PAYMENTS);
  return (
    <DrawerSection title={text('payments.title')}>
      {payments === undefined && query.isError ? (
        <RetryLine text={text('payments.failed')} query={query} />
      ) : payments === undefined ? (
        <Skeleton height="120px" />
      ) : payments.length === 0 ? (
        <p className="text-text-muted">{text('payments.none')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {payments.map(({ id, started_at, amount, payment_form, status }) => (
            <li key={id} className="grid grid-cols-[1fr_auto] gap-x-3">
              <span>
                <Link
                  to={paths.transactions({ terminal_id: terminalId, period: 'all', open: id })}
                  className="text-accent-text underline underline-offset-2 hover:no-underline"
                >
                  {display('payment_form', payment_form)}
                </Link>
              </span>
              <span className="text-right figures">{format.money(amount)}</span>
              <span className="text-[13px] text-text-muted figures">{format.dateTime(started_at)}</span>
              <span className="text-right text-[13px] text-text-muted">{display('status', status)}</span>
            </li>
          ))}
        </ul>
      )}
    </DrawerSection>
  );
}

function OwnSettings({ overview }: { overview: TerminalOverview }) {
  const text = useText(terminalDrawerMessages);
  const locale = useLocale();
  const { own_settings, inherited_from, terminal } = overview;
  const names = Object.keys(own_settings.own) as SettingName[];
  const words = {
    empty: text('own.empty'),
    flag: (isOn: boolean) => text(isOn ? 'own.yes' : 'own.no'),
  };
  const shownValue = (side: 'own' | 'inherited', name: SettingName) =>
    formatSettingValue(name, own_settings[side][name] ?? null, locale, words);
  return (
    <DrawerSection title={text('own.title')}>
      {names.length === 0 ? (
        <p className="text-text-muted">
          {terminal.template ? text('own.none', { name: terminal.template.name }) : text('own.noneStandard')}
        </p>
      ) : (
        <KeyValue
          items={names.map((name) => ({
            id: name,
            label: settingLabel(name, locale),
            value: (
              <>
                {shownValue('own', name)}
                <span className="block text-[13px] text-text-muted">
                  {text(inherited_from[name] === 'template' ? 'own.template' : 'own.standard', {
                    value: shownValue('inherited', name),
                  })}
                </span>
              </>
            ),
          }))}
        />
      )}
    </DrawerSection>
  );
}

function Device({ overview: { terminal, vehicle, last_change } }: { overview: TerminalOverview }) {
  const text = useText(terminalDrawerMessages);
  const format = useFormat();
  const { fact } = useFields(terminalFields);
  const { point, template } = terminal;
  const at = format.dateTime(last_change?.at ?? terminal.updated_at);
  return (
    <DrawerSection title={text('device.title')}>
      <KeyValue
        items={[
          fact(terminal, 'point', point && `${point.name}, ${point.city}`),
          ...(vehicle ? [{ id: 'vehicle', label: text('device.vehicle'), value: vehicle.name }] : []),
          fact(terminal, 'template', template?.name ?? text('device.noTemplate')),
          fact(terminal, 'kind'),
          fact(terminal, 'model'),
          fact(terminal, 'serial'),
          fact(terminal, 'ptks_id'),
          ...(terminal.test_mode ? [fact(terminal, 'test_mode')] : []),
          fact(terminal, 'last_started_at'),
          fact(terminal, 'activated_at'),
          {
            id: 'change',
            label: text('change.title'),
            value: last_change?.person ? text('change.by', { by: personLabel(last_change.person), at }) : at,
          },
        ]}
      />
    </DrawerSection>
  );
}

import { InlineNotice } from '@kasa/ui/inline-notice';
import { Skeleton } from '@kasa/ui/skeleton';
import { Banknote } from 'lucide-react';
import { useId, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useExportActions } from '#shared/download/export-actions.ts';
import { useDownload } from '#shared/download/use-download.ts';
import { ObjectScreen } from '#shared/errors/object-screen.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useObject } from '#shared/query/use-object.ts';
import { useAddressSearch } from '#shared/routing/use-address-search.ts';
import { useSearchParamId } from '#shared/routing/use-search-param-id.ts';
import { changedSearch } from '#shared/table/list-address.ts';
import { useListState } from '#shared/table/use-list-state.ts';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { CashAccount } from '../components/cash-account.tsx';
import { EncashForm } from '../components/encash-form.tsx';
import { EncashmentSlipDialog } from '../components/encashment-slip.tsx';
import { EncashmentsTable } from '../components/encashments-table.tsx';
import { encashmentMessages } from '../messages/encashment/catalogue.ts';
import { encashmentListSpec, withAmounts } from '../model/encashment-list.ts';
import { cashLive } from '../model/live-cash.ts';
import type { Encashment, TerminalCash } from '../model/types.ts';

/** Refresh interval in milliseconds, in case no events arrive. */
const REFRESH_MS = 60_000;

/** Two columns where they fit. */
const SIDE_BY_SIDE = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))' };

/**
 * `/terminals/:id/encashment`: cash inside a terminal, encashment and its history; `?take=all`: asks whether to take
 * all of it out, and goes from the address.
 */
export function TerminalEncashmentScreen() {
  const text = useText(encashmentMessages);
  const back = { label: text('back'), href: paths.terminals() };
  return (
    <PermissionGate title={text('short')} back={back} permission="cash_view" isReading>
      <CashOfTerminal />
    </PermissionGate>
  );
}

function CashOfTerminal() {
  const text = useText(encashmentMessages);
  const { id = '' } = useParams();
  const cash = useObject('getTerminalCash', id, { pollIntervalMs: REFRESH_MS });
  useLive(cashLive);
  return (
    <ObjectScreen
      title={text('short')}
      back={{ label: text('back'), href: paths.terminals() }}
      icon={Banknote}
      object={cash}
      lost={{ title: text('lostTitle'), text: text('lostText'), toList: text('toList') }}
      skeleton={
        <div style={SIDE_BY_SIDE} className="grid gap-4">
          <Skeleton height="300px" />
          <Skeleton height="300px" />
        </div>
      }
    >
      {(data) => <TerminalEncashment key={id} cash={data} />}
    </ObjectScreen>
  );
}

function TerminalEncashment({ cash }: { cash: TerminalCash }) {
  const text = useText(encashmentMessages);
  const [slipId, setSlipId] = useSearchParamId('slip', ['open']);
  const { terminal, place } = cash;
  const title = text('title', { name: terminal.name });
  const list = useListState(encashmentListSpec);
  const save = useExportActions(useDownload('exportEncashments', { id: terminal.id }), {
    sort: list.sort,
    ...withAmounts(list.filters),
  });
  return (
    <>
      <ScreenHeader
        title={title}
        back={{ label: text('back'), href: paths.terminals() }}
        subtitle={`${terminal.number} · ${place ?? text('noPlace')}`}
        status={<LiveConnectionStatus />}
        actions={save}
      />
      <div style={SIDE_BY_SIDE} className="grid items-start gap-4">
        <CashAccount cash={cash} />
        <EncashSection cash={cash} onDone={({ id }) => setSlipId(id)} />
      </div>
      <EncashmentsTable terminalId={terminal.id} printTitle={`${title} · ${terminal.number}`} list={list} />
      {slipId === null ? null : (
        <EncashmentSlipDialog key={slipId} id={slipId} onClose={() => setSlipId(null)} />
      )}
    </>
  );
}

function EncashSection({ cash, onDone }: { cash: TerminalCash; onDone: (encashment: Encashment) => void }) {
  const text = useText(encashmentMessages);
  const format = useFormat();
  const id = useId();
  const missing = usePermissions().writeDenialReason('encashment_perform');
  // Each encashment has a new form, and so a new idempotency key.
  const [round, setRound] = useState(0);
  const [search, setSearch] = useAddressSearch();
  const inside = cash.inside_amount;
  return (
    <section aria-labelledby={id} className="rounded-lg border border-border bg-surface p-4 md:p-6">
      <h2 id={id} className="mb-3 font-[620] text-base leading-6">
        {text('form.title')}
      </h2>
      {missing !== undefined && round === 0 ? (
        <InlineNotice tone="info" title={text('form.noRight')}>
          <p>{missing}</p>
        </InlineNotice>
      ) : (
        <>
          {inside > 0 ? null : (
            <div className="mb-4">
              <InlineNotice tone="info">
                {inside === 0
                  ? text('form.nothing')
                  : text('form.overdrawn', { amount: format.money(-inside) })}
              </InlineNotice>
            </div>
          )}
          <EncashForm
            key={round}
            cash={cash}
            missing={missing}
            asksForAll={search.get('take') === 'all'}
            // Not asked again by a reload or on the way back.
            onAsked={() => setSearch((before) => changedSearch(before, { take: null }), { replace: true })}
            onDone={(encashment) => {
              setRound(round + 1);
              onDone(encashment);
            }}
          />
        </>
      )}
    </section>
  );
}

import { Skeleton } from '@kasa/ui/skeleton';
import { statGrid } from '@kasa/ui/stat-card';
import { lazy, Suspense } from 'react';
import { LoadError } from '#shared/errors/load-error.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { AttentionList, LatestOffline } from '../components/attention-list.tsx';
import { DeclinePatterns } from '../components/decline-patterns.tsx';
import { SalesFigures, TerminalFigures } from '../components/figures.tsx';
import { LatestPayments } from '../components/latest-payments.tsx';
import { dashboardMessages } from '../messages/catalogue.ts';
import { dashboardLive } from '../queries.ts';

/** After the rest: charts are large. */
const SalesReportSection = lazy(() =>
  import('../components/report/sales-report.tsx').then((module) => ({ default: module.SalesReportSection })),
);

/** Refresh interval in milliseconds: some figures change with time, without an event. */
const REFRESH_INTERVAL_MS = 60_000;

/** `/dashboard`: sales and terminals at a glance. */
export function DashboardScreen() {
  const text = useText(dashboardMessages);
  return (
    <PermissionGate title={text('title')} permission="reports_view" isReading>
      <Figures />
    </PermissionGate>
  );
}

function Figures() {
  const text = useText(dashboardMessages);
  const format = useFormat();
  const { can } = usePermissions();
  useLive(dashboardLive);
  const query = useOperation('getDashboard', {}, { pollIntervalMs: REFRESH_INTERVAL_MS });
  const { data } = query;
  return (
    <>
      <ScreenHeader
        title={text('title')}
        subtitle={data ? text('asOf', { time: format.time(data.at) }) : '\u00a0'}
        status={<LiveConnectionStatus />}
      />
      {data ? (
        <div className="flex flex-col gap-6">
          <SalesFigures sales={data.sales} />
          <DeclinePatterns pollIntervalMs={REFRESH_INTERVAL_MS} />
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <AttentionList dashboard={data} pollIntervalMs={REFRESH_INTERVAL_MS} />
            {can('transactions_view') ? <LatestPayments /> : null}
          </div>
          <Suspense fallback={<Skeleton height="600px" />}>
            <SalesReportSection pollIntervalMs={REFRESH_INTERVAL_MS} />
          </Suspense>
          <TerminalFigures terminals={data.terminals} />
          <LatestOffline terminals={data.terminals.offline.latest} />
        </div>
      ) : query.isError ? (
        <LoadError query={query} />
      ) : (
        <Loading label={text('loading')} />
      )}
    </>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-6">
      <div className="mt-8 grid gap-4 md:grid-cols-2">
        <Skeleton height="130px" />
        <Skeleton height="130px" />
      </div>
      <div className="mt-8 grid gap-6 lg:grid-cols-2">
        <Skeleton height="300px" />
        <Skeleton height="300px" />
      </div>
      <div className={`mt-8 ${statGrid}`}>
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} height="106px" />
        ))}
      </div>
    </div>
  );
}

import { useParams } from 'react-router-dom';
import { useExportActions } from '#shared/download/export-actions.ts';
import { useDownload } from '#shared/download/use-download.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { reportFilters, useReportPeriod } from '#shared/report/use-report-period.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { asId } from '#shared/table/filter-parsers.ts';
import { useListState } from '#shared/table/use-list-state.ts';
import { StatisticsReport } from '../components/statistics/statistics-report.tsx';
import { statisticsMessages } from '../messages/statistics/catalogue.ts';

const spec = { filters: reportFilters, sorts: [] };

/** `/users/statistics/:id`: how somebody sells and works; one's own is for everybody. */
export function UserStatisticsScreen() {
  const { id = '' } = useParams();
  const text = useText(statisticsMessages);
  const isOwn = useSession()?.user.id === id;
  if (isOwn) return <Own />;
  return (
    <PermissionGate title={text('title')} permission="reports_view" isReading>
      <Others key={id} id={id} />
    </PermissionGate>
  );
}

/** A failure is said in its place. */
const reading = { keepsPrevious: true, isQuiet: true };

function Own() {
  const text = useText(statisticsMessages);
  const report = useReportPeriod(useListState(spec));
  const { asked, period } = report;
  const query = useOperation(
    'getOwnStatistics',
    { query: asked },
    { ...reading, isEnabled: period.problem === null },
  );
  const exports = useExportActions(useDownload('exportOwnStatistics'), asked);
  const back = { label: text('back.profile'), href: paths.profile() };
  return <StatisticsReport isOwn isLost={false} {...{ back, report, query, exports }} />;
}

function Others({ id }: { id: string }) {
  const text = useText(statisticsMessages);
  const { can } = usePermissions();
  const report = useReportPeriod(useListState(spec));
  const { asked, period } = report;
  const known = asId(id);
  const query = useOperation(
    'getUserStatistics',
    { params: { id: known ?? '' }, query: asked },
    { ...reading, isEnabled: known !== undefined && period.problem === null },
  );
  const exports = useExportActions(useDownload('exportUserStatistics', { id }), asked);
  const back = can('users_manage')
    ? { label: text('back.users'), href: paths.users() }
    : { label: text('back.dashboard'), href: paths.dashboard() };
  const isUnknown = query.error?.kind === 'server' && query.error.codeName === 'not_found';
  const isLost = known === undefined || isUnknown;
  return <StatisticsReport isOwn={false} {...{ isLost, back, report, query, exports }} />;
}

import { Skeleton } from '@kasa/ui/skeleton';
import { ListChecks } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ObjectScreen } from '#shared/errors/object-screen.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { useObject } from '#shared/query/use-object.ts';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { bulkLive } from '../bulk-queries.ts';
import { RunPage } from '../components/bulk/run-page.tsx';
import { bulkMessages } from '../messages/bulk/catalogue.ts';

/** `/terminals/runs/:id`: a bulk run, active or finished. */
export function BulkRunScreen() {
  const text = useText(bulkMessages);
  const { id = '' } = useParams();
  const run = useObject('getBulkRun', id);
  const { data } = run.query;
  const title = data ? text(`kind.${data.kind}`) : text('run.short');
  usePageTitle(title);
  useLive(bulkLive);
  return (
    <ObjectScreen
      title={title}
      back={{ label: text('runs.title'), href: paths.terminalRuns() }}
      icon={ListChecks}
      object={run}
      lost={{ title: text('run.lostTitle'), text: text('run.lostText'), toList: text('run.toList') }}
      skeleton={<Skeleton height="560px" />}
    >
      {(shown) => <RunPage key={id} run={shown} title={title} />}
    </ObjectScreen>
  );
}

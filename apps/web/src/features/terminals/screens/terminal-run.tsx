import { Skeleton } from '@kasa/ui/skeleton';
import { ListChecks } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ObjectMissing } from '#shared/errors/object-missing.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { bulkLive, useBulkRun } from '../bulk-queries.ts';
import { RunPage } from '../components/bulk/run-page.tsx';
import { bulkMessages } from '../messages/bulk/catalogue.ts';

/** `/terminals/runs/:id`: a run over many terminals, while it goes on and afterwards. */
export function TerminalRunScreen() {
  const text = useText(bulkMessages);
  const { id = '' } = useParams();
  const { query, isLost } = useBulkRun(id);
  const title = query.data ? text(`kind.${query.data.kind}`) : text('run.short');
  usePageTitle(title);
  useLive(bulkLive);
  if (query.data && !isLost) return <RunPage key={id} run={query.data} title={title} />;
  return (
    <ObjectMissing
      title={title}
      back={{ label: text('runs.title'), href: paths.terminalRuns() }}
      icon={ListChecks}
      query={query}
      lost={
        isLost
          ? { title: text('run.lostTitle'), text: text('run.lostText'), toList: text('run.toList') }
          : null
      }
      skeleton={<Skeleton height="560px" />}
    />
  );
}

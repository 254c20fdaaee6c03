import type { ExportFormat } from '@kasa/contracts/shared/export-formats';
import type { Permission } from '@kasa/contracts/shared/permissions';
import { Skeleton } from '@kasa/ui/skeleton';
import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useDownload } from '../download/use-download.ts';
import { ObjectScreen } from '../errors/object-screen.tsx';
import { useFields } from '../fields/use-fields.tsx';
import { useText } from '../i18n/i18n.tsx';
import { useLive } from '../live/use-live.ts';
import { usePermissions } from '../permissions/use-permissions.ts';
import { useCommand } from '../query/use-command.ts';
import { useObject } from '../query/use-object.ts';
import { useOperation } from '../query/use-operation.ts';
import { useListState } from '../table/use-list-state.ts';
import { runMessages } from './messages/catalogue.ts';
import { isUnsettled, type Run, type RunItem } from './run.ts';
import { RunHeader, useRunStarted } from './run-header.tsx';
import type { RunKind } from './run-kind.ts';
import { RUN_POLL_INTERVAL_MS, useRefreshAfter } from './run-queries.ts';
import { type RunItemContents, RunResults } from './run-results.tsx';
import { RunFigures, RunLiveStatus, RunProgress } from './run-status.tsx';
import type { RunWords } from './run-words.ts';
import { useProtocolActions } from './use-protocol-actions.ts';

interface RunScreenProps<OneRun extends Run, Item extends RunItem> {
  kind: RunKind<OneRun, Item>;
  words: RunWords;
  /** The list of all runs. */
  listHref: string;
  /** Default: what such a run is called. */
  titleOf?: ((run: OneRun) => string) | undefined;
  /** What is done, beside the title. */
  aboutOf?: ((run: OneRun) => string | null | undefined) | undefined;
  /** Needed to stop it. */
  permissionOf: (run: OneRun) => Permission;
  /** What its results mean, above them. */
  notice?: ((run: OneRun) => ReactNode) | undefined;
  /** Figures besides the numbers of its objects. */
  sums?: ((run: OneRun) => ReactNode) | undefined;
  items: RunItemContents<Item>;
}

/** A run of a kind by the id in the address, active or finished: progress, stop, protocol and each object's result. */
export function RunScreen<OneRun extends Run, Item extends RunItem>(props: RunScreenProps<OneRun, Item>) {
  const { kind, words, listHref, titleOf } = props;
  const text = useText(runMessages);
  const { id = '' } = useParams();
  const run = useObject(kind.read, id);
  const shown = run.query.data as unknown as OneRun | undefined;
  useLive(kind.live);
  return (
    <ObjectScreen
      title={(shown && titleOf?.(shown)) ?? words['run.short']}
      back={{ label: words['runs.title'], href: listHref }}
      icon={ListChecks}
      object={run}
      lost={{ title: words['run.lostTitle'], text: text('run.lostText'), toList: words['run.toList'] }}
      skeleton={<Skeleton height="560px" />}
    >
      {(found) => <FoundRun key={id} {...props} run={found as unknown as OneRun} />}
    </ObjectScreen>
  );
}

function FoundRun<OneRun extends Run, Item extends RunItem>({
  run,
  kind,
  words,
  listHref,
  titleOf,
  aboutOf,
  permissionOf,
  notice,
  sums,
  items,
}: RunScreenProps<OneRun, Item> & { run: OneRun }) {
  const { display } = useFields(kind.itemFields);
  const started = useRunStarted();
  const { id } = run;
  const params = { id };
  const isGoing = isUnsettled(run);
  const pollIntervalMs = isGoing ? RUN_POLL_INTERVAL_MS : undefined;
  const list = useListState(kind.itemList);
  useOperation(kind.read, { params }, { pollIntervalMs });
  useRefreshAfter(isGoing, [...kind.changes, kind.items]);
  const protocol = useProtocolActions<{ format: ExportFormat }>(
    useDownload(kind.protocol, params),
    list.filters,
  );
  const stopRun = useCommand(kind.stop, { refreshes: kind.reads });
  const title = titleOf?.(run) ?? words['run.short'];
  const about = aboutOf?.(run);
  return (
    <>
      <RunHeader
        run={run}
        title={title}
        about={about}
        back={{ label: words['runs.title'], href: listHref }}
        status={
          <>
            <kind.Status state={run.state} variant="badge" />
            <RunLiveStatus progress={kind.progress} />
          </>
        }
        stop={{
          text: words['stop.text'],
          onStop: () => stopRun.run({ params }),
          disabledReason: usePermissions().writeDenialReason(permissionOf(run)),
        }}
        protocol={protocol}
      />
      <div className="mb-5 flex flex-col gap-4">
        {notice?.(run)}
        <RunProgress run={run} label={words['run.progress']} />
        {sums?.(run)}
        <RunFigures run={run} nameOf={(state) => display('state', state)} />
      </div>
      <RunResults
        kind={kind}
        id={id}
        list={list}
        words={words}
        printTitle={`${title}: ${[about, started(run)].filter(Boolean).join(', ')}`}
        pollIntervalMs={pollIntervalMs}
        items={items}
      />
    </>
  );
}

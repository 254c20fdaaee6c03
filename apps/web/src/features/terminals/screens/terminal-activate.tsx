import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { PageHeader } from '@kasa/ui/page-header';
import { CircleCheck } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { rememberedListHref } from '#shared/history/list-state-memory.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { LiveStatus } from '#shared/live/live-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { CreateButton } from '#shared/table/create-button.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { ActivationCodeForm } from '../components/activation/activation-code-form.tsx';
import { usePendingActivationColumns } from '../components/activation/pending-activation-columns.tsx';
import {
  type PickerListState,
  pickerListSpec,
  TerminalPicker,
} from '../components/terminal/terminal-picker.tsx';
import { terminalFormsMessages } from '../messages/forms/catalogue.ts';
import { terminalsMessages } from '../messages/list/catalogue.ts';
import { terminalLive } from '../model/live-terminals.ts';
import { scannedCodeFromState } from '../model/scanned-code-state.ts';
import type { Terminal, TerminalDetails } from '../model/types.ts';
import { type TerminalsRead, useTerminals } from '../queries.ts';

const ActivateDialog = lazy(() =>
  import('../components/activation/activate-dialog.tsx').then((module) => ({
    default: module.ActivateDialog,
  })),
);

const waitingList = pickerListSpec('kind', 'point_id', 'model', 'added_from', 'added_to');

/**
 * `/Terminal/Activate`: by the code of a device, typed or scanned, or from the list. Protected by the guard (spec §6).
 */
export function TerminalActivateScreen() {
  const text = useText(terminalFormsMessages);
  const common = useText(commonMessages);
  const words = useText(terminalsMessages);
  usePageTitle(text('activate.title'));
  useLive(terminalLive);
  const [activated, setActivated] = useState<TerminalDetails | null>(null);
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const list = useListState(waitingList);
  const waiting = useTerminals({ ...list.query, status: 'added' });
  const showInList = (number: string) => {
    void navigate(paths.terminalActivate({ q: number }), { replace: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  };
  const take = (terminal: TerminalDetails) => {
    setActivated(terminal);
    // A search that found only this terminal would be empty now: clear it.
    const { data } = waiting;
    if (data && data.total <= 1 && data.items.every(({ id }) => id === terminal.id)) {
      list.setFilters({ q: null }, { replaceHistory: true });
    }
  };
  // The key resets the form for a newly scanned code, but keeps its input on other navigation.
  const scanned = scannedCodeFromState(state);
  return (
    <>
      <PageHeader
        title={text('activate.title')}
        subtitle={text('activate.text')}
        back={{ label: text('back'), href: rememberedListHref(paths.terminals()) }}
        status={<LiveStatus />}
        moreLabel={common('action.more')}
      />
      <div className="flex flex-col gap-6">
        {activated ? <Done terminal={activated} onClose={() => setActivated(null)} /> : null}
        <ActivationCodeForm
          key={scanned === undefined ? 'typed' : key}
          scanned={scanned}
          success={words('toast.activated')}
          onActivated={take}
          onTerminal={showInList}
        />
        <div ref={place}>
          <Waiting list={list} query={waiting} onActivated={take} />
        </div>
      </div>
    </>
  );
}

/** Confirmation (spec §4: "activation confirmed with a message") with the next action. */
function Done({
  terminal: { id, name, number, last_online_at: lastOnline },
  onClose,
}: {
  terminal: TerminalDetails;
  onClose: () => void;
}) {
  const text = useText(terminalFormsMessages);
  const common = useText(commonMessages);
  const { writeDenialReason } = usePermissions();
  return (
    <InlineNotice
      tone="positive"
      isLive
      title={text('activate.done', { name })}
      onDismiss={onClose}
      dismissLabel={common('action.close')}
      actions={
        <Button
          size="sm"
          href={paths.terminalEdit({ id })}
          disabledReason={writeDenialReason('edit_terminal')}
        >
          {text('create.open')}
        </Button>
      }
    >
      {text(lastOnline === null ? 'activate.doneNeverOnline' : 'activate.doneText', { number })}
    </InlineNotice>
  );
}

function Waiting({
  list,
  query,
  onActivated,
}: {
  list: PickerListState;
  query: TerminalsRead;
  onActivated: (terminal: TerminalDetails) => void;
}) {
  const text = useText(terminalFormsMessages);
  const titleId = useId();
  const [terminalToActivate, setTerminalToActivate] = useState<Terminal | null>(null);
  const columns = usePendingActivationColumns(setTerminalToActivate);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="font-[620] text-base leading-6">
        {text('activate.fromList')}
      </h2>
      <p className="mb-3 text-text-muted">{text('activate.fromListText')}</p>
      <TerminalPicker
        columnsId="terminals-waiting"
        label={text('activate.fromList')}
        list={list}
        query={query}
        columns={columns}
        emptyIcon={CircleCheck}
        emptyText={text('activate.none')}
        emptyActions={
          <CreateButton
            label={text('activate.add')}
            href={paths.terminalCreate()}
            permission="add_terminal"
          />
        }
      />
      {terminalToActivate ? (
        <Suspense>
          <ActivateDialog
            terminal={terminalToActivate}
            onClose={() => setTerminalToActivate(null)}
            onActivated={onActivated}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

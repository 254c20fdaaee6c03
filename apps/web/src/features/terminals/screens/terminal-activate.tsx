import { journalTerminalFields as terminalFields } from '@kasa/contracts/terminals/fields';
import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { CircleCheck } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFields } from '#shared/fields/use-fields.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { CreateButton } from '#shared/table/create-button.tsx';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import { useListState } from '#shared/table/use-list-state.ts';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { ActivationCodeForm } from '../components/activation/activation-code-form.tsx';
import {
  type PickerListState,
  pickerListSpec,
  TerminalPicker,
} from '../components/terminal/terminal-picker.tsx';
import { loadActivateDialog, useTerminalDialog } from '../components/terminal/use-terminal-dialog.tsx';
import { terminalFormsMessages, terminalsMessages } from '../messages.ts';
import { scannedCodeFromState } from '../model/issued-code.ts';
import { terminalLive } from '../model/live-terminals.ts';
import type { Terminal, TerminalDetails } from '../model/types.ts';
import { type TerminalsRead, useTerminals } from '../queries.ts';

const pendingList = pickerListSpec('kind', 'point_id', 'model', 'added_from', 'added_to');

/**
 * `/Terminal/Activate`: by the code of a device, typed or scanned, or from the list. Protected by the guard (spec §6).
 */
export function TerminalActivateScreen() {
  const text = useText(terminalFormsMessages);
  useLive(terminalLive);
  const [activated, setActivated] = useState<TerminalDetails | null>(null);
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const list = useListState(pendingList);
  const pending = useTerminals({ ...list.query, status: ['added'] });
  const showInList = (number: string) => {
    void navigate(paths.terminalActivate({ q: number }), { replace: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  };
  const take = (terminal: TerminalDetails) => {
    setActivated(terminal);
    // A search that found only this terminal would be empty now: clear it.
    const { data } = pending;
    if (data && data.total <= 1 && data.items.every(({ id }) => id === terminal.id)) {
      list.setFilters({ q: null }, { replaceHistory: true });
    }
  };
  // The key resets the form for a newly scanned code, but keeps its input on other navigation.
  const scanned = scannedCodeFromState(state);
  return (
    <>
      <ScreenHeader
        title={text('activate.title')}
        subtitle={text('activate.text')}
        back={{ label: text('back'), href: paths.terminals() }}
        status={<LiveConnectionStatus />}
      />
      <div className="flex flex-col gap-6">
        {activated ? <Done terminal={activated} onClose={() => setActivated(null)} /> : null}
        <ActivationCodeForm
          key={scanned === undefined ? 'typed' : key}
          scanned={scanned}
          onActivated={take}
          onTerminal={showInList}
        />
        <div ref={place}>
          <PendingTerminals list={list} query={pending} onActivated={take} />
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

/** The terminals that are not activated yet, to activate one without a code. */
function PendingTerminals({
  list,
  query,
  onActivated,
}: {
  list: PickerListState;
  query: TerminalsRead;
  onActivated: (terminal: TerminalDetails) => void;
}) {
  const forms = useText(terminalFormsMessages);
  const text = useText(terminalsMessages);
  const titleId = useId();
  const { writeDenialReason } = usePermissions();
  const { ask, dialog } = useTerminalDialog(loadActivateDialog, { onActivated });
  const { column } = useFields(terminalFields);
  const activate = {
    ...{ id: 'activate', label: text('action.activate'), icon: CircleCheck },
    disabledReason: writeDenialReason('add_terminal'),
  };
  const columns: ListColumn<Terminal>[] = [
    column('name', {
      cell: ({ name }) => <span className="font-semibold">{name}</span>,
      isHideable: false,
      isSortable: true,
      width: 260,
    }),
    column('number', {
      header: text('column.number'),
      cell: ({ number }) => <span className="figures">{number}</span>,
      isHideable: false,
      isSortable: true,
      cardSlot: 'subtitle',
      width: 110,
    }),
    column('model', { width: 170, dropPriority: 1 }),
    column('point', {
      cell: ({ point }) => point?.name ?? text('column.noPoint'),
      cardSlot: 'secondary',
      width: 220,
      dropPriority: 2,
    }),
    {
      id: 'activate',
      header: activate.label,
      cell: (terminal) => (
        <Button
          size="sm"
          aria-label={`${activate.label}: ${terminal.name}, ${terminal.number}`}
          disabledReason={activate.disabledReason}
          onPress={() => ask(terminal)}
        >
          {activate.label}
        </Button>
      ),
      align: 'end',
      width: 150,
      cardSlot: 'status',
    },
  ];
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="font-[620] text-base leading-6">
        {forms('activate.fromList')}
      </h2>
      <p className="mb-3 text-text-muted">{forms('activate.fromListText')}</p>
      <TerminalPicker
        columnsId="terminals-waiting"
        label={forms('activate.fromList')}
        list={list}
        query={query}
        columns={columns}
        actions={(terminal) => [{ ...activate, onAction: () => ask(terminal) }]}
        emptyIcon={CircleCheck}
        emptyText={forms('activate.none')}
        emptyActions={
          <CreateButton label={text('list.create')} href={paths.terminalCreate()} permission="add_terminal" />
        }
      />
      {dialog}
    </section>
  );
}

import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { PageHeader } from '@kasa/ui/page-header';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { rememberedListHref } from '#shared/history/list-state-memory.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { LiveStatus } from '#shared/live/live-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useListState } from '#shared/table/use-list-state.ts';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { ActivationCodeForm } from '../components/activation/activation-code-form.tsx';
import { PendingTerminals } from '../components/activation/pending-terminals.tsx';
import { pickerListSpec } from '../components/terminal/terminal-picker.tsx';
import { terminalFormsMessages } from '../messages/forms/catalogue.ts';
import { scannedCodeFromState } from '../model/issued-code.ts';
import { terminalLive } from '../model/live-terminals.ts';
import type { TerminalDetails } from '../model/types.ts';
import { useTerminals } from '../queries.ts';

const pendingList = pickerListSpec('kind', 'point_id', 'model', 'added_from', 'added_to');

/**
 * `/Terminal/Activate`: by the code of a device, typed or scanned, or from the list. Protected by the guard (spec §6).
 */
export function TerminalActivateScreen() {
  const text = useText(terminalFormsMessages);
  const common = useText(commonMessages);
  usePageTitle(text('activate.title'));
  useLive(terminalLive);
  const [activated, setActivated] = useState<TerminalDetails | null>(null);
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const list = useListState(pendingList);
  const pending = useTerminals({ ...list.query, status: 'added' });
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

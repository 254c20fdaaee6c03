import { Skeleton } from '@kasa/ui/skeleton';
import { Smartphone } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ObjectScreen } from '#shared/errors/object-screen.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useObject } from '#shared/query/use-object.ts';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { TerminalEditPage } from '../components/terminal/terminal-edit-page.tsx';
import { terminalFormsMessages } from '../messages/forms/catalogue.ts';
import { terminalLive } from '../model/live-terminals.ts';

/** `/terminals/:id/edit`: a terminal with all its settings. */
export function TerminalEditScreen() {
  const text = useText(terminalFormsMessages);
  const { id = '' } = useParams();
  const terminal = useObject('getTerminal', id);
  const { data } = terminal.query;
  const title = data ? text('edit.title', { name: data.name }) : text('edit.short');
  usePageTitle(title);
  useLive(terminalLive);
  const back = { label: text('back'), href: paths.terminals() };
  return (
    <PermissionGate permission="edit_terminal" title={title} back={back} refusal={text('edit.noRight')}>
      <ObjectScreen
        title={title}
        back={back}
        icon={Smartphone}
        object={terminal}
        lost={{ title: text('edit.lostTitle'), text: text('edit.lostText'), toList: text('edit.toList') }}
        skeleton={<Skeleton height="720px" />}
      >
        {(latest, { refetch }) => (
          <TerminalEditPage key={id} title={title} latest={latest} refetch={refetch} />
        )}
      </ObjectScreen>
    </PermissionGate>
  );
}

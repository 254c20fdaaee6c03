import { Skeleton } from '@kasa/ui/skeleton';
import { Smartphone } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ObjectMissing } from '#shared/errors/object-missing.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { TerminalEditPage } from '../components/terminal/terminal-edit-page.tsx';
import { terminalFormsMessages } from '../messages/forms/catalogue.ts';
import { terminalLive } from '../model/live-terminals.ts';
import { useTerminal } from '../queries.ts';

/** `/terminals/:id/edit`: the terminal with all its settings. */
export function TerminalEditScreen() {
  const text = useText(terminalFormsMessages);
  const { id = '' } = useParams();
  const { query, isLost } = useTerminal(id);
  const title = query.data ? text('edit.title', { name: query.data.name }) : text('edit.short');
  usePageTitle(title);
  useLive(terminalLive);
  const back = { label: text('back'), href: paths.terminals() };
  return (
    <PermissionGate permission="edit_terminal" title={title} back={back} refusal={text('edit.noRight')}>
      {query.data && !isLost ? (
        <TerminalEditPage key={id} title={title} latest={query.data} refetch={query.refetch} />
      ) : (
        <ObjectMissing
          title={title}
          back={back}
          icon={Smartphone}
          query={query}
          lost={
            isLost
              ? {
                  title: text('edit.lostTitle'),
                  text: text('edit.lostText'),
                  toList: text('edit.toList'),
                }
              : null
          }
          skeleton={<Skeleton height="720px" />}
        />
      )}
    </PermissionGate>
  );
}

import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { OfflineTerminalForm } from '../components/terminal/offline-terminal-form.tsx';
import { offlineMessages } from '../messages/offline/catalogue.ts';

/** `/offline` and `/terminal_config`: creates an offline terminal. */
export function OfflineTerminalScreen() {
  const text = useText(offlineMessages);
  usePageTitle(text('title'));
  return (
    <PermissionGate
      permission="add_terminal"
      title={text('title')}
      back={{ label: text('done.back'), href: paths.terminals() }}
    >
      <OfflineTerminalForm />
    </PermissionGate>
  );
}

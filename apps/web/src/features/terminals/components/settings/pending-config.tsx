import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useOperation } from '#shared/query/use-operation.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { pendingConfig } from '../../model/displayed-config.ts';
import type { OfflineTerminalDraft, OfflineTerminalEditForm } from '../../model/offline-terminal-draft.ts';
import { inheritedSettings } from '../../model/own-settings.ts';
import { ConfigView } from './config-view.tsx';

/** Config that the terminal will receive, updated while the form is filled in. */
export function PendingConfig({ form }: { form: OfflineTerminalEditForm }) {
  const merchant = useSession()?.user.merchant.name ?? '';
  // Only this component renders on every key press; deferred, as typing has priority.
  const values = useDeferredValue(useWatch({ control: form.hook.control }) as OfflineTerminalDraft);
  const points = useOperation('listTerminalPoints', {}, { isQuiet: true });
  const { template_id: id } = values;
  const template = useOperation(
    'getTerminalTemplate',
    { params: { id: id ?? '' } },
    { isEnabled: typeof id === 'string', isQuiet: true },
  );
  const inherited = inheritedSettings('offline', id ? (template.data?.settings ?? null) : null);
  return <ConfigView config={pendingConfig(values, inherited, merchant, points.data?.items ?? [])} />;
}

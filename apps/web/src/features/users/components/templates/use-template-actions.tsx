import type { RowAction } from '@kasa/ui/data-table';
import { ListChecks, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useRowActions } from '#shared/entity/use-entity-actions.ts';
import { useRemoval } from '#shared/entity/use-removal.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { rightsTemplateMessages } from '../../messages/templates/catalogue.ts';
import { peopleQueryIds } from '../../model/live-users.ts';
import type { RightsTemplate } from '../../model/types.ts';
import { useTemplateDenial } from './use-template-denial.ts';

const ApplyTemplateDialog = lazy(() =>
  import('./apply-template-dialog.tsx').then((module) => ({ default: module.ApplyTemplateDialog })),
);

/** The actions of a template, and the dialogs that ask before one is applied or deleted. */
export function useTemplateActions() {
  const text = useText(rightsTemplateMessages);
  const { edit, guarded, history } = useRowActions('users_manage');
  const denial = useTemplateDenial();
  const [applied, setApplied] = useState<RightsTemplate | null>(null);
  const removal = useRemoval('deleteRightsTemplate', text, {
    refreshes: peopleQueryIds,
    success: text('template.deleted'),
  });
  const actions = (template: RightsTemplate): RowAction[] => {
    const { id, users_count } = template;
    const refusal = denial(template);
    const apply = () => setApplied(template);
    const remove = () => removal.ask(template);
    return [
      guarded(
        { id: 'apply', label: text('action.apply'), icon: ListChecks, onAction: apply },
        refusal ?? (users_count === 0 ? text('denial.nobody') : undefined),
      ),
      edit({ href: paths.rightsTemplateEdit({ id }) }),
      guarded(
        { id: 'delete', label: text('action.delete'), icon: Trash2, tone: 'danger', onAction: remove },
        refusal,
      ),
      ...history(id),
    ];
  };
  const dialog = (
    <>
      {removal.dialog}
      {applied && (
        <Suspense>
          <ApplyTemplateDialog template={applied} onClose={() => setApplied(null)} />
        </Suspense>
      )}
    </>
  );
  return { actions, dialog };
}

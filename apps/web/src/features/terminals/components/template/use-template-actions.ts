import type { RowAction } from '@kasa/ui/data-table';
import { Copy, ListChecks, Pencil, Smartphone, Trash2 } from 'lucide-react';
import { useAuditLogAction } from '#shared/history/use-audit-log-action.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { templatesMessages } from '../../messages/templates/catalogue.ts';
import type { TerminalTemplate } from '../../model/types.ts';

/** Actions of a template, shared by the ⋯ menu, the context menu and the card. */
export function useTemplateActions(
  onDelete: (template: TerminalTemplate) => void,
): (template: TerminalTemplate) => RowAction[] {
  const text = useText(templatesMessages);
  const common = useText(commonMessages);
  const history = useAuditLogAction();
  const missing = usePermissions().writeDenialReason('edit_terminal');
  const unless = (reason: string | undefined) => ({
    isDisabled: reason !== undefined,
    disabledReason: reason,
  });
  return (template) => {
    const { id, terminals_count: count } = template;
    const inUse = count > 0 ? text('action.inUse', { count }) : undefined;
    return [
      {
        id: 'edit',
        label: common('action.edit'),
        icon: Pencil,
        href: paths.terminalTemplateEdit({ id }),
        ...unless(missing),
      },
      {
        id: 'apply',
        label: text('action.apply'),
        icon: ListChecks,
        href: paths.terminalTemplateApply({ id }),
        ...unless(missing),
      },
      {
        id: 'terminals',
        label: text('action.terminals'),
        icon: Smartphone,
        href: paths.terminals({ template_id: id }),
      },
      {
        id: 'copy',
        label: text('action.copy'),
        icon: Copy,
        href: paths.terminalTemplateCreate({ copy: id }),
        ...unless(missing),
      },
      {
        id: 'delete',
        label: text('action.delete'),
        icon: Trash2,
        tone: 'danger',
        onAction: () => onDelete(template),
        ...unless(missing ?? inUse),
      },
      ...history(id),
    ];
  };
}

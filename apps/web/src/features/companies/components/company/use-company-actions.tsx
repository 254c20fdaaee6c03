import type { RowAction } from '@kasa/ui/data-table';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Network, Trash2 } from 'lucide-react';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { useEntityActions } from '#shared/entity/use-entity-actions.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import type { DataOf } from '#shared/query/operations.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { useOpenObject } from '#shared/routing/use-open-object.ts';
import { companyMessages } from '../../messages/companies/catalogue.ts';
import { usageIn, usageText } from '../../model/usage.ts';
import { companyQueryIds } from '../../queries.ts';
import { companyEntity } from './company-entity.ts';

type Company = DataOf<'getCompany'>;

/** The actions of rows, and the dialog that asks before one is deleted. */
export function useCompanyActions() {
  const text = useText(companyMessages);
  const { edit, guarded, history } = useEntityActions(companyEntity);
  const { openId, close } = useOpenObject();
  const remove = useCommand('deleteCompany', {
    refreshes: companyQueryIds,
    success: text('company.deleted'),
    isQuiet: (error) => usageIn(error) !== undefined,
  });
  const usage = usageIn(remove.error);
  const removal = useConfirm(({ id, name }: Company) => ({
    tone: 'danger',
    title: text('delete.title', { name }),
    children: (
      <>
        <p>{text('delete.text')}</p>
        {usage ? (
          <div className="mt-4">
            <InlineNotice tone="danger" isLive>
              {text('delete.inUse', { usage: usageText(usage, text) })}
            </InlineNotice>
          </div>
        ) : null}
      </>
    ),
    confirmLabel: text('action.delete'),
    busyLabel: text('delete.busy'),
    async onConfirm() {
      await remove.run({ params: { id } });
      if (openId === id) close();
    },
  }));
  const actions = (company: Company): RowAction[] => {
    const { id, companies_count } = company;
    const used = usageText(company, text);
    const below = { id: 'below', label: text('action.below'), icon: Network };
    return [
      edit(id),
      ...(companies_count > 0 ? [{ ...below, href: paths.companies({ parent_id: id }) }] : []),
      guarded(
        {
          id: 'delete',
          label: text('action.delete'),
          icon: Trash2,
          tone: 'danger',
          onAction: () => {
            remove.reset();
            removal.ask(company);
          },
        },
        used === '' ? undefined : text('delete.inUse', { usage: used }),
      ),
      ...history(id),
    ];
  };
  return { actions, dialog: removal.dialog };
}

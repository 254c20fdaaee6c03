import type { RowAction } from '@kasa/ui/data-table';
import { Network, Trash2 } from 'lucide-react';
import { useEntityActions } from '#shared/entity/use-entity-actions.ts';
import { useRemoval } from '#shared/entity/use-removal.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import type { DataOf } from '#shared/query/operations.ts';
import { companyMessages } from '../../messages/companies/catalogue.ts';
import { usageIn, usageText } from '../../model/usage.ts';
import { companyQueryIds } from '../../queries.ts';
import { companyEntity } from './company-entity.ts';

type Company = DataOf<'getCompany'>;

/** The actions of rows, and the dialog that asks before one is deleted. */
export function useCompanyActions() {
  const text = useText(companyMessages);
  const { edit, guarded, history } = useEntityActions(companyEntity);
  const inUse = (usage: string) => text('delete.inUse', { usage });
  const removal = useRemoval('deleteCompany', text, {
    refreshes: companyQueryIds,
    success: text('company.deleted'),
    refusal: (error) => {
      const usage = usageIn(error);
      return usage && inUse(usageText(usage, text));
    },
  });
  const actions = (company: Company): RowAction[] => {
    const { id, companies_count } = company;
    const used = usageText(company, text);
    const below = { id: 'below', label: text('action.below'), icon: Network };
    const remove = () => removal.ask(company);
    return [
      edit(id),
      ...(companies_count > 0 ? [{ ...below, href: paths.companies({ parent_id: id }) }] : []),
      guarded(
        { id: 'delete', label: text('action.delete'), icon: Trash2, tone: 'danger', onAction: remove },
        used === '' ? undefined : inUse(used),
      ),
      ...history(id),
    ];
  };
  return { actions, dialog: removal.dialog };
}

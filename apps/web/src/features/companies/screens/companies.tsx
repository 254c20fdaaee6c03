import { companyKinds } from '@kasa/contracts/companies/companies';
import { companyFields, companyFilterFields } from '@kasa/contracts/companies/fields';
import { Building2 } from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import type { DataOf } from '#shared/query/operations.ts';
import { useList } from '#shared/query/use-list.ts';
import { asId, asOneOf, asSeveral, asSomeOf, asText } from '#shared/table/filter-parsers.ts';
import { useFoundFilter } from '#shared/table/found-filter.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { NameCell } from '#shared/table/name-cell.tsx';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { companyChoices } from '../components/company/company-choices.ts';
import { useCompanyActions } from '../components/company/use-company-actions.tsx';
import { companyMessages } from '../messages/companies/catalogue.ts';

type Company = DataOf<'getCompany'>;

const loadDrawer = async () => (await import('../components/company/company-drawer.tsx')).CompanyDrawer;
const listSpec = {
  filters: {
    q: asText,
    kind: asSomeOf(...companyKinds),
    pays_vat: asOneOf('true', 'false'),
    parent_id: asSeveral(asId),
  },
  sorts: ['name', 'tax_number', 'created_at'] as const,
};

/** `/companies`: the companies of the merchant; `?open=`: the one that is shown beside them. */
export function CompaniesScreen() {
  const text = useText(companyMessages);
  return (
    <PermissionGate title={text('companies.title')} permission="companies_manage" isReading>
      <Companies />
    </PermissionGate>
  );
}

function Companies() {
  const text = useText(companyMessages);
  const list = useListState(listSpec);
  const query = useList('listCompanies', list.query);
  const { column, label } = useFields(companyFields);
  const choice = useChoiceFilter(list, companyFilterFields);
  const parent = useFoundFilter(list, 'parent_id', label('parent'), companyChoices);
  const { actions, dialog } = useCompanyActions();
  const drawer = useRowDrawer<Company>(loadDrawer, { rows: query.data?.items, actions });
  return (
    <>
      <ListScreen<Company, 'q'>
        id="companies"
        operation="listCompanies"
        words={listWords(text, 'companies')}
        list={list}
        query={query}
        search="q"
        filters={[choice('kind'), choice('pays_vat'), parent]}
        columns={[
          column('name', {
            cell: ({ name }) => <NameCell name={name} />,
            isSortable: true,
            isHideable: false,
            width: 260,
          }),
          column('tax_number', {
            cell: ({ tax_number }) => <span className="figures">{tax_number}</span>,
            isSortable: true,
            cardSlot: 'secondary',
            width: 140,
          }),
          column('parent', { cell: ({ parent }) => parent?.name, cardSlot: 'subtitle', width: 200 }),
          column('vat_number', {
            cell: ({ vat_number }) => <span className="figures">{vat_number}</span>,
            width: 140,
            dropPriority: 3,
          }),
          column('address', { width: 220, dropPriority: 1 }),
          column('companies_count', {
            cell: ({ companies_count: count }) => (count > 0 ? text('companies.below', { count }) : null),
            cardSlot: 'status',
            width: 130,
            dropPriority: 4,
          }),
          column('created_at', { isSortable: true, width: 150, dropPriority: 2 }),
        ]}
        defaultSort="name"
        create={{
          label: text('companies.create'),
          href: paths.companyCreate(),
          permission: 'companies_manage',
        }}
        rowLabel={({ name }) => name}
        {...drawer}
        emptyIcon={Building2}
      />
      {dialog}
    </>
  );
}

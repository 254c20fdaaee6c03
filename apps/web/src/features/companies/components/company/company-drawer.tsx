import { companyFields } from '@kasa/contracts/companies/fields';
import { taxRateText } from '@kasa/contracts/shared/tax-rates';
import { FactsDrawer } from '#shared/entity/facts-drawer.tsx';
import { DrawerSection } from '#shared/entity/show-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import type { DataOf } from '#shared/query/operations.ts';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { companyMessages } from '../../messages/companies/catalogue.ts';
import { CompanyGroup } from './company-group.tsx';

/** A company to look at, with its letters and the tree that it is part of. */
export function CompanyDrawer(props: RowDrawerProps<DataOf<'getCompany'>>) {
  const text = useText(companyMessages);
  const locale = useLocale();
  const { fact, label } = useFields(companyFields);
  return (
    <FactsDrawer
      {...props}
      read="getCompany"
      title={text('company.title')}
      name={({ name }) => name}
      subtitle={({ tax_number }) => <span className="figures">{tax_number}</span>}
      lost={text('company.lostText')}
      permission="companies_manage"
      facts={(company) => [
        fact(company, 'vat_number'),
        fact(company, 'address'),
        fact(company, 'points_count'),
        fact(company, 'terminals_count'),
        fact(company, 'created_at'),
      ]}
    >
      {({ id, tax_letters }) => (
        <>
          <DrawerSection title={label('tax_letters')}>
            {tax_letters.length === 0 ? <p className="text-text-muted">{text('letters.none')}</p> : null}
            <ul className="flex flex-col gap-1">
              {tax_letters.map((rate) => (
                <li key={rate.letter}>{taxRateText(rate, locale)}</li>
              ))}
            </ul>
          </DrawerSection>
          <CompanyGroup id={id} />
        </>
      )}
    </FactsDrawer>
  );
}

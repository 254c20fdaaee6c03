import { Link } from 'react-router-dom';
import { DrawerSection } from '#shared/entity/show-drawer.tsx';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { companyMessages } from '../../messages/companies/catalogue.ts';

const STEP_REM = 1.25;

/** The tree that a company is part of; nothing where it stands alone. */
export function CompanyGroup({ id }: { id: string }) {
  const text = useText(companyMessages);
  const query = useOperation('getCompanyGroup', { params: { id } }, { isQuiet: true });
  const { data } = query;
  if (data === undefined) return <RetryLine query={query} />;
  if (data.items.length < 2) return null;
  return (
    <DrawerSection title={text('group.title')}>
      <ul className="flex flex-col gap-1">
        {data.items.map((one) => (
          <li key={one.id} style={{ paddingInlineStart: `${one.depth * STEP_REM}rem` }}>
            {one.id === id ? (
              <span aria-current="true" className="font-semibold">
                {one.name}
              </span>
            ) : (
              <Link to={paths.companies({ open: one.id })}>{one.name}</Link>
            )}{' '}
            <span className="figures text-[13px] text-text-muted">{one.tax_number}</span>
          </li>
        ))}
      </ul>
      {data.is_capped ? (
        <p className="mt-2 text-[13px] text-text-muted">
          {text('group.capped', { count: data.items.length })}
        </p>
      ) : null}
    </DrawerSection>
  );
}

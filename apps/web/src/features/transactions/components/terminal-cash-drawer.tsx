import { Skeleton } from '@kasa/ui/skeleton';
import { Banknote } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DrawerSection, ShowDrawer } from '#shared/entity/show-drawer.tsx';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { encashmentMessages } from '../messages/encashment/catalogue.ts';
import { CashFigures } from './cash-account.tsx';

/** The cash inside a terminal and its last encashments, beside a list of terminals. */
export function TerminalCashDrawer<Row extends { id: string }>({
  rows,
  actions,
  ...props
}: RowDrawerProps<Row>) {
  const text = useText(encashmentMessages);
  const { id } = props;
  const row = rows?.find((one) => one.id === id);
  const page = {
    id: 'encashment',
    label: text('form.title'),
    icon: Banknote,
    href: paths.terminalEncashment({ id }),
  };
  return (
    <ShowDrawer
      {...props}
      rows={rows}
      read="getTerminalCash"
      title={text('short')}
      name={({ terminal }) => terminal.name}
      subtitle={({ terminal, place }) => `${terminal.number} · ${place ?? text('noPlace')}`}
      lost={text('lostText')}
      permission="cash_view"
      actions={() => (row ? actions(row) : [page])}
    >
      {(cash) => (
        <>
          <DrawerSection title={text('cash.inside')}>
            <CashFigures cash={cash} />
          </DrawerSection>
          <LastEncashments terminalId={id} />
        </>
      )}
    </ShowDrawer>
  );
}

const SHOWN_ENCASHMENTS = 5;

function LastEncashments({ terminalId }: { terminalId: string }) {
  const text = useText(encashmentMessages);
  const format = useFormat();
  const params = { id: terminalId };
  const query = useOperation('listEncashments', { params, query: { perPage: 10 } });
  const encashments = query.data?.items.slice(0, SHOWN_ENCASHMENTS);
  return (
    <DrawerSection title={text('history.last')}>
      {encashments === undefined && query.isError ? (
        <RetryLine text={text('history.failed')} query={query} />
      ) : encashments === undefined ? (
        <Skeleton height="120px" />
      ) : encashments.length === 0 ? (
        <p className="text-text-muted">{text('cash.never')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {encashments.map(({ id, number, taken_at, amount, by }) => (
            <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
              <span>
                <Link
                  to={paths.terminalEncashment(params, { slip: id })}
                  className="text-accent-text underline underline-offset-2 hover:no-underline"
                >
                  {text('slip.title', { number: String(number) })}
                </Link>
              </span>
              <span className="text-right figures">{format.money(amount)}</span>
              <span className="text-[13px] text-text-muted [overflow-wrap:anywhere]">{by.name}</span>
              <span className="text-right text-[13px] text-text-muted figures">
                {format.dateTime(taken_at)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </DrawerSection>
  );
}

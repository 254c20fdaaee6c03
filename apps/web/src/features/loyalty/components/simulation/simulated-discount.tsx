import type { SimulatedDiscountEntity, SimulationResult } from '@kasa/contracts/loyalty/simulation';
import { ChartTable } from '@kasa/ui/bar-chart';
import { KeyValue } from '@kasa/ui/key-value';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { reportMessages } from '#shared/report/messages/catalogue.ts';
import { simulationMessages } from '../../messages/simulation/catalogue.ts';
import { sentenceOf } from '../../model/sentence.ts';
import { likelyReasons } from '../../model/simulation.ts';
import { BusiestHours } from './busiest-hours.tsx';
import { ChangedReceipts } from './changed-receipts.tsx';
import type { useSimulationWords } from './use-simulation-words.ts';

/** Points that have a line of their own. */
const MAX_POINTS = 8;

/** What one discount would have changed: its cost, who gains, where, when and on which receipts. */
export function SimulatedDiscount({
  simulated,
  result,
  words: { told, weekday },
  isAlone,
}: {
  simulated: SimulatedDiscountEntity;
  result: SimulationResult;
  words: ReturnType<typeof useSimulationWords>;
  /** Has the whole width. */
  isAlone: boolean;
}) {
  const text = useText(simulationMessages);
  const locale = useLocale();
  const id = useId();
  const { discount, receipts, by_hour, largest } = simulated;
  const query = useOperation('getDiscount', { params: { id: discount.id } }, { isQuiet: true });
  const { data } = query;
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-4 rounded-lg border border-border bg-surface p-4"
    >
      <div className="[overflow-wrap:anywhere]">
        <h2 id={id} className="font-[620] text-base">
          <Link
            to={paths.discounts({ open: discount.id })}
            className="text-accent-text no-underline hover:underline"
          >
            {discount.name}
          </Link>
        </h2>
        {data === undefined ? (
          <RetryLine query={query} />
        ) : (
          <p className="mt-1 text-[13px] text-text-muted">{sentenceOf(data, locale)}</p>
        )}
        <p className="mt-2 font-semibold">{told(simulated, result.receipts)}</p>
      </div>
      {receipts === 0 ? (
        data === undefined ? null : (
          <Part title={text('why.title')}>
            {(titleId) => (
              <ul aria-labelledby={titleId} className="flex flex-col gap-1">
                {likelyReasons(data, result).map((reason) => (
                  <li key={reason}>{text(`why.${reason}`)}</li>
                ))}
              </ul>
            )}
          </Part>
        )
      ) : (
        <div className={`grid items-start gap-4 ${isAlone ? 'lg:grid-cols-2' : ''}`}>
          <div className="flex min-w-0 flex-col gap-4">
            <Gains simulated={simulated} />
            <Points simulated={simulated} />
            <BusiestHours byHour={by_hour} weekday={weekday} />
          </div>
          {/* Who may not see payments is told of none. */}
          {largest.length === 0 ? null : (
            <Part title={text('largest.title')}>
              {(titleId) => <ChangedReceipts receipts={largest} labelledBy={titleId} />}
            </Part>
          )}
        </div>
      )}
    </section>
  );
}

function Part({ title, children }: { title: string; children: (titleId: string) => ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-2 font-semibold">
        {title}
      </h3>
      {children(id)}
    </section>
  );
}

function Gains({ simulated: { customers, customers_cost, cost } }: { simulated: SimulatedDiscountEntity }) {
  const text = useText(simulationMessages);
  const format = useFormat();
  return (
    <Part title={text('gains.title')}>
      {() => (
        <KeyValue
          columns={2}
          items={[
            {
              id: 'known',
              label: text('gains.known', { count: customers }),
              value: format.money(customers_cost),
            },
            { id: 'others', label: text('gains.others'), value: format.money(cost - customers_cost) },
          ]}
        />
      )}
    </Part>
  );
}

function Points({ simulated: { by_point } }: { simulated: SimulatedDiscountEntity }) {
  const text = useText(simulationMessages);
  const report = useText(reportMessages);
  const format = useFormat();
  const cells = (receipts: number, cost: number) => [format.number(receipts), format.money(cost)];
  const rest = by_point.slice(MAX_POINTS);
  const sum = (of: 'receipts' | 'cost') => rest.reduce((all, point) => all + point[of], 0);
  const bars = [
    ...by_point.slice(0, MAX_POINTS).map(({ point, receipts, cost }) => ({
      ...{ id: point?.id ?? '', name: point?.name ?? report('nowhere') },
      cells: cells(receipts, cost),
    })),
    ...(rest.length > 0
      ? [
          {
            ...{ id: 'rest', name: text('points.more', { count: rest.length }) },
            cells: cells(sum('receipts'), sum('cost')),
          },
        ]
      : []),
  ];
  return (
    <Part title={report('byPoint')}>
      {(titleId) => (
        <ChartTable
          labelledBy={titleId}
          bars={bars}
          headings={[report('point'), text('receipts'), text('cost')]}
        />
      )}
    </Part>
  );
}

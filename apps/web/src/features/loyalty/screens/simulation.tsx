import { Button } from '@kasa/ui/button';
import { EmptyState } from '@kasa/ui/empty-state';
import { FilterBar } from '@kasa/ui/filter-bar';
import { ProgressMeter } from '@kasa/ui/progress-meter';
import { Calculator, CircleStop, FlaskConical } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useFormatDayRange } from '#shared/period/use-format-day-range.ts';
import { usePeriodFilter } from '#shared/period/use-period-filter.tsx';
import { reportMessages } from '#shared/report/messages/catalogue.ts';
import { asDay, asId } from '#shared/table/filter-parsers.ts';
import { useListState } from '#shared/table/use-list-state.ts';
import { useListTexts } from '#shared/table/use-list-texts.ts';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { SalesGate } from '../components/sales-gate.tsx';
import { DraftSelect } from '../components/simulation/draft-select.tsx';
import { SimulationFailure } from '../components/simulation/simulation-failure.tsx';
import { SimulationOutcome } from '../components/simulation/simulation-outcome.tsx';
import { StopButton } from '../components/simulation/stop-button.tsx';
import { useSimulation } from '../components/simulation/use-simulation.ts';
import { simulationMessages } from '../messages/simulation/catalogue.ts';
import { simulatedPeriod } from '../model/simulation.ts';

const spoken = ['running', 'stopped', 'done'] as const;
const isSpoken = (state: string): state is (typeof spoken)[number] => spoken.some((one) => one === state);

const spec = { filters: { discount: asId, other: asId, from: asDay, to: asDay }, sorts: [] };

/** `/Loyalty/simulation`: what drafts would have cost on receipts of the past. */
export function SimulationScreen() {
  const text = useText(simulationMessages);
  return (
    <SalesGate title={text('title')}>
      {(back) => (
        <>
          <ScreenHeader title={text('title')} subtitle={text('text')} back={back} />
          <Simulating />
        </>
      )}
    </SalesGate>
  );
}

/** What is chosen, which stands in the address. */
function useChoice() {
  const { filters, setFilters } = useListState(spec);
  const { from, to, discount } = filters;
  const period = simulatedPeriod({ from, to }, new Date());
  const other = filters.other === discount ? undefined : filters.other;
  const filter = usePeriodFilter(period, setFilters, false);
  const isUsual = from === undefined && to === undefined;
  const query = {
    ...{ discount_id: discount ?? '', other_discount_id: other },
    ...{ date_from: period.from, date_to: period.to },
  };
  return {
    ...{ discount: discount ?? null, other: other ?? null, period, setFilters },
    filter: { ...filter, onRemove: isUsual ? undefined : filter.onRemove },
    asked: discount === undefined || period.problem !== null ? null : query,
  };
}

function Simulating() {
  const text = useText(simulationMessages);
  const report = useText(reportMessages);
  const filterTexts = useListTexts().filters;
  const { discount, other, period, filter, asked, setFilters } = useChoice();
  const { simulation, start, stop } = useSimulation(asked);
  const startButton = useRef<HTMLButtonElement>(null);
  const daysText = useFormatDayRange();
  const isRunning = simulation.state === 'running';
  const denial = period.problem === null ? text('chooseFirst') : report(period.problem);
  return (
    <div className="flex flex-col gap-4">
      <section
        aria-label={text('choice')}
        className="flex flex-col gap-4 rounded-lg border border-border bg-surface p-4"
      >
        <div className="grid items-start gap-4 md:grid-cols-2">
          <DraftSelect
            label={text('draft')}
            hint={text('draftHint')}
            value={discount}
            except={other}
            isClearable={false}
            onChange={(id) => setFilters({ discount: id })}
          />
          <DraftSelect
            label={text('other')}
            hint={text('otherHint')}
            value={other}
            except={discount}
            isClearable
            onChange={(id) => setFilters({ other: id })}
          />
        </div>
        <div>
          <FilterBar
            texts={filterTexts}
            filters={[filter]}
            onClear={undefined}
            end={<span className="text-text-muted figures">{daysText(period)}</span>}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              ref={startButton}
              variant="primary"
              icon={<Calculator />}
              isLoading={isRunning}
              loadingLabel={text('busy')}
              disabledReason={asked === null ? denial : undefined}
              onPress={start}
            >
              {text('start')}
            </Button>
            {isRunning ? <StopButton label={text('stop')} onPress={stop} next={startButton} /> : null}
          </div>
        </div>
      </section>
      <p role="status" className="sr-only">
        {isSpoken(simulation.state) ? text(`spoken.${simulation.state}`) : ''}
      </p>
      <Outcome
        simulation={simulation}
        asked={asked}
        problem={discount === null || period.problem === null ? undefined : denial}
        days={period}
        start={start}
      />
    </div>
  );
}

function Outcome({
  simulation,
  asked,
  problem,
  days,
  start,
}: Pick<ReturnType<typeof useSimulation>, 'simulation' | 'start'> &
  Pick<ReturnType<typeof useChoice>, 'asked'> & {
    days: { from: string; to: string };
    /** Why these days cannot be asked for. */
    problem: string | undefined;
  }) {
  const text = useText(simulationMessages);
  const format = useFormat();
  if (simulation.state === 'done') return <SimulationOutcome result={simulation.result} days={days} />;
  if (simulation.state === 'failed') return <SimulationFailure error={simulation.error} onRetry={start} />;
  if (simulation.state === 'running' || simulation.state === 'stopped') {
    const { receipts, total } = simulation.progress;
    const shown = { done: format.number(receipts), total };
    return simulation.state === 'stopped' ? (
      <EmptyState
        icon={CircleStop}
        title={text('stopped.title')}
        text={text(total === 0 ? 'stopped.early' : 'stopped.text', shown)}
      />
    ) : (
      <ProgressMeter
        label={text('progress')}
        valueText={total === 0 ? '' : text('progress.of', shown)}
        max={total}
        parts={[{ id: 'done', tone: 'positive', value: receipts }]}
      />
    );
  }
  if (problem !== undefined) return <EmptyState icon={FlaskConical} title={problem} />;
  const state = asked === null ? 'none' : 'ready';
  return <EmptyState icon={FlaskConical} title={text(`${state}.title`)} text={text(`${state}.text`)} />;
}

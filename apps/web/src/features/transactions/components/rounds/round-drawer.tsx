import { collectionRoundFields } from '@kasa/contracts/transactions/fields';
import { FactsDrawer } from '#shared/entity/facts-drawer.tsx';
import { DrawerSection } from '#shared/entity/show-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { roundsMessages } from '../../messages/rounds/catalogue.ts';
import type { CollectionRound, RoundStop } from '../../model/types.ts';
import { RoundProgress } from './round-progress.tsx';
import { RoundStatus, StopStatus } from './round-status.tsx';
import { placeOf } from './stop-place.ts';

/** A round to look at beside the list; it is made on its page. */
export function RoundDrawer(props: RowDrawerProps<CollectionRound>) {
  const text = useText(roundsMessages);
  const { fact } = useFields(collectionRoundFields);
  return (
    <FactsDrawer
      {...props}
      read="getCollectionRound"
      title={text('round.short')}
      name={({ number }) => text('round.title', { number: String(number) })}
      status={({ state }) => <RoundStatus state={state} />}
      lost={text('round.lostText')}
      pageHref={paths.cashRound({ id: props.id })}
      facts={(round) => [
        fact(round, 'planned_for', round.planned_for ? undefined : text('rounds.anyDay')),
        fact(round, 'assignee', round.assignee ? undefined : text('rounds.nobody')),
        fact(round, 'expected_amount'),
        fact(round, 'collected_amount'),
        fact(round, 'planned_by'),
        fact(round, 'created_at'),
        ...(round.ended_at === null ? [] : [fact(round, 'ended_at')]),
      ]}
    >
      {(round) => (
        <>
          <RoundProgress round={round} />
          <Stops stops={round.stops} />
        </>
      )}
    </FactsDrawer>
  );
}

/** Terminals that are written out: the page has them all. */
const SHOWN_STOPS = 10;

function Stops({ stops }: { stops: readonly RoundStop[] }) {
  const text = useText(roundsMessages);
  const format = useFormat();
  const more = stops.length - SHOWN_STOPS;
  return (
    <DrawerSection title={text('round.stops')}>
      <ul className="flex flex-col gap-3">
        {stops.slice(0, SHOWN_STOPS).map((stop) => (
          <li key={stop.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
            <span className="[overflow-wrap:anywhere]">{stop.terminal.name}</span>
            <span className="text-right figures">
              {format.money(stop.encashment?.amount ?? stop.expected_amount)}
            </span>
            <span className="text-[13px] text-text-muted [overflow-wrap:anywhere]">
              {placeOf(stop) ?? text('cash.noPoint')}
            </span>
            <span className="ml-auto text-[13px]">
              <StopStatus state={stop.state} />
            </span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="mt-3 text-text-muted">{text('round.moreStops', { count: more })}</p> : null}
    </DrawerSection>
  );
}

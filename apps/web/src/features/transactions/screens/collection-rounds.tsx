import { personLabel } from '@kasa/contracts/shared/person-label';
import { roundStates } from '@kasa/contracts/transactions/collection-round-values';
import { collectionRoundFields } from '@kasa/contracts/transactions/fields';
import { Button } from '@kasa/ui/button';
import { ClipboardList } from 'lucide-react';
import { peopleChoices } from '#shared/choices/people.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { useDateRangeFilter } from '#shared/period/date-range-filter.tsx';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useList } from '#shared/query/use-list.ts';
import { asDay, asId, asSeveral, asSomeOf } from '#shared/table/filter-parsers.ts';
import { useFoundFilter } from '#shared/table/found-filter.ts';
import { ListScreen } from '#shared/table/list-screen.tsx';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { RoundStatus } from '../components/rounds/round-status.tsx';
import { useRoundActions } from '../components/rounds/use-round-actions.tsx';
import { roundsMessages } from '../messages/rounds/catalogue.ts';
import { roundsLive } from '../model/live-cash.ts';
import type { CollectionRound } from '../model/types.ts';

const loadDrawer = async () => (await import('../components/rounds/round-drawer.tsx')).RoundDrawer;
const collectors = peopleChoices('listCashCollectors', {});
const listSpec = {
  filters: {
    state: asSomeOf(...roundStates),
    user_id: asSeveral(asId),
    created_from: asDay,
    created_to: asDay,
  },
  sorts: ['number'] as const,
};

/** `/cash/rounds`: cash collection rounds, the newest first; `?open=`: one of them beside them. */
export function CollectionRoundsScreen() {
  const text = useText(roundsMessages);
  const back = { label: text('cash.title'), href: paths.cash() };
  return (
    <PermissionGate title={text('rounds.title')} permission="cash_view" isReading>
      <CollectionRounds back={back} />
    </PermissionGate>
  );
}

function CollectionRounds({ back }: { back: { label: string; href: string } }) {
  const text = useText(roundsMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const list = useListState(listSpec);
  const { column, label } = useFields(collectionRoundFields);
  const choice = useChoiceFilter(list, collectionRoundFields);
  const days = useDateRangeFilter(list);
  const query = useList('listCollectionRounds', list.query);
  const { actions, dialogs } = useRoundActions();
  const drawer = useRowDrawer<CollectionRound>(loadDrawer, {
    rows: query.data?.items,
    actions: (round) => [
      {
        id: 'open',
        label: common('action.openPage'),
        icon: ClipboardList,
        href: paths.cashRound({ id: round.id }),
      },
      ...actions(round),
    ],
  });
  useLive(roundsLive);
  const muted = (words: string) => <span className="text-text-muted">{words}</span>;
  return (
    <>
      <ListScreen<CollectionRound, never>
        id="cash-rounds"
        operation="listCollectionRounds"
        words={{
          title: text('rounds.title'),
          total: (count) => text('rounds.total', { count }),
          empty: text('rounds.empty'),
        }}
        back={back}
        list={list}
        query={query}
        filters={[
          choice('state'),
          useFoundFilter(list, 'user_id', label('assignee'), collectors),
          days('created', label('created_at')),
        ]}
        columns={[
          column('number', {
            cell: ({ number }) => (
              <span className="whitespace-nowrap font-semibold figures">
                {text('rounds.numbered', { number: String(number) })}
              </span>
            ),
            align: 'start',
            isSortable: true,
            isHideable: false,
            width: 100,
          }),
          column('state', {
            cell: ({ state }) => <RoundStatus state={state} />,
            isHideable: false,
            cardSlot: 'status',
            width: 150,
          }),
          column('planned_for', {
            cell: ({ planned_for: day }) =>
              day ? <span className="figures">{format.day(day)}</span> : muted(text('rounds.anyDay')),
            cardSlot: 'subtitle',
            width: 130,
          }),
          column('assignee', {
            cell: ({ assignee }) => (assignee ? personLabel(assignee) : muted(text('rounds.nobody'))),
            cardSlot: 'secondary',
            width: 220,
          }),
          column('stops_count', {
            cell: ({ stops_count, collected_count, skipped_count }) =>
              text('rounds.visited', {
                done: format.number(collected_count + skipped_count),
                total: format.number(stops_count),
              }),
            width: 110,
            dropPriority: 3,
          }),
          column('expected_amount', { isHideable: false, cardSlot: 'value', width: 150 }),
          column('collected_amount', { width: 150, dropPriority: 4 }),
          column('planned_by', { width: 200, dropPriority: 1 }),
          column('created_at', { width: 150, dropPriority: 2 }),
        ]}
        defaultSort="-number"
        rowLabel={({ number }) => text('round.title', { number: String(number) })}
        {...drawer}
        emptyIcon={ClipboardList}
        emptyActions={<Button href={paths.cash()}>{text('rounds.toCash')}</Button>}
      />
      {dialogs}
    </>
  );
}

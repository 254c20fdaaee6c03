import { terminalFields } from '@kasa/contracts/terminals/fields';
import { terminalKinds } from '@kasa/contracts/transactions/collection-round-values';
import { terminalWithCashFields } from '@kasa/contracts/transactions/fields';
import { Banknote, ClipboardList, Route, Smartphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useList } from '#shared/query/use-list.ts';
import { asId, asSeveral, asSomeOf, asText } from '#shared/table/filter-parsers.ts';
import { useFoundFilter } from '#shared/table/found-filter.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { pointChoices } from '../../../entities/terminals/point-choices.ts';
import { loadTerminalCashDrawer } from '../components/load-terminal-cash-drawer.ts';
import { usePlanning } from '../components/rounds/use-planning.tsx';
import { roundsMessages } from '../messages/rounds/catalogue.ts';
import { roundsLive } from '../model/live-cash.ts';
import type { TerminalWithCash } from '../model/types.ts';

const listSpec = {
  filters: { q: asText, kind: asSomeOf(...terminalKinds), point_id: asSeveral(asId) },
  sorts: ['cash_inside'] as const,
};

/** `/cash`: terminals by cash inside, to plan a collection round of; `?open=`: the cash of one beside them. */
export function CashScreen() {
  const text = useText(roundsMessages);
  return (
    <PermissionGate title={text('cash.title')} permission="cash_view" isReading>
      <TerminalsWithCash />
    </PermissionGate>
  );
}

function TerminalsWithCash() {
  const text = useText(roundsMessages);
  const format = useFormat();
  const list = useListState(listSpec);
  const query = useList('listTerminalsWithCash', list.query);
  const { data } = query;
  const planning = usePlanning(list.filters, data && !data.total_capped ? data.total : null);
  const ofTerminal = useFields(terminalWithCashFields);
  const { column } = ofTerminal;
  const { label, display } = useFields({ kind: terminalFields.kind });
  const choice = useChoiceFilter(list, { kind: terminalFields.kind });
  useLive(roundsLive);
  const drawer = useRowDrawer<TerminalWithCash>(loadTerminalCashDrawer, {
    rows: data?.items,
    actions: ({ id, round }) => [
      {
        id: 'encashment',
        label: text('round.collect'),
        icon: Banknote,
        href: paths.terminalEncashment({ id }),
      },
      ...(round
        ? [
            {
              id: 'round',
              label: text('cash.openRound'),
              icon: Route,
              href: paths.cashRound({ id: round.id }),
            },
          ]
        : []),
      {
        id: 'terminal',
        label: text('cash.showTerminal'),
        icon: Smartphone,
        href: paths.terminals({ open: id }),
      },
    ],
  });
  return (
    <>
      <ListScreen<TerminalWithCash, 'q'>
        id="cash"
        operation="listTerminalsWithCash"
        words={listWords(text, 'cash')}
        list={list}
        query={query}
        search="q"
        filters={[choice('kind'), useFoundFilter(list, 'point_id', ofTerminal.label('point'), pointChoices)]}
        columns={[
          column('name', {
            cell: ({ name }) => <span className="md:font-semibold">{name}</span>,
            isHideable: false,
            // Terminals of a point are called alike, and a card's title is short.
            cardSlot: 'subtitle',
            width: 240,
          }),
          column('number', { cardSlot: 'title', width: 100 }),
          column('cash_inside', { isSortable: true, isHideable: false, cardSlot: 'value', width: 150 }),
          column('point', {
            cell: ({ point }) =>
              point ? (
                `${point.city}, ${point.address}`
              ) : (
                <span className="text-text-muted">{text('cash.noPoint')}</span>
              ),
            cardSlot: 'secondary',
            width: 220,
          }),
          {
            id: 'kind',
            header: label('kind'),
            cell: ({ kind }) => display('kind', kind),
            isHideable: true,
            width: 130,
            dropPriority: 1,
          },
          column('since', {
            cell: ({ since }) =>
              since ? (
                <span className="figures">{format.dateTime(since)}</span>
              ) : (
                <span className="text-text-muted">{text('cash.never')}</span>
              ),
            width: 150,
            dropPriority: 2,
          }),
          column('round', {
            cell: ({ round }) =>
              round && (
                <Link to={paths.cashRound({ id: round.id })}>
                  {text('round.title', { number: String(round.number) })}
                </Link>
              ),
            cardSlot: 'status',
            width: 105,
          }),
        ]}
        defaultSort="-cash_inside"
        status={<LiveConnectionStatus />}
        actions={[
          { id: 'rounds', label: text('rounds.title'), icon: ClipboardList, href: paths.cashRounds() },
        ]}
        selection={planning.selection}
        selectedText={(count) => text('cash.selected', { count })}
        rowLabel={({ name, number }) => `${name}, ${number}`}
        {...drawer}
        emptyIcon={Banknote}
      />
      {planning.dialog}
    </>
  );
}

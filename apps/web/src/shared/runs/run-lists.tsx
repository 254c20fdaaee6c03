import type { FieldSpecs } from '@kasa/contracts/shared/fields';
import { runStates } from '@kasa/contracts/shared/run-values';
import type { FilterDef } from '@kasa/ui/filter-bar';
import type { ReactNode } from 'react';
import type { ChoiceSource } from '../choices/choice-source.ts';
import { useFields } from '../fields/use-fields.tsx';
import { useText } from '../i18n/i18n.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { useDateRangeFilter } from '../period/date-range-filter.tsx';
import { asDay, asId, asOneOf, asSeveral, asSomeOf } from '../table/filter-parsers.ts';
import type { ListColumn } from '../table/fitting-columns.ts';
import { useFoundFilter } from '../table/found-filter.ts';
import { useChoiceFilter } from '../table/options-filter.tsx';
import type { ListState } from '../table/use-list-state.ts';
import { runMessages } from './messages/catalogue.ts';
import type { Run, RunItem } from './run.ts';

/** What every list of runs is narrowed by. */
export const runListFilters = {
  state: asSomeOf(...runStates),
  has_failed: asOneOf('true', 'false'),
  user_id: asSeveral(asId),
  started_from: asDay,
  started_to: asDay,
};

/** @param people who began them */
export function useRunFilters(
  list: Pick<ListState<typeof runListFilters, never>, 'filters' | 'setFilters' | 'parsers'>,
  fields: FieldSpecs,
  people: ChoiceSource,
): readonly FilterDef[] {
  const text = useText(runMessages);
  const { label } = useFields(fields);
  const choice = useChoiceFilter(list, fields);
  const days = useDateRangeFilter(list);
  return [
    choice('state'),
    choice('has_failed', { label: text('list.failed'), nameOf: (has) => text(`list.failed.${has}`) }),
    days('started', label('created_at')),
    useFoundFilter(list, 'user_id', label('started_by'), people),
  ];
}

/**
 * The columns of a list of runs, after what they did.
 * @param value of the card on a phone, where that is not the number of objects
 */
export function useRunColumns<OneRun extends Run>(
  fields: FieldSpecs,
  status: (state: OneRun['state']) => ReactNode,
  value?: ListColumn<OneRun>,
): ListColumn<OneRun>[] {
  const { column } = useFields(fields);
  return [
    column('state', {
      cell: ({ state }) => status(state),
      isHideable: false,
      cardSlot: 'status',
      width: 130,
    }),
    column('created_at', { isSortable: true, isHideable: false, cardSlot: 'secondary', width: 150 }),
    column('started_by', { id: 'by', cardSlot: 'subtitle', width: 170, dropPriority: 1 }),
    ...(value ? [value] : []),
    column('total', {
      isSortable: true,
      width: 100,
      ...(value ? { dropPriority: 7 } : { isHideable: false, cardSlot: 'value' }),
    }),
    column('done', { width: 100, dropPriority: 4 }),
    column('skipped', { width: 100, dropPriority: 2 }),
    column('failed', { width: 100, dropPriority: 3 }),
  ];
}

/**
 * What became of the objects of a run, after their names.
 * @param why what is said besides the word of a reason
 */
export function useRunItemColumns<Row extends RunItem>(
  fields: FieldSpecs,
  status: (state: Row['state']) => ReactNode,
  why: (row: Row, word: string) => ReactNode = (_, word) => word,
): ListColumn<Row>[] {
  const format = useFormat();
  const { column, display } = useFields(fields);
  return [
    column('state', {
      cell: ({ state }) => status(state),
      isHideable: false,
      cardSlot: 'status',
      width: 150,
    }),
    column('reason', {
      cell: (row) => {
        const word = row.reason ? display('reason', row.reason) : '';
        return why(row, word);
      },
      isHideable: false,
      cardSlot: 'secondary',
      width: 300,
    }),
    column('finished_at', {
      id: 'time',
      cell: ({ finished_at: at }) => (at ? <span className="figures">{format.dateTime(at)}</span> : ''),
      width: 160,
      dropPriority: 1,
    }),
  ];
}

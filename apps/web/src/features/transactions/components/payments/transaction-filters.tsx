import { transactionFields, transactionFilterFields } from '@kasa/contracts/transactions/fields';
import { responseText } from '@kasa/contracts/transactions/response-codes';
import type { FilterDef } from '@kasa/ui/filter-bar';
import { listedChoices } from '#shared/choices/choice-source.ts';
import { peopleChoices } from '#shared/choices/people.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useDateRangeFilter } from '#shared/period/date-range-filter.tsx';
import { useOperation } from '#shared/query/use-operation.ts';
import { useFoundFilter } from '#shared/table/found-filter.ts';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { pointChoices } from '../../../../entities/terminals/point-choices.ts';
import { terminalChoices } from '../../../../entities/terminals/terminal-choices.ts';
import { transactionsMessages } from '../../messages/transactions/catalogue.ts';
import type { TransactionList } from '../../model/transaction-list.ts';
import { useAmountRangeFilter } from '../amount-range-filter.tsx';
import { useCardFilter } from './card-filter.tsx';

const asChoices = (names: readonly string[]) => names.map((name) => ({ id: name, label: name }));
// A list in the address is written with commas.
const withoutComma = (names: readonly string[]) => names.filter((name) => !name.includes(','));

function useBanks(isEnabled: boolean) {
  const query = useOperation('listTransactionBanks', {}, { isEnabled, isQuiet: true });
  return { query, items: asChoices(withoutComma((query.data?.items ?? []).map(({ bank }) => bank))) };
}

function useCompanies(isEnabled: boolean) {
  const query = useOperation('listTransactionCompanies', {}, { isEnabled, isQuiet: true });
  return { query, items: asChoices(withoutComma((query.data?.items ?? []).map(({ company }) => company))) };
}

const bankChoices = { ...listedChoices(useBanks), useChosen: asChoices };
const companyChoices = { ...listedChoices(useCompanies), useChosen: asChoices };
const cashierChoices = peopleChoices('listTransactionCashiers', {});

/** Set by links only, as from a pattern of declines: shown, and to be removed. */
function useStartedFilter({ filters, setFilters }: TransactionList, label: string): FilterDef {
  const text = useText(transactionsMessages);
  const format = useFormat();
  const { started_from: from, started_before: before } = filters;
  const words = [
    from && text('filter.startedFrom', { at: format.dateTime(from) }),
    before && text('filter.startedBefore', { at: format.dateTime(before) }),
  ];
  const value = words.filter(Boolean).join(' ');
  return {
    ...{ id: 'started', label, value },
    onRemove: () => setFilters({ started_from: null, started_before: null }),
    editor: () => <p style={{ maxWidth: 280 }}>{text('filter.startedHint')}</p>,
  };
}

/**
 * The filters besides the period, in the order of the columns.
 * @param hasHours whether the period says the hours, too
 */
export function useTransactionFilters(list: TransactionList, hasHours: boolean): readonly FilterDef[] {
  const locale = useLocale();
  const { label } = useFields(transactionFields);
  const choice = useChoiceFilter(list, transactionFilterFields);
  const days = useDateRangeFilter(list);
  const amounts = useAmountRangeFilter(list);
  const started = useStartedFilter(list, label('started_at'));
  const text = useText(transactionsMessages);
  const { date_from, paid_from, paid_to } = list.filters;
  const isPaidAtAll = paid_from !== undefined && paid_from === date_from && paid_to === undefined;
  return [
    ...(started.value && !hasHours ? [started] : []),
    choice('status'),
    useFoundFilter(list, 'terminal_id', label('terminal'), terminalChoices),
    useFoundFilter(list, 'point_id', label('point'), pointChoices),
    useFoundFilter(list, 'cashier_id', label('cashier'), cashierChoices),
    useFoundFilter(list, 'company', label('company'), companyChoices),
    amounts('amount', label('amount')),
    choice('payment_form'),
    useFoundFilter(list, 'bank', label('bank'), bankChoices),
    useCardFilter(list, label('card_mask')),
    choice('response_code', { nameOf: (code) => `${code} ${responseText(code, locale)}` }),
    choice('has_receipt'),
    choice('refunded'),
    amounts('refund_amount', label('refund_amount')),
    // From its first day on, a figure's payments are those that were paid at all: no second period.
    isPaidAtAll
      ? { ...days('paid', label('paid_at')), value: text('filter.paidAtAll') }
      : days('paid', label('paid_at')),
    // `refunded` is the one above.
    { ...days('refunded', label('refunded_at')), id: 'refunded_at' },
  ];
}

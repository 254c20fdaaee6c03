import { transactionFields, transactionFilterFields } from '@kasa/contracts/transactions/fields';
import { responseText } from '@kasa/contracts/transactions/response-codes';
import type { FilterDef } from '@kasa/ui/filter-bar';
import { listedChoices } from '#shared/choices/choice-source.ts';
import { objectChoices } from '#shared/choices/object-choices.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useLocale } from '#shared/i18n/i18n.tsx';
import { useDateRangeFilter } from '#shared/period/date-range-filter.tsx';
import { useOperation } from '#shared/query/use-operation.ts';
import { useFoundFilter } from '#shared/table/found-filter.ts';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { pointChoices } from '../../../../entities/terminals/point-choices.ts';
import type { TransactionList } from '../../model/transaction-list.ts';
import { useAmountRangeFilter } from '../amount-range-filter.tsx';

const terminalChoices = objectChoices({
  list: 'listTerminals',
  read: 'getTerminal',
  useItem:
    () =>
    ({ id, name, number, point }) => ({
      id,
      label: name,
      description: [number, point?.name].filter(Boolean).join(' · '),
    }),
});

function useBanks(isEnabled: boolean) {
  const query = useOperation('listTransactionBanks', {}, { isEnabled, isQuiet: true });
  // A list in the address is written with commas.
  const banks = (query.data?.items ?? []).filter(({ bank }) => !bank.includes(','));
  return { query, items: banks.map(({ bank }) => ({ id: bank, label: bank })) };
}

const bankChoices = {
  ...listedChoices(useBanks),
  useChosen: (banks: readonly string[]) => banks.map((bank) => ({ id: bank, label: bank })),
};

/** The filters besides the period, in the order of the columns. */
export function useTransactionFilters(list: TransactionList): readonly FilterDef[] {
  const locale = useLocale();
  const { label } = useFields(transactionFields);
  const choice = useChoiceFilter(list, transactionFilterFields);
  const days = useDateRangeFilter(list);
  const amounts = useAmountRangeFilter(list);
  return [
    choice('status'),
    useFoundFilter(list, 'terminal_id', label('terminal'), terminalChoices),
    useFoundFilter(list, 'point_id', label('point'), pointChoices),
    amounts('amount', label('amount')),
    choice('payment_form'),
    useFoundFilter(list, 'bank', label('bank'), bankChoices),
    choice('response_code', { nameOf: (code) => `${code} ${responseText(code, locale)}` }),
    choice('has_receipt'),
    choice('refunded'),
    amounts('refund_amount', label('refund_amount')),
    days('paid', label('paid_at')),
    // `refunded` is the one above.
    { ...days('refunded', label('refunded_at')), id: 'refunded_at' },
  ];
}

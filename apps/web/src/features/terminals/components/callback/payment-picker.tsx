import { containsCardNumber } from '@kasa/contracts/shared/card-numbers';
import { notifiedStatuses } from '@kasa/contracts/terminals/callback-delivery-values';
import { SearchSelect, useDebouncedSearch } from '#shared/forms/search-select.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { terminalFormsMessages } from '../../messages.ts';

/** The search of payments takes no longer text. */
const MAX_SEARCH = 50;

/** Chooses one of the payments of a terminal that its server is told of, the newest first; null: a made-up one. */
export function PaymentPicker({
  terminalId,
  value,
  onChange,
}: {
  terminalId: string;
  value: string | null;
  onChange: (id: string | null) => void;
}) {
  const text = useText(terminalFormsMessages);
  const format = useFormat();
  const [q, onSearch] = useDebouncedSearch();
  // A card number is not sent anywhere.
  const isRefused = containsCardNumber(q);
  const query = useOperation(
    'listTransactions',
    {
      query: {
        terminal_id: [terminalId],
        status: [...notifiedStatuses],
        perPage: 20,
        ...(q === '' || isRefused ? {} : { q: q.slice(0, MAX_SEARCH) }),
      },
    },
    { keepsPrevious: true, isQuiet: true },
  );
  const items = (isRefused ? [] : (query.data?.items ?? [])).map(
    ({ id, amount, started_at, order_id, card_mask }) => ({
      id,
      label: `${format.money(amount)}, ${format.dateTime(started_at)}`,
      description: [order_id, card_mask].filter(Boolean).join(' · '),
    }),
  );
  const hasNone = q === '' && query.data?.items.length === 0;
  return (
    <SearchSelect
      label={text('callback.payment')}
      hint={hasNone ? text('callback.noPayments') : undefined}
      placeholder={text('callback.sample')}
      items={items}
      known={null}
      query={query}
      searched={q}
      searchLabel={text('callback.findPayment')}
      onSearch={onSearch}
      isClearable
      value={value}
      onChange={onChange}
    />
  );
}

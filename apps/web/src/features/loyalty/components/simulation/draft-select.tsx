import { SearchSelect, useDebouncedSearch } from '#shared/forms/search-select.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useObjectItem } from '#shared/query/use-object.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { simulationMessages } from '../../messages/simulation/catalogue.ts';
import type { Discount } from '../../model/discount-form.ts';

const PAGE_SIZE = 20;
const item = ({ id, name }: Discount) => ({ id, label: name });

/** One of the drafts and paused discounts, searched on the server. */
export function DraftSelect({
  label,
  hint,
  value,
  except,
  isClearable,
  onChange,
}: {
  label: string;
  hint: string;
  value: string | null;
  /** One that is chosen elsewhere. */
  except: string | null;
  isClearable: boolean;
  onChange: (id: string | null) => void;
}) {
  const text = useText(simulationMessages);
  const [q, onSearch] = useDebouncedSearch();
  const query = useOperation(
    'listDiscounts',
    { query: { state: ['draft', 'paused'], q, perPage: PAGE_SIZE } },
    { keepsPrevious: true },
  );
  const items = (query.data?.items ?? []).map(item);
  const shown = items.find(({ id }) => id === value);
  const read = useObjectItem('getDiscount', shown || query.isPending ? null : value, item);
  return (
    <SearchSelect
      label={label}
      hint={q === '' && query.data?.total === 0 ? text('noDrafts') : hint}
      value={value}
      isClearable={isClearable}
      onChange={onChange}
      items={items.filter(({ id }) => id !== except)}
      known={shown ?? read}
      query={query}
      searched={q}
      searchLabel={text('search')}
      onSearch={onSearch}
    />
  );
}

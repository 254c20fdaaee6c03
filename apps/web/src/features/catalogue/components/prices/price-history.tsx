import { priceChangeFields, priceChangeFilterFields } from '@kasa/contracts/catalogue/fields';
import { priceChangeStates } from '@kasa/contracts/catalogue/product-values';
import { Status } from '@kasa/ui/status';
import { History } from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import type { DataOf } from '#shared/query/operations.ts';
import { useList } from '#shared/query/use-list.ts';
import { EmbeddedList } from '#shared/table/embedded-list.tsx';
import { asSomeOf } from '#shared/table/filter-parsers.ts';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { Section } from '#shared/title/section.tsx';
import { productMessages } from '../../messages/products/catalogue.ts';
import type { Product } from '../product/product-entity.ts';

type PriceChange = DataOf<'listPriceChanges'>['items'][number];

const listSpec = {
  filters: { state: asSomeOf(...priceChangeStates) },
  sorts: ['effective_on', 'created_at'] as const,
};
const tones = { planned: 'info', applied: 'positive', cancelled: 'neutral' } as const;

/** Who changed or planned which price of a product, and when. */
export function PriceHistory({ product: { id, name } }: { product: Product }) {
  const text = useText(productMessages);
  const format = useFormat();
  const list = useListState(listSpec);
  const { column, display } = useFields(priceChangeFields);
  const choice = useChoiceFilter(list, priceChangeFilterFields);
  const asked = { ...list.query, product_id: id };
  const query = useList('listPriceChanges', asked);
  const whereOf = ({ point }: PriceChange) => point?.name ?? text('prices.base');
  const priceOf = (price: number | null) => (price === null ? text('prices.likeBase') : format.money(price));
  return (
    <Section title={text('prices.history')}>
      <EmbeddedList<PriceChange, never>
        id="price-changes"
        printTitle={text('prices.historyOf', { name })}
        operation="listPriceChanges"
        input={{ query: asked }}
        label={text('prices.history')}
        list={list}
        query={query}
        filters={[choice('state')]}
        columns={[
          column('point', { cell: whereOf, isHideable: false, width: 200 }),
          column('price_before', { width: 120, dropPriority: 3 }),
          column('price', {
            cell: ({ price }) => priceOf(price),
            ...{ isHideable: false, cardSlot: 'value', width: 130 },
          }),
          column('effective_on', { isSortable: true, cardSlot: 'secondary', width: 120 }),
          column('state', {
            cell: ({ state }) => <Status tone={tones[state]}>{display('state', state)}</Status>,
            ...{ cardSlot: 'status', width: 140, dropPriority: 4 },
          }),
          column('created_by', { cardSlot: 'subtitle', width: 200, dropPriority: 2 }),
          column('created_at', { isSortable: true, width: 150, dropPriority: 1 }),
        ]}
        defaultSort="-created_at"
        rowLabel={(change) =>
          text('prices.historyRow', { where: whereOf(change), day: format.day(change.effective_on) })
        }
        emptyIcon={History}
        emptyText={text('prices.historyEmpty')}
      />
    </Section>
  );
}

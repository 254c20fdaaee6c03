import { productFields } from '@kasa/contracts/catalogue/fields';
import { Avatar } from '@kasa/ui/avatar';
import { useFields } from '#shared/fields/use-fields.tsx';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import { NameCell } from '#shared/table/name-cell.tsx';
import type { Product } from './product-entity.ts';
import { ProductState } from './product-state.tsx';

const Figures = ({ children }: { children: string | null }) => <span className="figures">{children}</span>;

/** The columns of the list of products; name and price are those that stay. */
export function useProductColumns(): ListColumn<Product>[] {
  const { column } = useFields(productFields);
  return [
    column('name', {
      cell: ({ name, photo }) => (
        <NameCell start={photo ? <Avatar name={name} photoUrl={photo} size="sm" /> : undefined} name={name} />
      ),
      ...{ isSortable: true, isHideable: false, width: 280 },
    }),
    column('article', {
      cell: ({ article }) => <Figures>{article}</Figures>,
      ...{ isSortable: true, cardSlot: 'secondary', width: 110, dropPriority: 4 },
    }),
    column('group', {
      cell: ({ group }) => group?.name,
      ...{ cardSlot: 'subtitle', width: 160, dropPriority: 5 },
    }),
    column('price', { isSortable: true, isHideable: false, cardSlot: 'value', width: 130 }),
    column('unit', { width: 90, dropPriority: 6 }),
    column('tax', { width: 110, dropPriority: 3 }),
    column('barcode', {
      cell: ({ barcode }) => <Figures>{barcode}</Figures>,
      ...{ width: 150, dropPriority: 2 },
    }),
    column('state', {
      cell: ({ state }) => <ProductState state={state} />,
      ...{ cardSlot: 'status', width: 120, dropPriority: 7 },
    }),
    column('created_at', { isSortable: true, width: 150, dropPriority: 1 }),
  ];
}

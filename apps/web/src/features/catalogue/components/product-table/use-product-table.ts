import type { Page } from '@kasa/contracts/shared/paging';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { readRows } from '#shared/query/read-rows.ts';
import { useServices } from '#shared/services/use-services.tsx';
import type { Product } from '../../model/product-table/cells.ts';
import { rowOf } from '../../model/product-table/row.ts';
import { createTableStore } from '../../model/product-table/table-store.ts';
import { productQueryIds } from '../../queries.ts';

/** Most groups that names are looked up in. */
const MOST_GROUPS = 2000;

/** All product groups: what is pasted names them. */
export function useAllGroups() {
  const { client } = useServices();
  return useQuery({
    queryKey: ['listProductGroups', 'all'],
    queryFn: async () => {
      const read = client.operation('listProductGroups');
      const { rows } = await readRows(
        ({ page, perPage }) => read({ query: { page, perPage } }),
        MOST_GROUPS,
        () => undefined,
      );
      return rows;
    },
  });
}

/**
 * The rows of a page as they came, in place whatever is changed in them, and what saves them.
 * @param asked which page it is
 */
export function useProductTable(asked: string, page: Page<Product> | undefined) {
  const { client, report } = useServices();
  const queryClient = useQueryClient();
  const [store] = useState(() =>
    createTableStore({
      update: client.operation('updateProduct'),
      read: (id) => client.operation('getProduct')({ params: { id } }),
      report: (error) => report(error, { isQuiet: true }),
      // Read anew where it is looked at next: rows that are worked on don't move.
      onChanged: () =>
        void queryClient.invalidateQueries({
          predicate: ({ queryKey }) => productQueryIds.some((id) => id === queryKey[0]),
          refetchType: 'none',
        }),
    }),
  );
  const state = useSyncExternalStore(store.subscribe, store.state);
  const [held, setHeld] = useState<{ asked: string; products: readonly Product[] }>();
  if (page && (held?.asked !== asked || (held.products.length === 0 && page.items.length > 0)))
    setHeld({ asked, products: page.items });
  useEffect(() => {
    if (page) store.take(page.items);
  }, [store, page]);
  const rows = (held?.products ?? []).map((product) => state.rows.get(product.id) ?? rowOf(product));
  return { store, state, rows };
}

import { PAGE_SIZES } from '@kasa/contracts/shared/paging';
import { useServices } from '#shared/services/use-services.tsx';
import type { ProductImportRow } from '../../model/product-import.ts';

/** Reads the next wrong row after one, by its number in the file; null: none is left, or it could not be read. */
export function useNextWrong(id: string) {
  const { client, report } = useServices();
  const readWrong = (page: number) =>
    client.operation('listProductImportRows')({
      params: { id },
      query: { verdict: ['wrong'], page, perPage: PAGE_SIZES[1] },
    });
  return async (row: ProductImportRow): Promise<ProductImportRow | null> => {
    const follows = ({ position }: ProductImportRow) => position > row.position;
    try {
      const { items, page_count } = await readWrong(1);
      let next = items.find(follows);
      // Rows stand by their numbers, on hundreds of pages at most: those that may hold it are halved each time.
      for (let [from, to] = [2, next ? 1 : page_count]; from <= to; ) {
        const page = Math.floor((from + to) / 2);
        const found = (await readWrong(page)).items.find(follows);
        if (found) [next, to] = [found, page - 1];
        else from = page + 1;
      }
      return next ?? items.find((one) => one.id !== row.id) ?? null;
    } catch (error) {
      report(error);
      return null;
    }
  };
}

import type { LineKind } from '@kasa/contracts/catalogue/ingredient-values';
import { useQueries } from '@tanstack/react-query';
import type { DataOf } from '#shared/query/operations.ts';
import { operationQueryOptions } from '#shared/query/query-options.ts';
import { useServices } from '#shared/services/use-services.tsx';

/** What a line takes: its unit, and what one unit costs; null: unknown. */
export type Component = Pick<
  DataOf<'getProductComposition'>['lines'][number],
  'id' | 'name' | 'unit' | 'price'
>;

interface Chosen {
  readonly kind: LineKind;
  readonly id: string | null;
}

/**
 * What lines take, by id. @param known what the composition or its template told already: only others are read
 */
export function useComponents(
  lines: readonly Chosen[],
  known: readonly Component[],
): ReadonlyMap<string, Component> {
  const { client } = useServices();
  const found = new Map(known.map((one) => [one.id, one]));
  const idsOf = (wanted: LineKind) =>
    lines.flatMap(({ kind, id }) => (kind === wanted && id !== null && !found.has(id) ? [id] : []));
  const meta = { isQuiet: true };
  const ingredients = useQueries({
    queries: idsOf('ingredient').map((id) => ({
      ...operationQueryOptions(client, 'getIngredient', { params: { id } }),
      meta,
    })),
  });
  const products = useQueries({
    queries: idsOf('product').map((id) => ({
      ...operationQueryOptions(client, 'getProductComposition', { params: { id } }),
      meta,
    })),
  });
  for (const { data } of ingredients) if (data) found.set(data.id, data);
  for (const { data } of products) if (data) found.set(data.id, { ...data, price: data.cost });
  return found;
}

import type { ClientError } from '@kasa/client/http/errors';
import { MAX_LIST_DEPTH } from '@kasa/contracts/shared/paging';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readRows } from '#shared/query/read-rows.ts';
import { useServices } from '#shared/services/use-services.tsx';
import { type Places, placesByName } from '../../model/import/names.ts';
import type { UserPoint } from '../../model/types.ts';

const noPlaces: Places = new Map();
const ignore = () => undefined;

/**
 * All points and depots by their names.
 * @param isNeeded whether anybody in the file has one; they are not read for nothing
 */
export function usePlaces(isNeeded: boolean) {
  const { client } = useServices();
  const query = useQuery<readonly UserPoint[], ClientError>({
    queryKey: ['listUserPoints', 'every'],
    queryFn: async ({ signal }) => {
      const read = client.operation('listUserPoints');
      const { rows } = await readRows<UserPoint>(
        (page) => read({ query: page }, { signal }),
        MAX_LIST_DEPTH,
        ignore,
      );
      return rows;
    },
    enabled: isNeeded,
    meta: { isQuiet: true },
  });
  const places = useMemo(() => query.data && placesByName(query.data), [query.data]);
  /** Null: not known yet. */
  return { places: isNeeded ? (places ?? null) : noPlaces, query };
}

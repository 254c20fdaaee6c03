import type { ClientError } from '@kasa/client/http/errors';
import { useQuery } from '@tanstack/react-query';
import type { QueryId } from '#shared/query/operations.ts';
import { readRows } from '#shared/query/read-rows.ts';
import { useServices } from '#shared/services/use-services.tsx';
import type { WeekTemplate } from '../../model/schedule/week-template.ts';

/** What saving and deleting a template touches. */
export const weekTemplateReads: readonly QueryId[] = ['listWeekTemplates', 'listAuditEntries'];

/** All templates of a point, by name. */
export function useWeekTemplates(pointId: string) {
  const { client } = useServices();
  return useQuery<readonly WeekTemplate[], ClientError>({
    queryKey: ['listWeekTemplates', pointId],
    queryFn: async ({ signal }) => {
      const list = client.operation('listWeekTemplates');
      const { rows } = await readRows<WeekTemplate>(
        (page) => list({ query: { ...page, point_id: pointId } }, { signal }),
        Number.POSITIVE_INFINITY,
        () => undefined,
      );
      return rows;
    },
    meta: { isQuiet: true },
  });
}

import { useFigureHref } from '#entities/transactions/use-figure-href.ts';
import { useSession } from '#shared/services/use-services.tsx';
import type { UserStatistics } from '../../model/person-figures.ts';

/** Whether all points of somebody's figures are seen: one's own are also of points that one has left. */
export function useSeesAllPoints({ by_point }: UserStatistics): boolean {
  const points = useSession()?.points ?? null;
  return points === null || by_point.every(({ point }) => points.some(({ id }) => id === point?.id));
}

/** The address of the payments behind a figure of somebody; undefined: the list shows others, or none. */
export function usePaymentsHref(statistics: UserStatistics) {
  const href = useFigureHref({ ...statistics, cashier_id: statistics.user.id });
  return useSeesAllPoints(statistics) ? href : () => undefined;
}

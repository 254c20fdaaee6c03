/** How somebody sells and works. Pure. */
import type { Schema } from '@kasa/client/http/types';

export type UserStatistics = Schema<'UserStatistics'>;
export type UserFigures = UserStatistics['totals'];
export type FigureName = keyof UserFigures;

/** As the columns of a table stand. */
export const figureNames = [
  ...(['payments', 'amount', 'refund_amount', 'average_amount'] as const),
  ...(['worked_minutes', 'planned_minutes'] as const),
] satisfies readonly FigureName[];

/** Nothing was sold, worked or planned. */
export const isWithoutWork = ({ payments, worked_minutes, planned_minutes }: UserFigures): boolean =>
  payments + worked_minutes + planned_minutes === 0;

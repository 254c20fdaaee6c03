import {
  type FigurePeriod,
  paymentsOfFigure,
  type SalesFigure,
} from '@kasa/contracts/transactions/figure-payments';
import { responseCode } from '@kasa/contracts/transactions/response-codes';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';

/** The address of the payments behind a figure; undefined: the list cannot show just those, or not to this person. */
export function useFigureHref(period: FigurePeriod) {
  const canSee = usePermissions().can('transactions_view');
  return (figure: SalesFigure): string | undefined => {
    // The list offers the codes of the standard only.
    const isKnown = figure.of !== 'response_code' || responseCode(figure.response_code) !== undefined;
    const payments = paymentsOfFigure(period, figure);
    return canSee && isKnown && payments ? paths.transactions({ ...payments }) : undefined;
  };
}

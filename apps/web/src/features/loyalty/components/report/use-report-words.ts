import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useChartWords } from '#shared/report/use-chart-words.ts';
import { loyaltyReportMessages } from '../../messages/report/catalogue.ts';
import type { DiscountSums } from '../../model/report.ts';

/** Figures in the order of the tables. */
const figureNames = ['receipts', 'amount', 'discount_amount', 'earned', 'spent'] as const;
type Name = (typeof figureNames)[number] | 'customers';
type Figures = DiscountSums & { readonly customers?: number };

const isCount = (name: Name) => name === 'receipts' || name === 'customers';

/** How the report's figures are called and written. */
export function useReportWords() {
  const text = useText(loyaltyReportMessages);
  const format = useFormat();
  const words = useChartWords();
  /** Those that the sums have. */
  const namesOf = ({ customers }: Figures): readonly Name[] =>
    customers === undefined ? figureNames : [...figureNames, 'customers'];
  const write = (sums: Figures, money: (kopiykas: number) => string, number: (value: number) => string) =>
    namesOf(sums).map((name) => (isCount(name) ? number : money)(sums[name] ?? 0));
  return {
    ...{ text, format, words },
    headingsOf: (sums: Figures) => namesOf(sums).map((name) => text(name)),
    /** A row of a table. */
    cellsOf: (sums: Figures) => ({
      cells: write(sums, format.money, format.number),
      copiedCells: write(sums, words.plainMoney, words.plainNumber),
    }),
  };
}

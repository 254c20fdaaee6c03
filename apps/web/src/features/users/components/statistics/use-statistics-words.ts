import { userStatisticsFields } from '@kasa/contracts/users/fields';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useChartWords } from '#shared/report/use-chart-words.ts';
import { statisticsMessages } from '../../messages/statistics/catalogue.ts';
import { type FigureName, figureNames, type UserFigures } from '../../model/person-figures.ts';

/** How the figures of a person are called and written. */
export function useStatisticsWords() {
  const text = useText(statisticsMessages);
  const format = useFormat();
  const words = useChartWords();
  const { label, display } = useFields(userStatisticsFields);
  /** As a spreadsheet takes it for a number. */
  const copied = (name: FigureName, value: number | null): string => {
    if (value === null) return '';
    const { kind } = userStatisticsFields[name];
    if (kind === 'money') return words.plainMoney(value);
    return kind === 'minutes' ? words.plainNumber(value / 60, 2) : words.plainNumber(value);
  };
  return {
    text,
    format,
    words,
    label,
    display,
    /** A row of the table of a chart. */
    cellsOf: (figures: UserFigures, names: readonly FigureName[] = figureNames) => ({
      cells: names.map((name) => display(name, figures[name])),
      copiedCells: names.map((name) => copied(name, figures[name])),
    }),
  };
}

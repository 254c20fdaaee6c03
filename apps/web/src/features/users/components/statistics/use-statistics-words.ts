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
  const { label: labelOf } = useFields(userStatisticsFields);
  const label = (name: FigureName): string =>
    name === 'worked_minutes' ? text('worked') : name === 'planned_minutes' ? text('planned') : labelOf(name);
  const write = (name: FigureName, value: number | null): string =>
    name === 'payments'
      ? format.number(value)
      : name === 'worked_minutes' || name === 'planned_minutes'
        ? format.minutes(value)
        : format.money(value);
  /** As a spreadsheet takes it for a number. */
  const copied = (name: FigureName, value: number | null): string =>
    value === null
      ? ''
      : name === 'payments'
        ? words.plainNumber(value)
        : name === 'worked_minutes' || name === 'planned_minutes'
          ? words.plainNumber(value / 60, 2)
          : words.plainMoney(value);
  return {
    text,
    format,
    words,
    label,
    write,
    /** A row of the table of a chart. */
    cellsOf: (figures: UserFigures, names: readonly FigureName[] = figureNames) => ({
      cells: names.map((name) => write(name, figures[name])),
      copiedCells: names.map((name) => copied(name, figures[name])),
    }),
  };
}

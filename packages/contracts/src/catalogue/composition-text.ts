/** Lines of compositions as the journal and its files show them. Without zod. */
import type { Language } from '../shared/codes.ts';
import { THOUSANDTHS } from './ingredient-values.ts';
import type { ProductUnit } from './product-values.ts';
import { unitLabels } from './unit-labels.ts';

/** A line of a composition as the journal records it. */
export interface JournaledLine {
  readonly name: string;
  readonly unit: ProductUnit;
  /** Thousandths of the unit. */
  readonly quantity: number;
  /** Basis points. */
  readonly loss: number;
}

const lossWords = { uk: 'втрати', en: 'loss' };

/** "Молоко – 0,2 л", "Морква – 0,15 кг (втрати 20 %)" */
export function compositionLineText(
  { name, unit, quantity, loss }: JournaledLine,
  language: Language,
): string {
  const figure = (value: number) => (language === 'uk' ? String(value).replace('.', ',') : String(value));
  const lost = loss === 0 ? '' : ` (${lossWords[language]} ${figure(loss / 100)}\u00a0%)`;
  return `${name} – ${figure(quantity / THOUSANDTHS)}\u00a0${unitLabels[unit][language]}${lost}`;
}

/** Letters of taxes: each company has its own table, as its registers are programmed. Without zod. */
import type { Language } from './codes.ts';
import type { LocalizedText } from './fields.ts';

export const taxKinds = ['vat', 'excise', 'none'] as const;
export type TaxKind = (typeof taxKinds)[number];

/** A letter of a company's tax table. */
export interface TaxRate {
  readonly letter: string;
  readonly kind: TaxKind;
  /** Basis points: 2000 is 20 %. */
  readonly rate: number;
}

export const taxKindLabels = {
  vat: { uk: 'ПДВ', en: 'VAT' },
  excise: { uk: 'Акциз', en: 'Excise' },
  none: { uk: 'Без ПДВ', en: 'No VAT' },
} as const satisfies Record<TaxKind, LocalizedText>;

/** "Г: ПДВ 20 %", "А: Без ПДВ" */
export function taxRateText({ letter, kind, rate }: TaxRate, language: Language): string {
  const word = taxKindLabels[kind][language];
  if (kind === 'none') return `${letter}: ${word}`;
  const percent = String(rate / 100);
  return `${letter}: ${word} ${language === 'uk' ? percent.replace('.', ',') : percent}\u00a0%`;
}

// Letters that look alike in both alphabets, in the same order: on paper nobody can tell them apart.
const LATIN = 'ABEIKMHOPCTXY';
const CYRILLIC = 'АВЕІКМНОРСТХУ';

/** The letter as it looks: one for the Latin and the Cyrillic А. */
export const lookOfLetter = (letter: string): string => CYRILLIC[LATIN.indexOf(letter)] ?? letter;

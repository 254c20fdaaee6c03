import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { exampleIds } from '../shared/example-ids.ts';
import { Id, NamedReference, Version, versionAndTimestamps } from '../shared/ids.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { TaxNumber } from '../shared/tax-number.ts';
import { lookOfLetter, taxKinds } from '../shared/tax-rates.ts';
import { searchText, text } from '../shared/text.ts';

const MAX_LETTERS = 20;

const TaxLetter = z
  .strictObject({
    letter: z.string().describe('One letter, in upper case'),
    kind: z.enum(taxKinds).describe('`none`: no tax is owed, the rate is zero'),
    rate: z.int().min(0).describe('Basis points: 2000 is 20 %'),
  })
  .meta({ id: 'TaxLetter' });

const TaxLetterInput = z
  .strictObject({
    letter: z
      .string()
      .trim()
      .toUpperCase()
      .max(1, 'tax_letter_format')
      .refine((letter) => /^\p{Lu}$/u.test(letter), 'tax_letter_format')
      .describe('One letter of any alphabet; unique within the company, letters that look alike are one'),
    kind: z.enum(taxKinds).describe('`none`: no tax is owed, the rate is zero (rule tax_rate_not_zero)'),
    rate: z.int().min(0).max(10_000).describe('Basis points: 2000 is 20 %'),
  })
  .refine(({ kind, rate }) => kind !== 'none' || rate === 0, { path: ['rate'], error: 'tax_rate_not_zero' })
  .meta({ id: 'TaxLetterInput' });

/** Reports each letter that looks like an earlier one, at its place. */
function checkLetters(letters: readonly { letter: string }[], context: z.core.$RefinementCtx): void {
  const seen = new Set<string>();
  for (const [n, { letter }] of letters.entries()) {
    const look = lookOfLetter(letter);
    if (seen.has(look))
      context.addIssue({ code: 'custom', path: [n, 'letter'], message: 'tax_letter_repeated' });
    seen.add(look);
  }
}

/** Digits alone: twelve of a company, ten to twelve of a person. */
const VatNumber = z
  .string()
  .max(12, 'vat_number_format')
  .regex(/^[0-9]{10,12}$/, 'vat_number_format')
  .describe('VAT number: 12 digits of a company, 10 to 12 of a person; null: pays no VAT');

/** A company of the merchant: a legal entity or a sole proprietor. */
export const Company = z
  .strictObject({
    id: Id,
    name: z.string(),
    tax_number: z.string().describe('EDRPOU (8 digits) or RNOKPP (10 digits)'),
    vat_number: z.string().nullable().describe('Null: pays no VAT'),
    address: z.string().describe('Registered address'),
    parent: NamedReference.nullable().describe('The company that it belongs to'),
    tax_letters: z.array(TaxLetter),
    companies_count: z.int().min(0).describe('Companies that belong to it, without those below them'),
    points_count: z.int().min(0).describe('Points that sell in its name'),
    terminals_count: z.int().min(0).describe('Terminals whose payments go to it'),
    ...versionAndTimestamps,
  })
  .meta({ id: 'Company' });

export const CompanyInput = z
  .strictObject({
    name: text(200).describe('Unique within the merchant'),
    tax_number: TaxNumber.describe(
      'EDRPOU (8 digits) or RNOKPP (10 digits) with its check digit; unique within the merchant',
    ),
    vat_number: VatNumber.nullable(),
    address: text(300).describe('Registered address'),
    parent_id: Id.nullable().describe(
      'The company that it belongs to; never one that belongs to it (rule affiliation_circle)',
    ),
    tax_letters: z.array(TaxLetterInput).max(MAX_LETTERS).superRefine(checkLetters),
  })
  .meta({ id: 'CompanyInput' });

/** A company as edited. */
export const CompanyUpdate = CompanyInput.extend({ version: Version }).meta({ id: 'CompanyUpdate' });

export const CompanyPage = pageOf(Company).meta({ id: 'CompanyPage' });

export const companyKinds = ['legal_entity', 'sole_proprietor'] as const;

export const CompanyQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['name', 'tax_number', 'created_at']).describe('Default: name'),
  q: searchText.optional().describe('Part of the name or of the tax number'),
  kind: anyOf(z.enum(companyKinds)).optional().describe('By the length of the tax number'),
  pays_vat: z.enum(['true', 'false']).optional().describe('Whether it has a VAT number'),
  parent_id: anyOf(Id).optional().describe('Those that belong to this one, without those below them'),
});

/** Most companies of one group that are answered. */
export const MAX_GROUP = 200;

/** The tree that a company is part of. */
export const CompanyGroup = z
  .strictObject({
    items: z
      .array(
        z.strictObject({
          ...NamedReference.shape,
          tax_number: z.string(),
          parent_id: Id.nullable(),
          depth: z.int().min(0).describe('Companies above it'),
        }),
      )
      .max(MAX_GROUP)
      .describe('Each after the one that it belongs to, by name'),
    is_capped: z.boolean().describe(`True when there are more than ${MAX_GROUP}`),
  })
  .meta({ id: 'CompanyGroup' });

export type CompanyEntity = z.infer<typeof Company>;
export type CompanyFields = z.infer<typeof CompanyInput>;
export type CompanyGroupEntity = z.infer<typeof CompanyGroup>;

export const exampleCompany: CompanyEntity = {
  id: exampleIds.company,
  name: 'ТОВ «Затишок»',
  tax_number: '32855961',
  vat_number: '328559613013',
  address: 'м. Львів, вул. Городоцька, 15',
  parent: null,
  tax_letters: [
    { letter: 'А', kind: 'none', rate: 0 },
    { letter: 'Б', kind: 'vat', rate: 0 },
    { letter: 'В', kind: 'vat', rate: 700 },
    { letter: 'Г', kind: 'vat', rate: 2_000 },
    { letter: 'Д', kind: 'excise', rate: 500 },
  ],
  companies_count: 2,
  points_count: 11,
  terminals_count: 120,
  version: 1,
  created_at: '2026-01-12T08:00:00.000Z',
  updated_at: '2026-01-12T08:00:00.000Z',
};

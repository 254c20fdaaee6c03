import { AuditEntry, AuditPage } from '@kasa/contracts/audit/entries';
import { Session } from '@kasa/contracts/auth/session';
import { operations } from '@kasa/contracts/operations';
import type { Operation } from '@kasa/contracts/shared/operation';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { compileValidator } from './compile-validator.ts';

type OperationId = keyof typeof operations;
const asked: Operation[] = Object.values(operations);

/** They hold records with open keys. */
const LEFT_TO_ZOD: ReadonlySet<z.ZodType> = new Set<z.ZodType>([Session, AuditEntry, AuditPage]);

/** They hold trimmed texts, optional fields, unions or bounded lists, and are requested rarely. */
const RARE: ReadonlySet<string> = new Set<OperationId>([
  ...(['listSavedViews', 'createSavedView', 'updateSavedView', 'getDashboard', 'streamEvents'] as const),
  ...(['previewRightsTemplate', 'applyRightsTemplate'] as const),
  ...(['listWeekTemplates', 'createWeekTemplate', 'updateWeekTemplate'] as const),
  ...(['getSchedule', 'updateSchedule', 'publishSchedule'] as const),
  ...(['createProductImport', 'getProductImport', 'listProductImports', 'putProductImportRows'] as const),
  ...(['getTerminal', 'addTerminal', 'createOfflineTerminal', 'updateTerminal', 'previewBulkRun'] as const),
  ...([
    'activateTerminal',
    'previewResendRun',
    'getCompanyGroup',
    'activateTerminalByCode',
    'releaseTerminal',
    'getTransactionReceipt',
    'registerTransactionReceipt',
    'createEcommTerminal',
    'setEcommTerminalStatus',
    'replaceKeyPhrase',
    'endKeyPhraseOverlap',
    'enrolSecondFactor',
    'renewRecoveryCodes',
    'getTerminalOverview',
    'listTerminalTemplates',
    'listPriceTags',
    'listProductImportRows',
    'updateProductImportRow',
  ] as const),
  ...(['createCollectionRound', 'getCollectionRound', 'skipRoundStop'] as const),
  ...(['updateCollectionRound', 'cancelCollectionRound', 'finishCollectionRound'] as const),
  ...(['getTerminalTemplate', 'createTerminalTemplate', 'updateTerminalTemplate'] as const),
  ...(['getLoyaltyReport', 'simulateDiscounts'] as const),
  ...(['listDiscounts', 'getDiscount', 'createDiscount', 'updateDiscount', 'changeDiscountState'] as const),
  ...(['startProductRun', 'listProductRuns', 'getProductRun', 'cancelProductRun'] as const),
]);

const STRANGE: readonly unknown[] = [
  ...[undefined, null, true, '', ' ', 'x', 'x\n', 'on_route', '2026-02-30', '2026-11-20', [], [null], {}],
  ...[0, -0, -1, 1, 1.5, 2 ** 31, 2 ** 53, 1e300, Number.NaN, Number.POSITIVE_INFINITY, 1n],
  ...['2026-11-20T06:00:00.000Z', '2026-11-20T06:00:00Z', '01912D50-3C00-7000-8000-000000000030', '00:00'],
  ...[
    new Date(0),
    Object('text'),
    Object(5),
    Symbol('x'),
    () => 5,
    new Array(2),
    'АА1234ВВ',
    '+380500000001',
  ],
];

function* variants(value: unknown): Generator<unknown> {
  yield* STRANGE;
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) {
    for (const other of variants(inner)) {
      yield isList ? value.with(Number(key), other) : { ...value, [key]: other };
    }
    if (!isList) yield Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  }
  if (isList) yield [...value, ...value];
  else yield* [{ ...value, stray: 1 }, { ...value, stray: undefined }, Object.create(value)];
}

describe('a quick yes is what zod says, too', () => {
  it.each(asked.map((op) => [op.id, op] as const))('%s', (_, op) => {
    const fits = compileValidator(op.data);
    expect(fits(op.example.data)).toBe(!LEFT_TO_ZOD.has(op.data) && !RARE.has(op.id));
    let yes = 0;
    let no = 0;
    for (const variant of variants(op.example.data)) {
      const result = op.data.safeParse(variant);
      if (fits(variant)) {
        yes += 1;
        expect(result.success).toBe(true);
        expect(result.data).toEqual(variant);
      } else if (!result.success) no += 1;
    }
    expect(no).toBeGreaterThan(yes);
  });
});

describe('what is not known here is asked of zod', () => {
  it.each<[string, z.ZodType, unknown, unknown]>([
    ['a rule of its own', z.string().refine((text) => text !== 'b'), 'a', 'b'],
    [
      'a rule of a whole object',
      z.strictObject({ n: z.int() }).refine(({ n }) => n > 1),
      undefined,
      { n: 1 },
    ],
    ['another format', z.base64(), 'aGk=', 'a'],
    ['a length', z.string().max(2), 'ab', 'abc'],
    ['a step', z.number().multipleOf(2), 4, 5],
    ['one of two', z.union([z.string(), z.int()]), 'a', 1.5],
    ['a literal', z.literal('a'), 'a', 'b'],
    ['an object that keeps what it does not know', z.looseObject({ n: z.int() }), undefined, { n: 1.5 }],
  ])('%s', (_, schema, right, wrong) => {
    const fits = compileValidator(schema);
    if (right !== undefined) expect(fits(right)).toBe(true);
    expect(fits(wrong)).toBe(false);
  });

  it('and what zod would change is no yes', () => {
    expect(compileValidator(z.string().trim())(' a ')).toBe(false);
    expect(compileValidator(z.strictObject({ a: z.string().trim() }))({ a: ' a ' })).toBe(false);
    expect(compileValidator(z.coerce.number())('5')).toBe(false);
    expect(compileValidator(z.object({ n: z.int() }))({ n: 1, dropped: 2 })).toBe(false);
    expect(compileValidator(z.array(z.int()))(new Array(2))).toBe(false);
  });
});

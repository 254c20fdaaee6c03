/** What the generator knows of a kind of field: its schema, its column and a value for examples, tests and the seed. */

interface Kind {
  /** What is taken in, and the module of the contract that it comes from. */
  readonly input: string;
  readonly from?: readonly [name: string, module: string];
  /** What is answered; default: as `input`. */
  readonly output?: string;
  /** Of the migration, see `migrations/columns.ts`. */
  readonly column: 'text' | 'whole' | 'money' | 'flag';
  readonly example: string;
  /** Of the n-th row of the seed; `of` draws for its field. */
  readonly seed: string;
}

const kinds = {
  text: {
    input: 'text(100)',
    from: ['text', 'text'],
    output: 'z.string()',
    column: 'text',
    example: "'Зразок'",
    seed: `\`Зразок \${n}\``,
  },
  longText: {
    input: 'multilineText(1000)',
    from: ['multilineText', 'text'],
    output: 'z.string()',
    column: 'text',
    example: "'Перший рядок'",
    seed: `\`Перший рядок \${n}\``,
  },
  number: {
    input: 'z.int().min(0).max(1_000_000)',
    column: 'whole',
    example: '12',
    seed: '.number.int(100)',
  },
  money: {
    input: 'Kopiykas',
    from: ['Kopiykas', 'money-schema'],
    column: 'money',
    example: '12_550',
    seed: '.number.int({ min: 1, max: 500 }) * 100',
  },
  flag: { input: 'z.boolean()', column: 'flag', example: 'true', seed: 'n % 3 === 0 ? 0 : 1' },
  day: {
    input: 'Day',
    from: ['Day', 'dates'],
    column: 'text',
    example: "'2026-11-20'",
    seed: `\`2026-11-\${10 + (n % 20)}\``,
  },
  time: {
    input: 'TimeOfDay',
    from: ['TimeOfDay', 'dates'],
    column: 'text',
    example: "'09:00'",
    seed: `\`\${10 + (n % 10)}:00\``,
  },
  phone: {
    input: 'Phone',
    from: ['Phone', 'phone-schema'],
    column: 'text',
    example: "'+380671112233'",
    seed: `\`+38067111\${1000 + n}\``,
  },
  url: {
    input: 'httpsUrl',
    from: ['httpsUrl', 'text'],
    output: 'z.string()',
    column: 'text',
    example: "'https://example.com/'",
    seed: `\`https://example.com/\${n}\``,
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type NewFieldKind = keyof typeof kinds;

/** Kinds that the generator can write; others are put in by hand. */
export const fieldKinds = Object.keys(kinds) as NewFieldKind[];

export const isFieldKind = (kind: string): kind is NewFieldKind => Object.hasOwn(kinds, kind);

export const kindOf = (kind: NewFieldKind): Kind => kinds[kind];

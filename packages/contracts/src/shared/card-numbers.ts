import { isIban } from './iban.ts';

/** Card number prefixes and lengths (ISO/IEC 7812, issuer tables of the networks). */
const KINDS: readonly (readonly [begin: RegExp, lengths: readonly number[]])[] = [
  // 482 with 13 digits is a Ukrainian product barcode; 13-digit cards have not been issued for decades.
  [/^4(?!82)/, [13]],
  [/^4/, [16, 19]],
  [/^(?:5[1-5]|220[0-4]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  [/^3[47]/, [15]],
  [/^3(?:0[0-5]|[689])/, [14, 16]],
  [/^35(?:2[89]|[3-8])/, [16]],
  [/^(?:50|5[6-9]|6)/, [16, 19]],
  [/^9804/, [16]],
];
/** Prefix length that determines the kind. */
const BEGIN = 4;

const known = new Map<string, readonly number[]>();
/** Card lengths for a four-digit prefix; cached, as it is looked up at every digit. */
function lengthsOf(begin: string): readonly number[] {
  const before = known.get(begin);
  if (before) return before;
  const lengths = KINDS.flatMap(([kind, all]) => (kind.test(begin) ? all : []));
  known.set(begin, lengths);
  return lengths;
}

// Separators allowed between digits: up to three spaces, dashes, dots, slashes or invisible characters.
const BETWEEN = '[\\s\\p{Pd}\\p{Cf}\\u2212_./·]{0,3}';
const RUN = `\\p{N}(?:${BETWEEN}\\p{N}){12,}`;
// UUIDs and IBANs are matched as a whole, so their digits are not taken for cards.
const ID = '(?<![\\da-z])[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}(?![\\da-z])';
const ACCOUNT = 'UA(?:[\\s-]{0,2}\\d){27}(?!\\d)';
const FOUND = new RegExp(`${ID}|${ACCOUNT}|${RUN}`, 'giu');

function digitsIn(sign: string): string {
  const code = sign.charCodeAt(0);
  if (code < 0x80) return code >= 0x30 && code <= 0x39 ? sign : '';
  return sign.normalize('NFKC').replace(/\D/g, '');
}

/** The digits of a run, and for each digit the start and end of its group (groups are divided by separators). */
interface Digits {
  readonly all: string;
  readonly begins: readonly number[];
  readonly ends: readonly number[];
}

function digitsOf(run: string): Digits {
  let all = '';
  const begins: number[] = [];
  const ends: number[] = [];
  let begin = 0;
  const endGroup = () => {
    while (ends.length < all.length) ends.push(all.length);
    begin = all.length;
  };
  for (const sign of run) {
    const plain = digitsIn(sign);
    if (plain === '') endGroup();
    all += plain;
    while (begins.length < all.length) begins.push(begin);
  }
  endGroup();
  return { all, begins, ends };
}

/** Prefix sums of the Luhn check (ISO/IEC 7812), with even or odd positions doubled. */
function checkSums(digits: string, doubled: 0 | 1): number[] {
  const sums = [0];
  let sum = 0;
  for (let n = 0; n < digits.length; n += 1) {
    const value = digits.charCodeAt(n) - 48;
    const counted = n % 2 === doubled ? value * 2 : value;
    sum += counted > 9 ? counted - 9 : counted;
    sums.push(sum);
  }
  return sums;
}

type GroupingRule = (digits: Digits, from: number, end: number) => boolean;

/** Ranges `[from, end)` of card numbers among digits, ordered by start. */
function cardsAmong(digits: Digits, isAllowed: GroupingRule): [number, number][] {
  const { all } = digits;
  const sums = [checkSums(all, 0), checkSums(all, 1)] as const;
  const found: [number, number][] = [];
  for (let n = 0; n + BEGIN <= all.length; n += 1) {
    for (const length of lengthsOf(all.slice(n, n + BEGIN))) {
      const end = n + length;
      if (end > all.length) continue;
      // The last digit is not doubled, the one before it is.
      const check = sums[end % 2 === 0 ? 0 : 1];
      const passes = ((check[end] as number) - (check[n] as number)) % 10 === 0;
      if (passes && isAllowed(digits, n, end)) found.push([n, end]);
    }
  }
  return found;
}

/** Card numbers are printed in groups of four digits. */
const GROUP = 4;

/**
 * In free text, a range inside one group may be a card; across groups it must start and end at a group border or
 * four digits from it, so two phone numbers are no card.
 */
const allowedInText: GroupingRule = ({ begins, ends }, from, end) => {
  const last = end - 1;
  if (begins[from] === begins[last]) return true;
  const isBegin = begins[from] === from || Number(ends[from]) - from === GROUP;
  return isBegin && (ends[last] === end || end - Number(begins[last]) === GROUP);
};

/** In an identifier only whole groups count: long serial numbers contain valid card numbers by chance. */
const allowedInIdentifier: GroupingRule = ({ begins, ends }, from, end) =>
  begins[from] === from && ends[end - 1] === end;

/** UUIDs and IBANs: they match the pattern but are not cards. */
const isExempt = (found: string) =>
  /^[\da-f]{8}-/i.test(found) || isIban(found.replace(/[\s-]/g, '').toUpperCase());

function maskRun(run: string): string {
  if (isExempt(run)) return run;
  const digits = digitsOf(run);
  const cards = cardsAmong(digits, allowedInText);
  if (cards.length === 0) return run;
  const hidden = new Uint8Array(digits.all.length);
  /** Card digits followed by another one: separators after them are dropped. */
  const followed = new Uint8Array(digits.all.length);
  for (const [from, end] of cards) {
    followed.fill(1, from, end - 1);
    hidden.fill(1, from + 6, end - 4);
  }
  let n = -1;
  let masked = '';
  for (const sign of run) {
    const plain = digitsIn(sign);
    if (plain === '' && followed[n] !== 1) masked += sign;
    for (const digit of plain) {
      n += 1;
      masked += hidden[n] === 1 ? '*' : digit;
    }
  }
  return masked;
}

/** Masks card numbers as `444455******1111` (decisions §3, security T16). Never longer than the input. */
export const maskCardNumbers = (text: string): string => text.replace(FOUND, maskRun);

/** Whether an identifier is or contains a card number. */
export const containsCardNumber = (text: string): boolean =>
  (text.match(FOUND) ?? []).some(
    (run) => !isExempt(run) && cardsAmong(digitsOf(run), allowedInIdentifier).length > 0,
  );

import { isIban } from './iban.ts';

/** How the numbers of cards begin, and how many digits they have (ISO/IEC 7812, the networks' own tables). */
const KINDS: readonly (readonly [begin: RegExp, lengths: readonly number[]])[] = [
  // Barcodes of Ukrainian goods begin with 482 and have 13 digits, which cards have not been issued with for decades.
  [/^4(?!82)/, [13]],
  [/^4/, [16, 19]],
  [/^(?:5[1-5]|220[0-4]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  [/^3[47]/, [15]],
  [/^3(?:0[0-5]|[689])/, [14, 16]],
  [/^35(?:2[89]|[3-8])/, [16]],
  [/^(?:50|5[6-9]|6)/, [16, 19]],
  [/^9804/, [16]],
];
/** Digits that tell a kind. */
const BEGIN = 4;

const known = new Map<string, readonly number[]>();
/** How many digits a card has that begins with four digits; remembered, for it is asked at every digit of a text. */
function lengthsOf(begin: string): readonly number[] {
  const before = known.get(begin);
  if (before) return before;
  const lengths = KINDS.flatMap(([kind, all]) => (kind.test(begin) ? all : []));
  known.set(begin, lengths);
  return lengths;
}

// Between digits people write spaces of any width, dashes, dots and strokes, up to three; what is invisible, too.
const BETWEEN = '[\\s\\p{Pd}\\p{Cf}\\u2212_./·]{0,3}';
const RUN = `\\p{N}(?:${BETWEEN}\\p{N}){12,}`;
// Ids and accounts are told from cards as a whole.
const ID = '(?<![\\da-z])[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}(?![\\da-z])';
const ACCOUNT = 'UA(?:[\\s-]{0,2}\\d){27}(?!\\d)';
const FOUND = new RegExp(`${ID}|${ACCOUNT}|${RUN}`, 'giu');

/** The digits of a sign: full width and the like are read as what they stand for. */
function digitsIn(sign: string): string {
  const code = sign.charCodeAt(0);
  if (code < 0x80) return code >= 0x30 && code <= 0x39 ? sign : '';
  return sign.normalize('NFKC').replace(/\D/g, '');
}

/** The digits of a run, and for each place among them where its group begins and ends: something stands between groups. */
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

/** Sums of the check of card numbers (ISO/IEC 7812 "Luhn") up to each place, even or odd places counted twice. */
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

/** Whether the digits from one place to before another may be those of a card, by how they stand in groups. */
type MayBe = (digits: Digits, from: number, end: number) => boolean;

/** Where numbers of cards stand among digits, as `[from, end]`, in the order of their beginnings. */
function cardsAmong(digits: Digits, mayBe: MayBe): [number, number][] {
  const { all } = digits;
  const sums = [checkSums(all, 0), checkSums(all, 1)] as const;
  const found: [number, number][] = [];
  for (let n = 0; n + BEGIN <= all.length; n += 1) {
    for (const length of lengthsOf(all.slice(n, n + BEGIN))) {
      const end = n + length;
      if (end > all.length) continue;
      // The last digit counts once, the one before it twice.
      const check = sums[end % 2 === 0 ? 0 : 1];
      const passes = ((check[end] as number) - (check[n] as number)) % 10 === 0;
      if (passes && mayBe(digits, n, end)) found.push([n, end]);
    }
  }
  return found;
}

/** Cards are printed in groups of four digits. */
const GROUP = 4;

/**
 * In a text, a number of a card may stand beside other digits: between spaces or in one piece with them. Only what cuts
 * two groups anywhere is none: two phones, one after the other, are two phones.
 */
const inText: MayBe = ({ begins, ends }, from, end) => {
  const last = end - 1;
  if (begins[from] === begins[last]) return true;
  const isBegin = begins[from] === from || Number(ends[from]) - from === GROUP;
  return isBegin && (ends[last] === end || end - Number(begins[last]) === GROUP);
};

/** In an identifier only whole groups count: longer serial numbers hold a card's digits by chance. */
const inGroups: MayBe = ({ begins, ends }, from, end) => begins[from] === from && ends[end - 1] === end;

/** What is no run of digits, though it looks like one: an id, or an account. */
const isKept = (found: string) =>
  /^[\da-f]{8}-/i.test(found) || isIban(found.replace(/[\s-]/g, '').toUpperCase());

/** A run of digits with the middle of each card in it covered; the rest stays as it was written. */
function covered(run: string): string {
  if (isKept(run)) return run;
  const digits = digitsOf(run);
  const cards = cardsAmong(digits, inText);
  if (cards.length === 0) return run;
  const hidden = new Uint8Array(digits.all.length);
  /** Digits of a card that others follow: what stands between is left off. */
  const followed = new Uint8Array(digits.all.length);
  for (const [from, end] of cards) {
    followed.fill(1, from, end - 1);
    hidden.fill(1, from + 6, end - 4);
  }
  let n = -1;
  let told = '';
  for (const sign of run) {
    const plain = digitsIn(sign);
    if (plain === '' && followed[n] !== 1) told += sign;
    for (const digit of plain) {
      n += 1;
      told += hidden[n] === 1 ? '*' : digit;
    }
  }
  return told;
}

/**
 * A text whose card numbers have lost their middle, as the product shows cards everywhere: `444455******1111`
 * (decisions §3, security T16). Found as people write them, whatever stands beside them. Never longer than the text.
 */
export const withoutCardNumbers = (text: string): string => text.replace(FOUND, covered);

/** Whether an identifier is, or holds between other signs, the number of a card. */
export const holdsCardNumber = (text: string): boolean =>
  (text.match(FOUND) ?? []).some((run) => !isKept(run) && cardsAmong(digitsOf(run), inGroups).length > 0);

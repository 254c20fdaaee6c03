/** 0: nothing typed; 1 weak to 4 strong. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

/** Neighbours on keyboards: a walk along them is guessed first. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'йцукенгшщзхї', 'фівапролджє', 'ячсмитьбю'];
/** What everybody chooses, besides walks and repetitions. */
const common = /^(?:pass(?:word)?|парол[ья]|admin|адмін|kasa|каса|welcome|qwerty|йцукен)[\d!.]*$/iu;

/** Guessing effort in bits from which a password is worth 2, 3 and 4. */
const limits = [30, 45, 62] as const;

/** A year is one thing to guess, not four. */
const year = /(?:19|20)\d\d/g;

const kinds: readonly (readonly [RegExp, number])[] = [
  [/\d/, 10],
  [/\p{Ll}/u, 30],
  [/\p{Lu}/u, 30],
  [/[^\p{L}\d]/u, 30],
];

/** Whether a character follows from the one before: the same, the next in its order, or beside it on the keyboard. */
function isForeseeable(before: string, character: string): boolean {
  if (Math.abs((before.codePointAt(0) ?? 0) - (character.codePointAt(0) ?? 0)) <= 1) return true;
  return rows.some((row) => {
    const [from, to] = [row.indexOf(before), row.indexOf(character)];
    return from >= 0 && to >= 0 && Math.abs(from - to) === 1;
  });
}

/**
 * How hard a password is to guess, by its length, its kinds of characters, and how many of them follow from the one
 * before. It advises; the only rule is the length of the contract.
 */
export function passwordScore(password: string): PasswordScore {
  if (password === '') return 0;
  const characters = Array.from(password.toLowerCase().replace(year, '0'));
  const surprises = characters.filter((character, index) => {
    const before = characters[index - 1];
    return before === undefined || !isForeseeable(before, character);
  });
  const pool = kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);
  const distinct = new Set(surprises).size;
  // Few different characters, however often repeated, are few to try.
  const length = Math.min(surprises.length, distinct * 2);
  const bits = common.test(password) ? 0 : length * Math.log2(pool);
  return (1 + limits.filter((limit) => bits >= limit).length) as PasswordScore;
}

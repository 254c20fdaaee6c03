/** 0: empty; 1 (weak) to 4 (strong). */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

/** Keyboard rows: neighbouring keys are easy to guess. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'йцукенгшщзхї', 'фівапролджє', 'ячсмитьбю'];
/** Common passwords other than keyboard walks and repetitions. */
const common = /^(?:pass(?:word)?|парол[ья]|admin|адмін|kasa|каса|welcome|qwerty|йцукен)[\d!.]*$/iu;

/** Minimum entropy in bits for scores 2, 3 and 4. */
const limits = [30, 45, 62] as const;

/** A year counts as one character, not four. */
const year = /(?:19|20)\d\d/g;

const kinds: readonly (readonly [RegExp, number])[] = [
  [/\d/, 10],
  [/\p{Ll}/u, 30],
  [/\p{Lu}/u, 30],
  [/[^\p{L}\d]/u, 30],
];

/** Whether a character is predictable: equal or adjacent in code or on the keyboard to the one before. */
function isPredictable(before: string, character: string): boolean {
  if (Math.abs((before.codePointAt(0) ?? 0) - (character.codePointAt(0) ?? 0)) <= 1) return true;
  return rows.some((row) => {
    const [from, to] = [row.indexOf(before), row.indexOf(character)];
    return from >= 0 && to >= 0 && Math.abs(from - to) === 1;
  });
}

/**
 * Estimates password strength from length, character classes and predictable sequences. Advice only: the contract
 * requires just a minimum length.
 */
export function passwordScore(password: string): PasswordScore {
  if (password === '') return 0;
  const characters = Array.from(password.toLowerCase().replace(year, '0'));
  const surprises = characters.filter((character, index) => {
    const before = characters[index - 1];
    return before === undefined || !isPredictable(before, character);
  });
  const pool = kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);
  const distinct = new Set(surprises).size;
  // Repeating a few different characters adds little entropy.
  const length = Math.min(surprises.length, distinct * 2);
  const bits = common.test(password) ? 0 : length * Math.log2(pool);
  return (1 + limits.filter((limit) => bits >= limit).length) as PasswordScore;
}

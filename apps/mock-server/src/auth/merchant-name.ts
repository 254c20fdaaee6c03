/** Digits of an RNOKPP; an EDRPOU has eight. */
const PERSONAL_DIGITS = 10;

/** `Гнатюк Ірина Романівна` as `Гнатюк І. Р.`. */
function withInitials(fullName: string): string {
  const [surname = '', ...names] = fullName.split(/\s+/u);
  return [surname, ...names.map((name) => `${[...name][0]?.toUpperCase()}.`)].join(' ');
}

/**
 * What a new merchant is called until its companies are entered: a sole proprietor (ФОП) by the person's name, a legal
 * entity by its code, because nobody has been asked for its name.
 */
export function nameOfMerchant(fullName: string, taxNumber: string): string {
  return taxNumber.length === PERSONAL_DIGITS ? `ФОП ${withInitials(fullName)}` : `Компанія ${taxNumber}`;
}

/** Digits of an RNOKPP; an EDRPOU has eight. */
const PERSONAL_DIGITS = 10;

/** Whether a merchant is a legal entity: it has a name of its own, which its code does not tell. */
export const isLegalEntity = (taxNumber: string): boolean => taxNumber.length !== PERSONAL_DIGITS;

/**
 * What a new merchant is called until somebody renames it (`updateMerchant`): a sole proprietor (ФОП) by the person's
 * full name, as it stands in receipts; a legal entity by its code, because nobody has been asked for its name.
 */
export function nameOfMerchant(fullName: string, taxNumber: string): string {
  return isLegalEntity(taxNumber) ? `Компанія ${taxNumber}` : `ФОП ${fullName}`;
}

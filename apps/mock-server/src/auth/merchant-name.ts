/** Digits of an RNOKPP (personal tax number); an EDRPOU (company code) has eight. */
const PERSONAL_DIGITS = 10;

export const isLegalEntity = (taxNumber: string): boolean => taxNumber.length !== PERSONAL_DIGITS;

/**
 * The initial name of a merchant, until `updateMerchant`: "ФОП" and the full name for a sole proprietor; the tax number
 * for a legal entity, whose name registration does not ask for.
 */
export function defaultMerchantName(fullName: string, taxNumber: string): string {
  return isLegalEntity(taxNumber) ? `Компанія ${taxNumber}` : `ФОП ${fullName}`;
}

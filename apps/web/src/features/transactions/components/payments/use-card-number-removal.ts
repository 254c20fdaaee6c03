import { containsCardNumber } from '@kasa/contracts/shared/card-numbers';
import { useEffect } from 'react';
import { useAddressSearch } from '#shared/routing/use-address-search.ts';
import { type TransactionList, typedParameters } from '../../model/transaction-list.ts';

/** Takes a whole card number out of the address that somebody has come with: it is searched and remembered nowhere. */
export function useCardNumberRemoval({ setFilters }: TransactionList) {
  const [search] = useAddressSearch();
  const withCard = typedParameters.filter((name) => containsCardNumber(search.get(name) ?? ''));
  useEffect(() => {
    if (withCard.length === 0) return;
    setFilters(Object.fromEntries(withCard.map((name) => [name, null])), { replaceHistory: true });
  });
}

import { containsCardNumber } from '@kasa/contracts/shared/card-numbers';
import { useEffect } from 'react';
import { useAddressSearch } from '#shared/routing/use-address-search.ts';
import type { TransactionList } from '../../model/transaction-list.ts';

/** Takes a whole card number out of the address that somebody has come with: it is searched and remembered nowhere. */
export function useCardNumberRemoval({ setFilters }: TransactionList) {
  const [search] = useAddressSearch();
  const hasCard = containsCardNumber(search.get('q') ?? '');
  useEffect(() => {
    if (hasCard) setFilters({ q: null }, { replaceHistory: true });
  });
}

import { containsCardNumber } from '@kasa/contracts/shared/card-numbers';
import { ruleMessage } from '@kasa/contracts/shared/rules';
import type { FilterDef } from '@kasa/ui/filter-bar';
import { TextField } from '@kasa/ui/text-field';
import { useState } from 'react';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useDebouncedInput } from '#shared/table/use-debounced-input.ts';
import { transactionsMessages } from '../../messages/transactions/catalogue.ts';
import { asShownOfCard, type TransactionList } from '../../model/transaction-list.ts';

/** A filter by what is shown of a card: its first digits, its last ones, or both. */
export function useCardFilter({ filters, setFilters }: TransactionList, label: string): FilterDef {
  const shown = filters.card_mask;
  const set = (card_mask: string | null, replaceHistory?: boolean) =>
    setFilters({ card_mask }, { replaceHistory });
  return {
    ...{ id: 'card_mask', label, value: shown && chipText(shown) },
    onRemove: () => set(null),
    editor: () => (
      <CardEditor label={label} value={shown ?? ''} onChange={(next) => set(next || null, true)} />
    ),
  };
}

const chipText = (shown: string) =>
  shown.length === 4 ? `…${shown}` : shown.length === 6 ? `${shown}…` : shown;

function CardEditor({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (shown: string) => void;
}) {
  const text = useText(transactionsMessages);
  const locale = useLocale();
  const [hasStopped, setHasStopped] = useState(false);
  const isUsable = (typed: string) => typed.trim() === '' || asShownOfCard(typed) !== undefined;
  const [typed, change] = useDebouncedInput(value, (next) => {
    setHasStopped(true);
    if (isUsable(next)) onChange(asShownOfCard(next) ?? '');
  });
  const error = () => {
    if (containsCardNumber(typed)) return ruleMessage('card_number', locale);
    return hasStopped && !isUsable(typed) ? ruleMessage('card_mask_format', locale) : undefined;
  };
  return (
    <div className="w-[280px] max-w-full max-md:w-full">
      <TextField
        name="card_mask"
        label={label}
        hint={text('filter.cardHint')}
        autoComplete="off"
        value={typed}
        onChange={(next) => {
          setHasStopped(false);
          change(next);
        }}
        error={error()}
      />
    </div>
  );
}
